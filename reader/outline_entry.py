"""A section of a document, as its file names it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OutlineEntry:
    """A section in the outline of a document.

    Attributes:
        level: 1 for a chapter, 2 for a section in it, and so on.
        title: Its name.
        page_index: Page where it begins, counted from 0.
        top_pt: Where on the page; points from the top, frame `display`.
    """

    level: int
    title: str
    page_index: int
    top_pt: float = 0.0
