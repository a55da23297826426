"""A highlight annotation as a PDF file holds it (ISO 32000-1, 12.5.6.10)."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from locator.geometry import Quad
from locator.pdf.line_style import LineStyle, outline
from locator.pdf.syntax import date_string, text_string, written
from locator.status_colours import WORD_SHARE

_EDGE = 1.0  # line widths: what a frame is drawn over the edge, and room to round

Rgb = tuple[float, float, float]
"""Red, green and blue, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Paint:
    """How a highlight looks.

    Attributes:
        fill: What is laid over the words.
        ink: Its lines.
        strength: Share of `fill` in what is laid over the words; the rest is white.
        line: What it is told from others by where there is no colour.
    """

    fill: Rgb
    ink: Rgb
    strength: float
    line: LineStyle


@dataclass(frozen=True, slots=True)
class Annotation:
    """A highlight on one page.

    Attributes:
        page_index: Page, counted from 0.
        quads: What is lit, a quad per line piece; frame `pdf`.
        boxed: Words inside that are marked stronger; frame `pdf`.
        left_out: Words between that are not lit, and have a dotted line; frame `pdf`.
        width: Of its lines, in units of user space.
        paint: How it looks.
        name: What no other annotation of the page is called (`NM`).
        author: Who answers for it.
        subject: What it is, in a few words.
        contents: What is to be read in it.
        made_at: When it was made.
    """

    page_index: int
    quads: tuple[Quad, ...]
    boxed: tuple[Quad, ...]
    left_out: tuple[Quad, ...]
    width: float
    paint: Paint
    name: str
    author: str
    subject: str
    contents: str
    made_at: datetime

    @property
    def rect(self) -> tuple[float, float, float, float]:
        """Return the box around all that is drawn: x0, y0, x1, y1; frame `pdf`."""
        edge = _EDGE * self.width
        rects = [quad.rect() for quad in self._drawn]
        return (
            min(rect[0] for rect in rects) - edge,
            min(rect[1] for rect in rects) - edge,
            max(rect[2] for rect in rects) + edge,
            max(rect[3] for rect in rects) + edge,
        )

    def annotation(self, page: int, appearance: int) -> str:
        """Return the annotation dictionary.

        Its colour and opacity are for readers that draw highlights their own way. The
        corners of a quad are upper left, upper right, lower left, lower right: all
        readers take them so, and draw bow ties from the order of the specification.

        Args:
            page: Object number of its page.
            appearance: Object number of its appearance.
        """
        quads = written(number for quad in self.quads for number in quad.numbers())
        made_at = date_string(self.made_at)
        return (
            f"<</Type/Annot/Subtype/Highlight/F 4/P {page} 0 R/Rect[{self._box}]"
            f"/QuadPoints[{quads}]/C[{written(self.paint.fill)}]"
            f"/CA {written((self.paint.strength,))}/AP<</N {appearance} 0 R>>"
            f"/NM{text_string(self.name)}/T{text_string(self.author)}"
            f"/Subj{text_string(self.subject)}/Contents{text_string(self.contents)}"
            f"/M{made_at}/CreationDate{made_at}>>"
        )

    def appearance(self, drawing: int) -> str:
        """Return the dictionary of the appearance: `drawing`, multiplied with the page.

        The blend mode stands around the drawing, not in it: so pieces that overlap
        do not add up.
        """
        return (
            f"<</Type/XObject/Subtype/Form/BBox[{self._box}]/Resources"
            f"<</ExtGState<</G<</BM/Multiply>>>>/XObject<</D {drawing} 0 R>>>>>>"
        )

    def appearance_content(self) -> str:
        """Return the operators of the appearance."""
        return "/G gs /D Do"

    def drawing(self) -> str:
        """Return the dictionary of what the appearance draws."""
        return (
            f"<</Type/XObject/Subtype/Form/BBox[{self._box}]"
            "/Group<</S/Transparency>>/Resources<<>>>>"
        )

    def drawing_content(self) -> str:
        """Return the operators of the drawing."""
        paint = self.paint
        return "\n".join(
            (
                f"{_mixed(paint.fill, paint.strength)} rg",
                *(f"{outline(quad)} f" for quad in self.quads),
                f"{_mixed(paint.fill, WORD_SHARE)} rg",
                *(f"{outline(quad)} f" for quad in self.boxed),
                f"{written(paint.ink)} RG {written((self.width,))} w 1 j",
                *(paint.line.strokes(quad, self.width) for quad in self.quads),
                *(LineStyle.FRAME.strokes(quad, self.width) for quad in self.boxed),
                *(LineStyle.DOTTED.strokes(quad, self.width) for quad in self.left_out),
            )
        )

    @property
    def _drawn(self) -> tuple[Quad, ...]:
        return (*self.quads, *self.boxed, *self.left_out)

    @property
    def _box(self) -> str:
        return written(self.rect)


def _mixed(colour: Iterable[float], strength: float) -> str:
    """Return a colour laid thinly on white paper."""
    return written(1 - strength * (1 - part) for part in colour)
