"""What holds for every shuffle: fair shares, no card lost, every input counts, clear refusals."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel import shuffle
from binokel.cards import deck as canonical_deck
from binokel.errors import ShuffleError
from binokel.shuffle import Commitments

if TYPE_CHECKING:
    from collections.abc import Callable

    from binokel.cards import Card

# ---------------------------------------------------------------- every order is equally likely


def test_every_number_below_a_bound_comes_from_equally_many_bytes() -> None:
    """Of the 256 bytes each number gets the same share, whatever the bound."""
    for bound in range(1, 257):
        fair = range(256 - 256 % bound)
        drawn = Counter(shuffle._below(bound, iter([byte])) for byte in fair)
        assert drawn == dict.fromkeys(range(bound), 256 // bound)


def test_a_byte_that_would_favour_small_numbers_is_thrown_away() -> None:
    """After bytes that are not fair the next one decides, whatever the bound."""
    for bound in range(1, 257):
        unfair = range(256 - 256 % bound, 256)
        assert shuffle._below(bound, iter([*unfair, bound - 1])) == bound - 1


def test_a_small_deck_gets_every_order_from_equally_many_streams() -> None:
    """Over all fair bytes, four things stand in each of their 24 orders equally often."""
    orders = Counter(
        shuffle._shuffled("abcd", iter([one, two, three]))
        for one in range(4)
        for two in range(3)
        for three in range(2)
    )
    assert len(orders) == 24
    assert set(orders.values()) == {1}


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far counts lie from equal shares."""
    share = counts.total() / cells
    return sum((counts[cell] - share) ** 2 for cell in range(cells)) / share


def test_first_card_goes_to_every_place_equally_often() -> None:
    """Over 20,000 fixed draws the first card of the deck spreads over all 48 places.

    With 47 degrees of freedom the sum lies between 22 and 84 in 998 of 1000 fair shuffles.
    """
    places, firsts = Counter[int](), Counter[int]()
    for draw in range(20_000):
        secret = hashlib.sha256(draw.to_bytes(4, "big")).digest()
        order = shuffle._shuffled(range(48), shuffle._stream(secret))
        places[order.index(0)] += 1
        firsts[order[0]] += 1
    assert 22 < chi_square(places, 48) < 84
    assert 22 < chi_square(firsts, 48) < 84


def test_the_stream_is_the_one_of_shake_256_over_many_blocks() -> None:
    """The bytes go on where the block before ended."""
    stream = shuffle._stream(b"seed")
    assert bytes(next(stream) for _ in range(1000)) == hashlib.shake_256(b"seed").digest(1000)


# ---------------------------------------------------------------- laws

secrets = st.binary(min_size=32, max_size=32)
nonces = st.dictionaries(
    st.integers(0, 9), st.binary(min_size=16, max_size=64), min_size=1, max_size=5
)


@given(secret=secrets, shown=nonces, with_diss=st.booleans(), draw=st.integers(0, 2**32 - 1))
def test_every_deck_holds_every_card_twice(
    secret: bytes, shown: dict[int, bytes], *, with_diss: bool, draw: int
) -> None:
    """A shuffle loses, adds and changes no card. Rule: §1.1."""
    deck = shuffle.deck_order(secret, shown, with_diss=with_diss, draw=draw)
    assert sorted(deck) == list(canonical_deck(with_diss=with_diss))
    assert len(deck) == (48 if with_diss else 40)


@given(secret=secrets, shown=nonces, place=st.integers(0), with_diss=st.booleans())
def test_one_bit_of_a_nonce_changes_the_deck(
    secret: bytes, shown: dict[int, bytes], *, place: int, with_diss: bool
) -> None:
    """Each bit of each nonce matters."""
    person = sorted(shown)[place % len(shown)]
    changed = {**shown, person: flipped(shown[person], place)}
    assert dealt(secret, shown, with_diss=with_diss) != dealt(secret, changed, with_diss=with_diss)


