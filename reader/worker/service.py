"""Answers each kind of request with the documents that are open."""

import re
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from locator.evidence.answer.split import split_answer
from locator.evidence.read import evidence_in
from locator.finding import find_on_page
from locator.geometry import Quad, line_quads
from locator.glyphs import PageGlyphs
from locator.quote import Quote
from reader.protocol import (
    LONGEST_QUOTE,
    Close,
    Done,
    DrawTile,
    EvidenceRead,
    FindOnPage,
    FoundOnPage,
    GetGlyphs,
    GlyphsGot,
    Locate,
    MeasurePages,
    Open,
    PageRead,
    PagesMeasured,
    PasteSplit,
    QuoteLocated,
    ReadEvidence,
    ReadPage,
    Reply,
    Request,
    SplitPaste,
    TileDrawn,
)
from reader.worker.documents import OpenDocument, open_document
from reader.worker.drawing import drawn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from locator.span import Span

_BETWEEN_PARAGRAPHS = re.compile(r"\n\s*\n")


@dataclass(frozen=True, slots=True)
class Outcome:
    """A reply, and the raw bytes that go with it.

    Attributes:
        reply: What is said.
        payload: Raw bytes, not copied.
        owner: Whoever the bytes belong to: they are gone with it.
    """

    reply: Reply
    payload: memoryview | None = None
    owner: object = None


class Service:
    """Knows the open documents by the numbers that the window gave them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._documents: dict[int, OpenDocument] = {}
        self._answers: dict[type, Callable[[Any], Outcome]] = {
            Open: self._open,
            Close: self._close,
            MeasurePages: self._measure,
            DrawTile: self._draw,
            ReadPage: self._read,
            GetGlyphs: self._glyphs,
            Locate: self._locate,
            FindOnPage: self._find,
            SplitPaste: self._split,
            ReadEvidence: self._evidence,
        }

    def answer(self, request: Request) -> Outcome:
        """Return what comes of `request`.

        Raises:
            FileError: A file cannot be read.
            Exception: Whatever a bad page makes PyMuPDF raise.
        """
        return self._answers[type(request)](request)

    def _open(self, request: Open) -> Outcome:
        document = open_document(self._connection, request.password)
        self._let_go(request.document)
        self._documents[request.document] = document
        return Outcome(document.opened())

    def _close(self, request: Close) -> Outcome:
        self._let_go(request.document)
        return Outcome(Done())

    def _let_go(self, number: int) -> None:
        document = self._documents.pop(number, None)
        if document:
            document.close()

    def _measure(self, request: MeasurePages) -> Outcome:
        document = self._documents[request.document]
        sizes = document.sizes(request.first, request.count)
        return Outcome(PagesMeasured(request.first, sizes))

    def _draw(self, request: DrawTile) -> Outcome:
        pixmap = drawn(self._documents[request.document], request)
        reply = TileDrawn(pixmap.width, pixmap.height)
        return Outcome(reply, pixmap.samples_mv, pixmap)

    def _read(self, request: ReadPage) -> Outcome:
        text = self._documents[request.document].text
        usable = False
        if request.without_text:
            text.skip_page()
        else:
            usable = text.read_page()
        done = text.pages_read == text.page_count
        return Outcome(PageRead(request.page_index, usable, done))

    def _glyphs(self, request: GetGlyphs) -> Outcome:
        glyphs = self._documents[request.document].text.glyphs(request.page_index)
        return Outcome(GlyphsGot(request.page_index, glyphs))

    def _locate(self, request: Locate) -> Outcome:
        text = self._documents[request.document].text
        return Outcome(QuoteLocated(text.locate_quote(request.quote)))

    def _evidence(self, request: ReadEvidence) -> Outcome:
        return Outcome(EvidenceRead(evidence_in(Path(request.name), request.data)))

    def _find(self, request: FindOnPage) -> Outcome:
        document = self._documents[request.document].text
        # Glyphs cost 4 ms a page; most pages do not have what is looked for.
        is_read = document.pages_read == document.page_count
        found = find_on_page(
            document.read().page_text(request.page_index)
            if is_read
            else document.glyphs(request.page_index).text,
            request.text,
            whole_words=request.whole_words,
            match_case=request.match_case,
            match_accents=request.match_accents,
        )
        places = tuple(
            _quads_around(document.glyphs(request.page_index), place) for place in found
        )
        return Outcome(FoundOnPage(request.page_index, places))

    def _split(self, request: SplitPaste) -> Outcome:
        found = split_answer(request.text, request.html)
        return Outcome(
            PasteSplit(tuple(part for each in found for part in _parts(each)))
        )


def _parts(quote: Quote) -> "Iterator[Quote]":
    """Yield a quote, or its paragraphs if it is too long to be looked for in one."""
    if len(quote.text) <= LONGEST_QUOTE:
        yield quote
        return
    for paragraph in _BETWEEN_PARAGRAPHS.split(quote.text):
        if paragraph.strip():
            yield replace(quote, text=paragraph.strip())


def _quads_around(glyphs: PageGlyphs, place: "Iterable[Span]") -> tuple[Quad, ...]:
    """Return one quad per line piece around the glyphs of a place."""
    offsets = (at for span in place for at in range(span.start, span.end))
    return tuple(line_quads(glyphs, offsets))
