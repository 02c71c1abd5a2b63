"""How the test kit says that something does not hold."""

from __future__ import annotations


class CheckFailed(AssertionError):  # noqa: N818 -- what it is
    """A check of the test kit has found something; the message says what and where."""


def demand(law: str, *, holds: bool, **facts: object) -> None:
    """Make sure that a law holds.

    Args:
        law: one sentence that says what must hold, with its paragraph.
        holds: whether it does.
        facts: what is needed to see why not.

    Raises:
        CheckFailed: if it does not hold.
    """
    if not holds:
        told = "".join(f"\n  {name}: {value}" for name, value in facts.items())
        raise CheckFailed(f"{law}{told}")