@given(secrets, nonces)
def test_the_order_of_arrival_does_not_matter(secret: bytes, shown: dict[int, bytes]) -> None:
    """Nonces are mixed by person number, not in the order they came in."""
    backwards = dict(reversed(shown.items()))
    assert dealt(secret, shown) == dealt(secret, backwards)
    assert shuffle.first_dealer(secret, shown, 5) == shuffle.first_dealer(secret, backwards, 5)


@given(secrets, st.integers(0, 255), st.integers(1, 256))
def test_a_first_dealer_is_one_of_the_persons(secret: bytes, byte: int, persons: int) -> None:
    """The first dealer sits at the table. Rule: §2.3."""
    assert shuffle.first_dealer(secret, {0: bytes([byte] * 16)}, persons) in range(persons)


def test_every_input_changes_the_deck() -> None:
    """Secret, person of a nonce, missing nonce and draw each give another deck."""
    decks = [
        dealt(bytes(32), {0: bytes(16)}),
        dealt(bytes(31) + b"\x01", {0: bytes(16)}),
        dealt(bytes(32), {1: bytes(16)}),
        dealt(bytes(32), {}),
        dealt(bytes(32), {0: bytes(17)}),
        shuffle.deck_order(bytes(32), {0: bytes(16)}, with_diss=True, draw=2),
    ]
    assert len(set(decks)) == len(decks)


def test_a_nonce_commitment_fits_no_other_person() -> None:
    """Nobody can pass on the commitment of another person as his own."""
    assert shuffle.nonce_commitment(0, bytes(16)) != shuffle.nonce_commitment(1, bytes(16))


def test_derived_secrets_differ_by_draw_and_master() -> None:
    """Each draw of each master has a secret of its own."""
    masters = (b"1", b"2", b"11")
    derived = {shuffle.derived_secret(master, draw) for master in masters for draw in range(50)}
    assert len(derived) == 150


def flipped(data: bytes, place: int) -> bytes:
    """The data with one bit turned."""
    bit = 1 << place % (8 * len(data))
    return (int.from_bytes(data, "big") ^ bit).to_bytes(len(data), "big")


def dealt(secret: bytes, shown: dict[int, bytes], *, with_diss: bool = True) -> tuple[Card, ...]:
    """The deck of draw 1."""
    return shuffle.deck_order(secret, shown, with_diss=with_diss, draw=1)


# ---------------------------------------------------------------- refusals

SECRET = bytes(range(32))
NONCES = {0: b"a" * 16, 2: b"c" * 16}
PROMISED = Commitments(
    shuffle.commitment(SECRET),
    {person: shuffle.nonce_commitment(person, nonce) for person, nonce in NONCES.items()},
)
DECK = dealt(SECRET, NONCES)


def refused(call: Callable[[], object]) -> str:
    """The sentence of a refusal."""
    with pytest.raises(ShuffleError) as caught:
        call()
    return str(caught.value)


def test_verify_refuses_another_secret() -> None:
    """A secret that was not promised is found out."""
    text = refused(lambda: shuffle.verify(PROMISED, bytes(32), NONCES, deck=DECK, draw=1))
    assert text == "the secret does not fit its commitment"


def test_verify_refuses_another_nonce() -> None:
    """A nonce that was not promised is found out, and its person named."""
    text = refused(
        lambda: shuffle.verify(PROMISED, SECRET, {**NONCES, 2: b"d" * 16}, deck=DECK, draw=1)
    )
    assert text == "the nonce of person 2 does not fit its commitment"


def test_verify_refuses_a_nonce_of_another_person() -> None:
    """Two persons cannot change their nonces."""
    text = refused(
        lambda: shuffle.verify(PROMISED, SECRET, {0: NONCES[2], 2: NONCES[0]}, deck=DECK, draw=1)
    )
    assert text == "the nonce of person 0 does not fit its commitment"


def test_verify_refuses_a_nonce_nobody_promised() -> None:
    """Nobody joins in after the commitments are made."""
    text = refused(
        lambda: shuffle.verify(PROMISED, SECRET, {**NONCES, 1: b"b" * 16}, deck=DECK, draw=1)
    )
    assert text == "person 1 shows a nonce without a commitment"


