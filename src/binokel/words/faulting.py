"""What is wrong with rules: one sentence for each fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.errors import Fault, FaultCode
from binokel.rules.options import OPTIONS

if TYPE_CHECKING:
    from binokel.words.people import Say


def fault(say: Say, fault: Fault | FaultCode) -> str:
    """A fault with its options and paragraph, or what a code means; English is in the engine."""
    if isinstance(fault, FaultCode):
        return fault.value if say.lang == "en" else say(f"fault-{_slug(fault)}")
    if say.lang == "en":
        return say("fault", sentence=fault.sentence, paragraph=fault.paragraph)
    return say(
        "fault-at" if fault.options else "fault",
        options=", ".join(fault.options),
        sentence=say(f"fault-{_slug(fault.code)}") + _hint(say, fault),
        paragraph=fault.paragraph,
    )


def _hint(say: Say, fault: Fault) -> str:
    """What could stand there instead."""
    match fault.code:
        case FaultCode.BAD_TOML:
            return f": {fault.sentence.partition(': ')[2] or fault.sentence}"
        case FaultCode.UNKNOWN_OPTION | FaultCode.UNKNOWN_PRESET if fault.near:
            return say("fault-near", names=", ".join(fault.near))
        case FaultCode.WRONG_TYPE | FaultCode.OUT_OF_RANGE | FaultCode.NOT_A_VALUE:
            allowed = "".join(_allowed(say, path) for path in fault.options if path in OPTIONS)
            return (say("fault-found", value=fault.value) if fault.value else "") + allowed
        case _:
            return ""


def _allowed(say: Say, path: str) -> str:
    option = OPTIONS[path]
    return say(
        "fault-allowed",
        type=option.type,
        min=option.min or 0,
        max=option.max or 0,
        values=", ".join(option.values),
    )


def _slug(code: FaultCode) -> str:
    return code.name.lower().replace("_", "-")
