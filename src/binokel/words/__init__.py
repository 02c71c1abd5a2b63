"""What people read: actions, events, refusals and settlements in German, Swabian and English.

One folder of Fluent catalogues for each language, one class that speaks it: `Words("swg")`. In the
same folders lie the sentences of the terminal, which its own floor says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.words.languages import LANGUAGES, best_language
from binokel.words.people import Names

if TYPE_CHECKING:
    from binokel.words.speaker import Words

__all__ = ["LANGUAGES", "Names", "Words", "best_language"]


def __getattr__(name: str) -> object:
    """Load the speaker, and with it the engine, when it is first wanted."""
    if name != "Words":
        raise AttributeError(f"module 'binokel.words' has no name {name!r}")
    from binokel.words.speaker import Words  # noqa: PLC0415 -- a catalogue alone is light

    return Words