def test_verify_refuses_two_cards_that_changed_places() -> None:
    """The first wrong place is named, counted from 1."""
    other = next(place for place in range(11, 48) if DECK[place] is not DECK[10])
    deck = list(DECK)
    deck[10], deck[other] = deck[other], deck[10]
    text = refused(lambda: shuffle.verify(PROMISED, SECRET, NONCES, deck=deck, draw=1))
    assert text == f"place 11 of the deck holds {deck[10]}, the draw gives {DECK[10]}"


def test_verify_refuses_the_deck_of_another_draw() -> None:
    """A deck is good for its own draw only."""
    text = refused(lambda: shuffle.verify(PROMISED, SECRET, NONCES, deck=DECK, draw=2))
    assert text.startswith("place ")


@pytest.mark.parametrize("size", [0, 39, 41, 47, 49])
def test_verify_refuses_a_deck_of_another_size(size: int) -> None:
    """A deck has 48 or 40 cards. Rule: §1.1."""
    deck = (DECK + DECK)[:size]
    text = refused(lambda: shuffle.verify(PROMISED, SECRET, NONCES, deck=deck, draw=1))
    assert text == f"a deck has 48 cards, or 40 without Diss, not {size} (§1.1)"


def test_verify_names_who_did_not_show_a_nonce() -> None:
    """A missing nonce is left out and its person named."""
    shown = {0: NONCES[0]}
    deck = dealt(SECRET, shown)
    assert shuffle.verify(PROMISED, SECRET, shown, deck=deck, draw=1) == (2,)


def test_verify_refuses_a_deck_mixed_with_a_missing_nonce() -> None:
    """Who is named as missing had no part in the deck."""
    text = refused(lambda: shuffle.verify(PROMISED, SECRET, {0: NONCES[0]}, deck=DECK, draw=1))
    assert text.startswith("place ")


@pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
def test_a_secret_has_32_bytes(size: int) -> None:
    """Shorter and longer secrets are refused everywhere."""
    secret = bytes(size)
    expected = f"a secret has 32 bytes, this one {size}"
    assert refused(lambda: shuffle.commitment(secret)) == expected
    assert refused(lambda: dealt(secret, {})) == expected
    assert refused(lambda: shuffle.first_dealer(secret, {}, 3)) == expected


@pytest.mark.parametrize("size", [0, 15, 65])
def test_a_nonce_has_16_to_64_bytes(size: int) -> None:
    """Shorter and longer nonces are refused everywhere, and the person named."""
    expected = f"the nonce of person 7 has {size} bytes, not 16 to 64"
    assert refused(lambda: shuffle.nonce_commitment(7, bytes(size))) == expected
    assert refused(lambda: dealt(SECRET, {7: bytes(size)})) == expected


@pytest.mark.parametrize("number", [-1, 2**32])
def test_numbers_fit_in_four_bytes(number: int) -> None:
    """Numbers of persons and draws that cannot be written are refused by name."""
    beyond = f"{number} is not between 0 and 4294967295"
    assert refused(lambda: shuffle.nonce_commitment(number, bytes(16))) == f"person {beyond}"
    assert refused(lambda: shuffle.derived_secret(b"42", number)) == f"draw {beyond}"
    assert (
        refused(lambda: shuffle.deck_order(SECRET, {}, with_diss=True, draw=number))
        == f"draw {beyond}"
    )


@pytest.mark.parametrize("persons", [0, -1, 257])
def test_a_first_dealer_needs_persons(persons: int) -> None:
    """A dealer is drawn among 1 to 256 persons."""
    text = refused(lambda: shuffle.first_dealer(SECRET, {}, persons))
    assert text == f"a first dealer is drawn among 1 to 256 persons, not {persons}"


def test_a_master_is_not_empty() -> None:
    """An empty master would give everybody the same cards."""
    assert refused(lambda: shuffle.derived_secret(b"", 1)) == (
        "the master of derived secrets is empty"
    )
