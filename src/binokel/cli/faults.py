"""What went wrong, as the person reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cli.wording import words_for
from binokel.errors import Fault, FaultCode, IllegalAction, RulesError

if TYPE_CHECKING:
    from binokel.errors import BinokelError

_TELLING = (
    FaultCode.BAD_TOML,
    FaultCode.UNKNOWN_PRESET,
    FaultCode.UNKNOWN_OPTION,
    FaultCode.WRONG_TYPE,
    FaultCode.OUT_OF_RANGE,
    FaultCode.NOT_A_VALUE,
)
"""Faults of writing: their English sentence names what was written and what could be meant."""


def sentence(error: BinokelError, lang: str) -> str:
    """One line about an error."""
    if isinstance(error, IllegalAction):
        return words_for(lang).refusal(error.refusal)
    if isinstance(error, RulesError):
        return "; ".join(fault_sentence(fault, lang) for fault in error.faults)
    return str(error)


def fault_sentence(fault: Fault, lang: str) -> str:
    """One line about a fault of rules; where something was miswritten with what was written."""
    said = words_for(lang).fault(fault)
    return f"{said} [{fault.sentence}]" if fault.code in _TELLING else said
