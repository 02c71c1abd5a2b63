"""Fair cards: the deck order from a secret and the persons' nonces, and what proves it afterwards.

Nothing here is random by itself: secrets and nonces are arguments. `docs/fair-cards.md` is the
specification, byte by byte, and says what these commitments prove and what they do not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from binokel.cards import Card
from binokel.cards import deck as canonical_deck
from binokel.errors import ShuffleError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

T = TypeVar("T")

SECRET_BYTES: Final = 32
"""Length of a secret."""
NONCE_BYTES: Final = range(16, 65)
"""Lengths a nonce may have."""
_LABEL: Final = "binokel.shuffle.v1."
_BYTE_VALUES: Final = 256
_SHAKE_BLOCK: Final = 136
"""SHAKE-256 makes this many bytes at once."""
_NUMBERS: Final = 1 << 32
"""A number is written in four bytes, so it lies below this."""


@dataclass(frozen=True, slots=True)
class Commitments:
    """What was promised before the cards were dealt, as hex of 64 digits."""

    secret: str
    """The commitment to the secret."""
    nonces: Mapping[int, str]
    """The commitment to the nonce of each person who made one, by person number."""


def commitment(secret: bytes) -> str:
    """The commitment to a secret, in hex, to be shown before anybody shows a nonce.

    Raises:
        ShuffleError: if the secret is not 32 bytes long.
    """
    _check_secret(secret)
    return _sha256(_framed(_label("secret")) + _framed(secret)).hex()


def nonce_commitment(person: int, nonce: bytes) -> str:
    """The commitment to the nonce of a person, in hex; it fits no other person.

    Raises:
        ShuffleError: if the nonce is not 16 to 64 bytes long or the person is out of range.
    """
    return _sha256(_framed(_label("nonce")) + _nonce_entry(person, nonce)).hex()


def derived_secret(master: bytes, draw: int) -> bytes:
    """The secret of one draw of a local match that is played from a seed.

    A derived secret tells nothing about the other draws as long as nobody can guess the master.

    Raises:
        ShuffleError: if the master is empty or the draw's number is out of range.
    """
    if not master:
        raise ShuffleError("the master of derived secrets is empty")
    return _sha256(_framed(_label("derived")) + _framed(master) + _number("draw", draw))


def deck_order(
    secret: bytes, nonces: Mapping[int, bytes], *, with_diss: bool, draw: int
) -> tuple[Card, ...]:
    """The shuffled deck, first card first; every order is equally likely.

    Args:
        secret: 32 bytes from a good source, used for this draw only.
        nonces: the nonces that were shown, by person number; a missing one is simply not there.
        with_diss: 48 cards, or 40 without the Diss.
        draw: number of this draw in its match; a deal that is dealt again is a draw of its own.

    Raises:
        ShuffleError: if a length or a number is out of range.

    Rule: §2.5.
    """
    ordered = canonical_deck(with_diss=with_diss)
    size = _number("deck size", len(ordered))
    seed = _seed("deck", secret, nonces) + _number("draw", draw) + size
    return _shuffled(ordered, _stream(seed))


def first_dealer(secret: bytes, nonces: Mapping[int, bytes], persons: int) -> int:
    """The person, 0 to `persons` - 1, who deals first, drawn with the cards of the first draw.

    Raises:
        ShuffleError: if a length or a number is out of range, or there are not 1 to 256 persons.

    Rule: §2.3.
    """
    if not 1 <= persons <= _BYTE_VALUES:
        raise ShuffleError(f"a first dealer is drawn among 1 to 256 persons, not {persons}")
    seed = _seed("dealer", secret, nonces) + _number("number of persons", persons)
    return _below(persons, _stream(seed))


def verify(
    promised: Commitments,
    secret: bytes,
    nonces: Mapping[int, bytes],
    *,
    deck: Sequence[Card],
    draw: int,
) -> tuple[int, ...]:
    """Check that what was shown is what was promised, and that the deck follows from it.

    Returns:
        The persons who promised a nonce and did not show it, in the order of their numbers.

    Raises:
        ShuffleError: saying what does not fit: the secret, the nonce of a person, or the first
            place of the deck (counted from 1) that holds another card.
    """
    if commitment(secret) != promised.secret:
        raise ShuffleError("the secret does not fit its commitment")
    for person in sorted(nonces):
        _verify_nonce(promised, person, nonces[person])
    _verify_deck(deck, deck_order(secret, nonces, with_diss=_has_diss(deck), draw=draw))
    return tuple(sorted(promised.nonces.keys() - nonces.keys()))


def _verify_nonce(promised: Commitments, person: int, nonce: bytes) -> None:
    if person not in promised.nonces:
        raise ShuffleError(f"person {person} shows a nonce without a commitment")
    if nonce_commitment(person, nonce) != promised.nonces[person]:
        raise ShuffleError(f"the nonce of person {person} does not fit its commitment")


def _has_diss(deck: Sequence[Card]) -> bool:
    for with_diss in (True, False):
        if len(deck) == len(canonical_deck(with_diss=with_diss)):
            return with_diss
    raise ShuffleError(f"a deck has 48 cards, or 40 without Diss, not {len(deck)} (§1.1)")


def _verify_deck(deck: Sequence[Card], expected: Sequence[Card]) -> None:
    for place, (found, right) in enumerate(zip(deck, expected, strict=True), start=1):
        if found is not right:
            raise ShuffleError(f"place {place} of the deck holds {found}, the draw gives {right}")


def _shuffled(items: Iterable[T], stream: Iterator[int]) -> tuple[T, ...]:
    """Fisher-Yates from the last place down."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, stream)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _below(bound: int, stream: Iterator[int]) -> int:
    """A number from 0 to `bound` - 1; bytes that would favour the small ones are thrown away."""
    fair = _BYTE_VALUES - _BYTE_VALUES % bound
    return next(byte for byte in stream if byte < fair) % bound


def _stream(seed: bytes) -> Iterator[int]:
    """The bytes of SHAKE-256, without end."""
    from hashlib import shake_256  # noqa: PLC0415 -- 3 ms that most programs never need

    source = shake_256(seed)
    done = 0
    while True:
        yield from source.digest(done + _SHAKE_BLOCK)[done:]
        done += _SHAKE_BLOCK


def _sha256(data: bytes) -> bytes:
    from hashlib import sha256  # noqa: PLC0415 -- as above

    return sha256(data).digest()


def _seed(use: str, secret: bytes, nonces: Mapping[int, bytes]) -> bytes:
    _check_secret(secret)
    entries = [_nonce_entry(person, nonces[person]) for person in sorted(nonces)]
    count = _number("number of nonces", len(entries))
    return _framed(_label(use)) + _framed(secret) + count + b"".join(entries)


def _nonce_entry(person: int, nonce: bytes) -> bytes:
    if len(nonce) not in NONCE_BYTES:
        raise ShuffleError(f"the nonce of person {person} has {len(nonce)} bytes, not 16 to 64")
    return _number("person", person) + _framed(nonce)


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ShuffleError(f"a secret has {SECRET_BYTES} bytes, this one {len(secret)}")


def _label(use: str) -> bytes:
    return (_LABEL + use).encode("ascii")


def _framed(data: bytes) -> bytes:
    return _number("length", len(data)) + data


def _number(name: str, value: int) -> bytes:
    if not 0 <= value < _NUMBERS:
        raise ShuffleError(f"{name} {value} is not between 0 and {_NUMBERS - 1}")
    return value.to_bytes(4, "big")
