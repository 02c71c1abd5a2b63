"""Anchors and links for the paragraphs of the rule book in the documentation.

MkDocs loads this file as a hook. On the two pages that include the rule book the paragraph
`**§6.4**` gets the anchor `s6.4`, the chapter `## §6 …` the anchor `s6`, and every other mention
of a paragraph or chapter becomes a link to its anchor. So `rules/de/#s6.4` leads to §6.4, and
other pages link with `[§6.4](rules/de.md#s6.4)`. The text in the package stays free of markup.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

if TYPE_CHECKING:
    from markdown import Markdown
    from mkdocs.config.defaults import MkDocsConfig

AFTER_SNIPPETS = 31
"""The priority just below the one that includes other files (32)."""
PARAGRAPH = re.compile(r"^\*\*§(\d+\.\d+)\*\*")
CHAPTER = re.compile(r"^## §(\d+) .*")
MENTION = re.compile(r"§(\d+(?:\.\d+)?)")


class BookLinks(Extension):  # type: ignore[misc] # Markdown has no types
    """Adds the anchors and links to a page that has numbered paragraphs."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 -- the name Markdown calls
        """Register the step that runs once the book is included."""
        md.preprocessors.register(_Anchors(md), "book_links", AFTER_SNIPPETS)


class _Anchors(Preprocessor):  # type: ignore[misc] # Markdown has no types
    def run(self, lines: list[str]) -> list[str]:
        if not any(PARAGRAPH.match(line) for line in lines):
            return lines
        return [anchored(line) for line in lines]


def anchored(line: str) -> str:
    """One line of the rule book with its anchor and its links."""
    if chapter := CHAPTER.match(line):
        return f"{line} {{#s{chapter[1]}}}"
    start, opening = 0, ""
    if paragraph := PARAGRAPH.match(line):
        start, opening = paragraph.end(), f"{paragraph[0]}{{#s{paragraph[1]}}}"
    return opening + MENTION.sub(r"[§\1](#s\1)", line[start:])


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Hand the extension to MkDocs."""
    config.markdown_extensions.append(BookLinks())
    return config
