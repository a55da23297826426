"""An HTML page that lays boxes over pictures of the pages, by CSS percents alone.

Boxes and pictures come by different ways: where a box lies on its words, the numbers
that leave in other exports are right; where they are not, it is seen to drift.
"""

import base64
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from locator.checked import Checked, Source
from locator.exports import messages
from locator.exports.drawings import Drawings
from locator.exports.entries import Entry, entries_in
from locator.exports.overlay_style import style
from locator.exports.parts import Part
from locator.exports.words import STATUS
from locator.frames import Frame
from locator.geometry import LinePiece

_DPI = 144
_DECIMALS = 4  # of a percent: a hundredth of a pixel at any zoom


@dataclass(frozen=True, slots=True)
class _Mark:
    """What of a quote is lit on one page.

    Attributes:
        number: Of the quote, from 0: its place in the list.
        place: Of the quote's places, from 0: the current one.
        entry: The quote.
        part: What is lit.
        first: Whether the place begins here: this is where the list leads to.
    """

    number: int
    place: int
    entry: Entry
    part: Part
    first: bool


def write(checked: Checked, drawings: Drawings) -> bytes:
    """Return the page, in UTF-8; it needs no other file and no script."""
    entries = list(entries_in(checked, drawings))
    title = " · ".join(source.path.name for source in checked.sources)
    pages = "\n".join(
        _page(source, number, marks, drawings)
        for number, source in enumerate(checked.sources)
        for marks in _by_page(entries, source)
    )
    rows = "\n".join(_row(number, entry) for number, entry in enumerate(entries))
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{_text(title)}</title>
<style>{style()}</style>
</head>
<body>
<nav aria-label="{messages.QUOTES}">
<h1>{_text(title)}</h1>
<p>{messages.OVERLAY}</p>
<ol>
{rows}
</ol>
</nav>
<main>
{pages}
</main>
</body>
</html>
""".encode()


def _row(number: int, entry: Entry) -> str:
    """Return a quote in the list; it leads to its place if it has one."""
    located = entry.quote.located
    where = ""
    if entry.current:
        first = entry.current[0]
        where = messages.page(first.page_index + 1, first.label)
    more = "".join(
        f'<span class="more">{_text(messages.difference(each))}</span>'
        for each in located.differences
    )
    inside = (
        f'<span class="where">{_text(where)}</span>'
        f'<span class="word">{STATUS[located.status]}</span>'
        f'<bdi class="said" dir="auto">{_text(entry.quote.record.quote.text)}</bdi>'
        f"{more}"
    )
    if entry.current:
        inside = f'<a href="#place-{number}">{inside}</a>'
    return f'<li id="quote-{number}" class="{located.status}">{inside}</li>'


def _by_page(entries: Sequence[Entry], source: Source) -> Iterator[list[_Mark]]:
    """Yield what is lit, page by page, pages in their order."""
    pages: dict[int, list[_Mark]] = {}
    for number, entry in enumerate(entries):
        if entry.source != source:
            continue
        for place, parts in enumerate(entry.places):
            for at, part in enumerate(parts):
                mark = _Mark(number, place, entry, part, first=at == place == 0)
                pages.setdefault(part.page_index, []).append(mark)
    for page_index in sorted(pages):
        yield pages[page_index]


def _page(
    source: Source, number: int, marks: Sequence[_Mark], drawings: Drawings
) -> str:
    page_index, label = marks[0].part.page_index, marks[0].part.label
    picture = drawings.picture(number, page_index, _DPI)
    png = base64.b64encode(picture.png).decode("ascii")
    name = f"{source.path.name}, {messages.page(page_index + 1, label)}"
    boxes = "\n".join(map(_mark, marks))
    size = (
        f"--width:{picture.width_pt:.2f}pt;"
        f"--shape:{picture.width_pt / picture.height_pt:.5f}"
    )
    return f"""<section style="{size}">
<h2>{_text(name)}</h2>
<div class="sheet">
<img alt="{_text(name)}" src="data:image/png;base64,{png}">
{boxes}
</div>
</section>"""


def _mark(mark: _Mark) -> str:
    status = mark.entry.quote.located.status
    other = " other" if mark.place else ""
    boxes = "".join(_box(mark, at) for at in range(len(mark.part.pieces)))
    return f'<div class="mark {status}{other}">{boxes}</div>'


def _box(mark: _Mark, at: int) -> str:
    """Return a box; a click on it leads to its quote in the list."""
    status = mark.entry.quote.located.status
    words = messages.place(status, mark.place + 1, len(mark.entry.places))
    leading = at == 0 and mark.first
    name = f' id="place-{mark.number}"' if leading else ""
    beside = (
        f' aria-label="{words}"' if leading else ' tabindex="-1" aria-hidden="true"'
    )
    return (
        f'<a class="box"{name} href="#quote-{mark.number}" title="{words}"{beside} '
        f'style="{_percents(mark.part, mark.part.pieces[at])}"></a>'
    )


def _percents(part: Part, piece: LinePiece) -> str:
    x0, y0, x1, y1 = (
        100 * edge for edge in part.shape.quad_to(Frame.UNIT, piece.quad).rect()
    )
    sides = {"left": x0, "top": y0, "width": x1 - x0, "height": y1 - y0}
    return ";".join(f"{name}:{side:.{_DECIMALS}f}%" for name, side in sides.items())


def _text(words: str) -> str:
    """Return foreign words as HTML text, also in an attribute."""
    return escape("".join(map(_shown, words)))


def _shown(character: str) -> str:
    """Return a character that HTML may hold; NUL and its like may not be there."""
    kept = character in "\t\n" or unicodedata.category(character) not in ("Cc", "Cs")
    return character if kept else "\ufffd"
