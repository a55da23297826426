"""Where the highlights of annotated copies lie, pixel by pixel, on the known documents.

Two hundred passages, spread over all documents, as PDFium shows them.
"""

import json
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest

from locator.evaluation.true_quote import TrueQuote
from locator.exports import annotated_pdf
from locator.frames import Frame, PageShape, Point
from tests.bench.truths import TRUTH, needs_truth
from tests.checked import OneFile, check, records_of
from tests.rendered import by_pdfium

PASSAGES = 200
SCALE = 2
_CORE = 0.25  # of a box on every side: the air around other words reaches no farther

Pixel = tuple[int, int]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Seen:
    """What is to be seen of one passage.

    Attributes:
        name: Document and id.
        missed: Glyphs that are meant and not lit.
        meant: Glyphs that are meant.
    """

    name: str
    missed: int
    meant: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What is to be seen of all passages.

    Attributes:
        passages: One by one.
        others: Glyphs that are lit and not meant, by document.
    """

    passages: Sequence[Seen]
    others: Sequence[tuple[str, int]]


def chosen() -> dict[str, list[TrueQuote]]:
    """Return passages of all documents, evenly spread, by the document's id."""
    every = [
        (truth.stem, TrueQuote.of(quote))
        for truth in sorted(TRUTH.glob("*.json"))
        for quote in json.loads(truth.read_text("utf-8"))["quotes"]
        if "plain" in quote["variants"]
    ]
    found: dict[str, list[TrueQuote]] = {}
    for at in range(PASSAGES):
        name, quote = every[at * len(every) // PASSAGES]
        found.setdefault(name, []).append(quote)
    return found


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> Figures:
    """Returns what is to be seen in copies with the chosen passages."""
    folder = tmp_path_factory.mktemp("copies")
    passages: list[Seen] = []
    others = []
    for name, quotes in chosen().items():
        look = Look(TRUTH / f"{name}.pdf", folder / f"{name}.pdf", quotes)
        passages.extend(
            Seen(f"{name} {quote.name}", *look.missed(quote)) for quote in quotes
        )
        others.append((name, look.others(quotes)))
    return Figures(passages, others)


class Look:
    """Looks at a document, and at its copy with some passages lit."""

    def __init__(self, path: Path, copy: Path, quotes: Sequence[TrueQuote]) -> None:
        self._path, self._copy = path, copy
        checked = check(path, *records_of(*(each.variants["plain"] for each in quotes)))
        copy.write_bytes(annotated_pdf.write(checked, OneFile(path)))
        self._shapes = checked.sources[0].shapes
        self._changed = {
            page_index: set(
                by_pdfium(path, page_index, SCALE).unlike(
                    by_pdfium(copy, page_index, SCALE)
                )
            )
            for page_index in self._shapes
        }

    def missed(self, quote: TrueQuote) -> tuple[int, int]:
        """Return how many of a passage's glyphs are not lit, and how many there are."""
        meant = [glyph for glyph in quote.glyphs if is_drawn(glyph[1])]
        return sum(not self._is_lit(glyph[0] - 1, glyph[2:]) for glyph in meant), len(
            meant
        )

    def others(self, quotes: Sequence[TrueQuote]) -> int:
        """Return how many glyphs are lit that belong to no passage."""
        known = {
            (glyph[0] - 1, *middle)
            for quote in quotes
            for glyph in (*quote.glyphs, *quote.ignored)
            for middle in middles(glyph[2:])
        }
        file = OneFile(self._path)
        return sum(
            (page_index, *next(middles(box))) not in known
            and self._is_lit(page_index, core(box))
            for page_index in self._shapes
            for box in boxes_of(file, page_index)
        )

    def _is_lit(self, page_index: int, box: Sequence[float]) -> bool:
        shape = self._shapes.get(page_index)
        return shape is not None and any(
            pixel in self._changed[page_index] for pixel in pixels(shape, box)
        )


def boxes_of(file: OneFile, page_index: int) -> Iterator[Box]:
    """Yield the ink boxes of a page's glyphs."""
    glyphs = file.glyphs(0, page_index)
    for at, character in enumerate(glyphs.text):
        if is_drawn(character):
            quad = glyphs.quad(at)
            xs, ys = quad[0::2], quad[1::2]
            yield min(xs), min(ys), max(xs), max(ys)


def is_drawn(text: str) -> bool:
    return any(unicodedata.category(each)[0] in "LNPS" for each in text)


def core(box: Box) -> Box:
    """Return the middle of a box."""
    x0, y0, x1, y1 = box
    by_x, by_y = _CORE * (x1 - x0), _CORE * (y1 - y0)
    return x0 + by_x, y0 + by_y, x1 - by_x, y1 - by_y


def middles(box: Sequence[float]) -> Iterator[tuple[int, int]]:
    """Yield the middle of a box in quarters of a point, and all that is next to it."""
    x0, y0, x1, y1 = box
    for by_x, by_y in product((0, -1, 1), repeat=2):
        yield round((x0 + x1) * 2) + by_x, round((y0 + y1) * 2) + by_y


def pixels(shape: PageShape, box: Sequence[float]) -> Iterator[Pixel]:
    """Yield the pixels of a box of frame `page`."""
    x0, y0, x1, y1 = box
    one, other = (shape.to(Frame.DISPLAY, Point(*at)) for at in ((x0, y0), (x1, y1)))
    (left, right), (top, bottom) = sorted((one.x, other.x)), sorted((one.y, other.y))
    for x in range(int(left * SCALE), int(right * SCALE) + 1):
        for y in range(int(top * SCALE), int(bottom * SCALE) + 1):
            yield x, y


@needs_truth
def test_the_passages_are_lit_to_the_last_glyph(figures: Figures) -> None:
    whole = [seen for seen in figures.passages if not seen.missed]

    assert len(figures.passages) == PASSAGES
    assert len(whole) / PASSAGES >= 0.98


@needs_truth
def test_hardly_any_glyph_is_lit_that_is_not_meant(figures: Figures) -> None:
    meant = sum(seen.meant for seen in figures.passages)
    others = sum(lit for _, lit in figures.others)

    assert others / meant <= 0.0002
