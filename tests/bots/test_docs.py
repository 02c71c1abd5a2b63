"""The page about bots shows code that runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_on_the_page_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """The example is a bot that meets the rulebook player and prints the difference."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code, "docs/bots.md", "exec"), {})  # noqa: S102 -- our own page
    assert re.search(r"[+-]\d+\.\d \(", capsys.readouterr().out)
