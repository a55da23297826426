"""Turns checked quotes into the highlights of an annotated copy."""

from collections.abc import Iterable, Iterator, Mapping

from locator.checked import Checked, CheckedQuote
from locator.exports import messages
from locator.exports.comment import comment
from locator.exports.identity import Identities
from locator.exports.padding import padded
from locator.frames import Frame, PageShape
from locator.geometry import Quad
from locator.pdf.annotation import Annotation, Paint, Rgb
from locator.pdf.line_style import LineStyle
from locator.placement import PagePlacement
from locator.status import Status
from locator.status_colours import (
    CURRENT_SHARE,
    DAY_FILL,
    LIGHT_LINES,
    OTHER_SHARE,
)

_LINE_PT = 0.9
_LINES: Mapping[Status, LineStyle] = {
    Status.VERBATIM: LineStyle.SOLID,
    Status.ELIDED: LineStyle.SOLID,
    Status.ALTERED: LineStyle.WAVY,
    Status.PARTIAL: LineStyle.DASHED,
    Status.AMBIGUOUS: LineStyle.FRAME,
}


def highlights_in(checked: Checked, source: int) -> Iterator[Annotation]:
    """Yield the highlights of one document: one per quote, place and page.

    What stands nowhere has none: nothing is guessed.

    Args:
        checked: The evidence.
        source: The document, by its place in `checked.sources`.
    """
    shapes = checked.sources[source].shapes
    names = Identities(checked.sources[source].sha256)
    for claim in checked.claims:
        for quote in claim.quotes:
            if quote.source != source:
                continue
            contents = comment(claim, quote)
            for number, page in _parts(quote):
                shape = shapes[page.page_index]
                located, compared = quote.located, quote.located.comparison
                yield Annotation(
                    page_index=page.page_index,
                    quads=_in_user_space(page.quads, shape),
                    boxed=_in_user_space(
                        _on_page(compared.differing, number, page), shape
                    ),
                    left_out=_in_user_space(
                        _on_page(compared.left_out, number, page), shape
                    ),
                    width=_LINE_PT / shape.user_unit,
                    paint=_paint(located.status, current=number == 0),
                    name=str(names.of(quote, number, page.page_index)),
                    author=checked.reviewer or messages.PROGRAM,
                    subject=messages.place(
                        located.status, number + 1, len(located.placements)
                    ),
                    contents=contents,
                    made_at=checked.made_at,
                )


def _parts(quote: CheckedQuote) -> Iterator[tuple[int, PagePlacement]]:
    """Yield what is lit: the number of the placement, and its part on a page."""
    for number, placement in enumerate(quote.located.placements):
        for page in placement.pages:
            if page.quads:
                yield number, page


def _on_page(
    parts: Iterable[PagePlacement], number: int, page: PagePlacement
) -> Iterator[Quad]:
    """Yield what of the comparison lies on a page of a placement.

    The comparison is about the current placement; of others it says nothing.
    """
    for part in parts:
        if number == 0 and part.page_index == page.page_index:
            yield from part.quads


def _in_user_space(quads: Iterable[Quad], shape: PageShape) -> tuple[Quad, ...]:
    return tuple(shape.quad_to(Frame.PDF, padded(quad)) for quad in quads)


def _paint(status: Status, *, current: bool) -> Paint:
    line = _LINES.get(status, LineStyle.DASHED) if current else LineStyle.DOTTED_FRAME
    ink = LIGHT_LINES[status]
    # What a person attached to other words has no fill of its own.
    fill = DAY_FILL.get(status, ink)
    share = CURRENT_SHARE if current else OTHER_SHARE
    return Paint(_rgb(fill), _rgb(ink), share, line)


def _rgb(colour: str) -> Rgb:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red / 255, green / 255, blue / 255
