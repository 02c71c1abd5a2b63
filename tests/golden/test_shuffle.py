"""The shuffle of the package against a second one, written from `docs/fair-cards.md` alone.

The second one makes the vectors: `uv run python tests/golden/test_shuffle.py` writes them anew.
"""

from __future__ import annotations

import hashlib
import json
import random
import struct
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel import shuffle
from binokel.cards import Card, parse_cards
from binokel.errors import ShuffleError
from binokel.shuffle import Commitments

if TYPE_CHECKING:
    from collections.abc import Callable

VECTORS = Path(__file__).with_name("shuffle.json")
DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-cards.md"

# ---------------------------------------------------------------- the second shuffle


def second_hash(use: str, *parts: bytes) -> str:
    """SHA-256 of a label and what follows it, in hex."""
    return hashlib.sha256(b"".join([second_label(use), *parts])).hexdigest()


def second_label(use: str) -> bytes:
    """A label with its length before it."""
    text = b"binokel.shuffle.v1." + use.encode()
    return struct.pack(f">I{len(text)}s", len(text), text)


def second_nonce(person: int, nonce: bytes) -> bytes:
    """A nonce with its person and its length before it."""
    return struct.pack(">II", person, len(nonce)) + nonce


def second_seed(use: str, secret: bytes, nonces: dict[int, bytes]) -> bytes:
    """What the seeds of deck and dealer have in common."""
    seed = second_label(use) + b"\x00\x00\x00\x20" + secret + struct.pack(">I", len(nonces))
    for person, nonce in sorted(nonces.items()):
        seed += second_nonce(person, nonce)
    return seed


def second_deck(secret: bytes, nonces: dict[int, bytes], ranks: str, draw: int) -> str:
    """The deck as text."""
    deck = [suit + rank for suit in "ESHB" for rank in ranks for _ in "ab"]
    seed = second_seed("deck", secret, nonces) + struct.pack(">II", draw, len(deck))
    stream = list(hashlib.shake_256(seed).digest(4096))
    left = len(deck)
    while left > 1:
        byte = stream.pop(0)
        if byte < 256 // left * left:
            left -= 1
            taken = byte % (left + 1)
            deck[taken], deck[left] = deck[left], deck[taken]
    return " ".join(deck)


def second_dealer(secret: bytes, nonces: dict[int, bytes], persons: int) -> int:
    """The first dealer."""
    seed = second_seed("dealer", secret, nonces) + struct.pack(">I", persons)
    top = 256 // persons * persons
    return next(byte for byte in hashlib.shake_256(seed).digest(4096) if byte < top) % persons


# ---------------------------------------------------------------- the vectors


class Given(NamedTuple):
    """What a draw is made of."""

    secret: bytes
    nonces: dict[int, bytes]
    ranks: str
    draw: int
    persons: int


def made(name: str, given: Given) -> dict[str, Any]:
    """One vector, computed by the second shuffle."""
    secret, nonces, ranks, draw, persons = given
    return {
        "id": name,
        "secret": secret.hex(),
        "nonces": {str(person): nonce.hex() for person, nonce in nonces.items()},
        "with_diss": "7" in ranks,
        "draw": draw,
        "persons": persons,
        "commitment": second_hash("secret", b"\x00\x00\x00\x20", secret),
        "nonce_commitments": {
            str(person): second_hash("nonce", second_nonce(person, nonce))
            for person, nonce in nonces.items()
        },
        "deck": second_deck(secret, nonces, ranks, draw),
        "first_dealer": second_dealer(secret, nonces, persons),
    }


def made_vectors() -> dict[str, Any]:
    """All vectors, computed by the second shuffle."""
    draws = {**chosen_draws(), **mixed_draws()}
    return {
        "format": 1,
        "vectors": [made(name, given) for name, given in draws.items()],
        "derived": [
            made_derived(b"42", 1),
            made_derived(b"42", 2),
            made_derived(bytes(32), 0),
            made_derived(b"\xff" * 100, 4294967295),
        ],
    }


def chosen_draws() -> dict[str, Given]:
    """Draws that each show something."""
    secret = bytes(range(32))
    three = {place: bytes(range(first, first + 16)) for place, first in enumerate((160, 176, 192))}
    odd = {10: bytes(range(64)), 2: b"\xff" * 33, 0: bytes(16), 4294967295: b"\x01" * 17}
    return {
        "worked-example": Given(secret, three, "AZKOU7", 1, 3),
        "person-1-missing": Given(secret, {0: three[0], 2: three[2]}, "AZKOU7", 1, 3),
        "second-draw": Given(secret, three, "AZKOU7", 2, 3),
        "without-diss": Given(secret, three, "AZKOU", 1, 3),
        "nobody-shows-a-nonce": Given(b"\xff" * 32, {}, "AZKOU", 1, 4),
        "odd-lengths-and-numbers": Given(bytes(32), odd, "AZKOU7", 4294967295, 9),
        "one-person": Given(b"Binokel" + bytes(25), {0: b"x" * 16}, "AZKOU", 0, 1),
        "most-persons": Given(b"Benoggl" + bytes(25), {0: b"x" * 16}, "AZKOU7", 77, 256),
    }


