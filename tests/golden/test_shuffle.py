"""The shuffle of the package against a second one, written from `docs/fair-cards.md` alone.

The second one makes the vectors: `uv run python tests/golden/test_shuffle.py` writes them anew.
"""

from __future__ import annotations

import hashlib
import json
import random
import struct
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from binokel import shuffle
from binokel.cards import parse_cards
from binokel.shuffle import Commitments

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


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(made_vectors(), indent=1) + "\n", encoding="utf-8")
