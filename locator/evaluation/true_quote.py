"""What a truth file knows about a quote: its wordings, and every glyph of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self, TypeAlias

TrueGlyph: TypeAlias = tuple[int, str, float, float, float, float]
"""Page (from 1), characters, and the ink box x0, y0, x1, y1; points, frame `page`."""

_STOP_DROPPED = "trailing-dot"


@dataclass(frozen=True, slots=True)
class TrueQuote:
    """A passage of a document, with the quotes that people might take from it.

    Attributes:
        name: The id of the quote.
        variants: Its wordings, none of which changes a word.
        altered: A wording with one change of meaning; empty if there is none.
        change: The change: `type`, and the words `from` and `to`.
        glyphs: Every glyph of the passage.
        ignored: Marks and line-break hyphens inside: lit or not, both is right.
        tags: What is special about the passage.
        stop_dropped: Whether the variant `llm` leaves out the final stop.
    """

    name: str
    variants: Mapping[str, str]
    altered: str
    change: Mapping[str, str]
    glyphs: tuple[TrueGlyph, ...]
    ignored: tuple[TrueGlyph, ...] = ()
    tags: tuple[str, ...] = ()
    stop_dropped: bool = False

    @classmethod
    def of(cls, quote: Mapping[str, Any]) -> Self:
        """Return what a record of a truth file says.

        Raises:
            KeyError: A field is missing.
            TypeError: A field holds something else.
        """
        altered = quote.get("altered", {"text": "", "change": {}})
        glyphs = [_glyph(each) for each in quote["glyphs"]]
        hyphens = set(quote.get("hyphens", ()))
        return cls(
            quote["qid"],
            quote["variants"],
            altered["text"],
            altered["change"],
            tuple(each for at, each in enumerate(glyphs) if at not in hyphens),
            (
                *(glyphs[at] for at in hyphens),
                *(_glyph(each) for each in quote.get("neutral", ())),
            ),
            tuple(quote.get("tags", ())),
            _STOP_DROPPED in quote.get("llm_changes", ()),
        )

    def without_stop(self) -> tuple[TrueGlyph, ...]:
        """Return the glyphs without the stop that ends the passage."""
        return (
            self.glyphs[:-1]
            if self.glyphs[-1:] and self.glyphs[-1][1] == "."
            else self.glyphs
        )


def _glyph(numbers: Any) -> TrueGlyph:
    page, text, x0, y0, x1, y1 = numbers
    return page, text, x0, y0, x1, y1