def mixed_draws() -> dict[str, Given]:
    """Draws as they come, from a fixed generator."""
    generator = random.Random(250)
    draws = {}
    for number in range(12):
        persons = generator.randrange(2, 9)
        nonces = {person: generator.randbytes(32) for person in range(persons)}
        ranks = generator.choice(["AZKOU7", "AZKOU"])
        secret = generator.randbytes(32)
        draws[f"mixed-{number}"] = Given(secret, nonces, ranks, number + 1, persons)
    return draws


def made_derived(master: bytes, draw: int) -> dict[str, Any]:
    """One derived secret, computed by the second shuffle."""
    parts = struct.pack(">I", len(master)), master, struct.pack(">I", draw)
    return {"master": master.hex(), "draw": draw, "secret": second_hash("derived", *parts)}


GOLDEN: dict[str, Any] = json.loads(VECTORS.read_text(encoding="utf-8"))


def by_person(entries: dict[str, str]) -> dict[int, bytes]:
    """Nonces of a vector."""
    return {int(person): bytes.fromhex(text) for person, text in entries.items()}


each_vector = pytest.mark.parametrize("vector", GOLDEN["vectors"], ids=lambda vector: vector["id"])


def test_vectors_come_from_the_second_shuffle() -> None:
    """The file holds what the second shuffle makes, nothing else."""
    assert made_vectors() == GOLDEN


@each_vector
def test_commitments_agree(vector: dict[str, Any]) -> None:
    """Both shuffles commit to secret and nonces alike."""
    nonces = by_person(vector["nonces"])
    assert shuffle.commitment(bytes.fromhex(vector["secret"])) == vector["commitment"]
    assert {
        str(person): shuffle.nonce_commitment(person, nonce) for person, nonce in nonces.items()
    } == vector["nonce_commitments"]


@each_vector
def test_decks_agree(vector: dict[str, Any]) -> None:
    """Both shuffles give the same deck order. Rule: §2.5."""
    deck = shuffle.deck_order(
        bytes.fromhex(vector["secret"]),
        by_person(vector["nonces"]),
        with_diss=vector["with_diss"],
        draw=vector["draw"],
    )
    assert " ".join(map(str, deck)) == vector["deck"]


@each_vector
def test_first_dealers_agree(vector: dict[str, Any]) -> None:
    """Both shuffles draw the same first dealer. Rule: §2.3."""
    secret, nonces = bytes.fromhex(vector["secret"]), by_person(vector["nonces"])
    assert shuffle.first_dealer(secret, nonces, vector["persons"]) == vector["first_dealer"]


@each_vector
def test_vectors_are_verified(vector: dict[str, Any]) -> None:
    """Whoever gets secret and nonces can recompute the deck; nobody is missing."""
    promised = Commitments(
        vector["commitment"],
        {int(person): text for person, text in vector["nonce_commitments"].items()},
    )
    missing = shuffle.verify(
        promised,
        bytes.fromhex(vector["secret"]),
        by_person(vector["nonces"]),
        deck=parse_cards(vector["deck"]),
        draw=vector["draw"],
    )
    assert missing == ()


@pytest.mark.parametrize("entry", GOLDEN["derived"])
def test_derived_secrets_agree(entry: dict[str, Any]) -> None:
    """Both shuffles derive the same secret of a draw from a master."""
    derived = shuffle.derived_secret(bytes.fromhex(entry["master"]), entry["draw"])
    assert derived.hex() == entry["secret"]


def test_document_shows_the_worked_example() -> None:
    """Every byte of the worked example in the document is the one of the vector."""
    document = "".join(DOCUMENT.read_text(encoding="utf-8").split())
    vector = GOLDEN["vectors"][0]
    secret, nonces = bytes.fromhex(vector["secret"]), by_person(vector["nonces"])
    seed = second_seed("deck", secret, nonces) + struct.pack(">II", 1, 48)
    dealer_seed = second_seed("dealer", secret, nonces) + struct.pack(">I", 3)
    derived = GOLDEN["derived"][0]
    shown = [
        vector["commitment"],
        *vector["nonce_commitments"].values(),
        (second_label("secret") + b"\x00\x00\x00\x20" + secret).hex(),
        (second_label("nonce") + second_nonce(1, nonces[1])).hex(),
        seed.hex(),
        hashlib.shake_256(seed).hexdigest(16),
        dealer_seed.hex(),
        hashlib.shake_256(dealer_seed).hexdigest(8),
        vector["deck"].replace(" ", ""),
        f"firstdealer:{vector['first_dealer']}",
        (second_label("derived") + b"\x00\x00\x00\x0242\x00\x00\x00\x01").hex(),
        derived["secret"],
    ]
    assert [text for text in shown if text not in document] == []


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
    assert sorted(deck) == list(shuffle.canonical_deck(with_diss=with_diss))
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


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(made_vectors(), indent=1) + "\n", encoding="utf-8")
