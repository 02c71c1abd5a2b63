"""What people read: actions, events, refusals and settlements in German, Swabian and English.

One folder of Fluent catalogues for each language, one class that speaks it: `Words("swg")`.
"""

from __future__ import annotations

from binokel.words.languages import LANGUAGES, best_language
from binokel.words.people import Names
from binokel.words.speaker import Words

__all__ = ["LANGUAGES", "Names", "Words", "best_language"]
