"""The claims of the PDF report, each with its quotes and their pictures."""

from collections.abc import Iterator
from textwrap import shorten

from locator.exports.drawings import Drawings
from locator.exports.report import messages
from locator.exports.report.captions import caption
from locator.exports.report.markup import breakable, inline, shown
from locator.exports.report.model import (
    ClaimEntry,
    Look,
    QuoteEntry,
    Report,
    Side,
    Words,
)
from locator.exports.report.pdf_rows import SIGN_PT, colour_of, labelled
from locator.exports.report.story_style import GAP_FILE
from locator.pdf.setting import Block, Cell, Picture, Row, bold_width_pt
from locator.pdf.story import WIDTH_PT

_SIDE_PT = 45.0
_TYPE_PT = 9.4
_LONGEST_BOOKMARK = 120
_CLASSES = {
    Look.DIFFERS: "differs",
    Look.ELLIPSIS: "ellipsis",
    Look.FOUND: "found",
    Look.REST: "second",
}


def claim_blocks(
    report: Report, claim: ClaimEntry, drawings: Drawings
) -> Iterator[Block]:
    """Yield a claim; up to its first picture it stays on one page."""
    first: list[Row] = [
        Row((Cell('<div class="rule"></div>'),), 10),
        _title(claim),
    ]
    name = shown(f"{claim.number} {claim.title}")
    outline = shorten(name, _LONGEST_BOOKMARK, placeholder="…")
    if not claim.quotes:
        words = f'<p class="second">{messages.NO_QUOTE_FOR_CLAIM}</p>'
        first.append(Row((Cell(words),), 5))
        yield Block(tuple(first), outline)
    for at, quote in enumerate(claim.quotes):
        head, rest = _quote(report, quote, drawings)
        yield Block((*first, *head) if at == 0 else head, outline if at == 0 else "")
        yield from rest
    judged = []
    if claim.note:
        lines = breakable(claim.note).replace("\n", "<br>")
        note = f'<p class="note" dir="auto"><b>{messages.NOTE}</b>&#160; {lines}</p>'
        judged.append(Row((Cell(note),), 6))
    if claim.decided:
        words = f'<p class="small">{breakable(claim.decided)}</p>'
        judged.append(Row((Cell(words),), 4))
    yield Block(tuple(judged))


def _title(claim: ClaimEntry) -> Row:
    number = f"{claim.number}&#8194;" if claim.number else ""
    width = SIGN_PT + bold_width_pt(claim.verdict_word, _TYPE_PT) + 2
    left = WIDTH_PT - width
    return Row(
        (
            Cell(
                f'<h3 dir="auto">{number}{breakable(claim.title)}</h3>',
                width_pt=left - SIGN_PT,
            ),
            Cell(left_pt=left, sign=str(claim.verdict or "none")),
            Cell(f'<p class="verdict">{claim.verdict_word}</p>', left + SIGN_PT),
        ),
        6,
    )


def _quote(
    report: Report, quote: QuoteEntry, drawings: Drawings
) -> tuple[tuple[Row, ...], list[Block]]:
    """Return a quote up to its first picture, and what follows."""
    about = " · ".join(map(inline, quote.about))
    words = (
        f'<h4><b style="color:{colour_of(quote.sign)}">{quote.word}</b> '
        f'<span class="second">{about}</span></h4>'
    )
    head = [
        Row((Cell(sign=quote.sign), Cell(words, SIGN_PT)), 7),
        *(labelled(side.label, _side(side), _SIDE_PT, 3) for side in quote.sides),
    ]
    first, *pictures = list(_crops(report, quote, drawings)) or [()]
    rest = [Block(rows) for rows in pictures]
    for remark in quote.remarks:
        text = f'<p class="second" dir="auto">{breakable(remark)}</p>'
        rest.append(Block((Row((Cell(text),), 4),)))
    return (*head, *first), rest


def _crops(
    report: Report, quote: QuoteEntry, drawings: Drawings
) -> Iterator[tuple[Row, ...]]:
    """Yield the pictures of a quote, each with its caption."""
    if quote.source is None or not quote.located.placements:
        return
    crops = drawings.crops(quote.source, quote.located)
    if not crops:
        yield (Row((Cell(f'<p class="second">{messages.NOT_DRAWN}</p>'),), 4),)
    for crop in crops:
        words = inline(caption(report.documents[quote.source], crop))
        yield (
            Row((), 6, Picture(crop.png, crop.width_pt, crop.height_pt)),
            Row((Cell(f'<p class="small">{words}</p>'),), 2),
        )


def _side(side: Side) -> str:
    return "".join(map(_words, side.words))


def _words(words: Words) -> str:
    if words.look is Look.PLAIN:
        return breakable(words.text)
    if words.look is Look.GAP:
        return f'<img class="gap" src="{GAP_FILE}">'
    return f'<span class="{_CLASSES[words.look]}">{breakable(words.text)}</span>'
