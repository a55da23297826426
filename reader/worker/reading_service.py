"""The worker that reads: text, places of quotes, what is found and what was pasted."""

import hashlib
import re
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from locator.document import Document
from locator.evidence.answer.split import split_answer
from locator.evidence.tables.preview import preview_of
from locator.finding import find_on_page
from locator.geometry import Quad, line_quads
from locator.glyphs import PageGlyphs
from locator.project.reading import project_in
from locator.quote import Quote
from reader.protocol import (
    LONGEST_QUOTE,
    OTHER_BYTES,
    READING_LOST,
    FindOnPage,
    GetGlyphs,
    Locate,
    LocateAt,
    Open,
    ReadColumns,
    ReadEvidence,
    ReadOn,
    ReadPage,
    ReadProject,
    SplitPaste,
)
from reader.replies import (
    ColumnsRead,
    Done,
    EvidenceRead,
    Failed,
    FoundOnPage,
    GlyphsGot,
    PageRead,
    PasteSplit,
    ProjectRead,
    QuoteLocated,
)
from reader.worker.evidence_parts import evidence_parts
from reader.worker.received import pages_in, received_bytes
from reader.worker.service import Outcome, Service

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from locator.span import Span

_BETWEEN_PARAGRAPHS = re.compile(r"\n\s*\n")


class ReadingService(Service[Document]):
    """Reads documents page by page, and looks for things in them."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._evidences: dict[int, Iterator[EvidenceRead]] = {}
        self.answers |= {
            ReadPage: self._read,
            GetGlyphs: self._glyphs,
            Locate: self._locate,
            LocateAt: self._locate_at,
            FindOnPage: self._find,
            SplitPaste: self._split,
            ReadEvidence: self._evidence,
            ReadOn: self._read_on,
            ReadColumns: self._columns,
            ReadProject: self._project,
        }

    @override
    def open(self, request: Open) -> Outcome:
        data = received_bytes(self.connection)
        if request.sha256 not in ("", hashlib.sha256(data).hexdigest()):
            return Outcome(Failed(OTHER_BYTES))
        pages = pages_in(data, request.password)
        self.hold(request.document, Document(pages))
        return Outcome(Done())

    def _read(self, request: ReadPage) -> Outcome:
        text = self.documents[request.document]
        usable = False
        if request.without_text:
            text.skip_page()
        else:
            usable = text.read_page()
        done = text.pages_read == text.page_count
        return Outcome(PageRead(request.page_index, usable, done))

    def _glyphs(self, request: GetGlyphs) -> Outcome:
        glyphs = self.documents[request.document].glyphs(request.page_index)
        return Outcome(GlyphsGot(request.page_index, glyphs))

    def _locate(self, request: Locate) -> Outcome:
        text = self.documents[request.document]
        return Outcome(QuoteLocated(text.locate_quote(request.quote)))

    def _locate_at(self, request: LocateAt) -> Outcome:
        text = self.documents[request.document]
        return Outcome(QuoteLocated(text.located_at(request.quote, request.places)))

    def _evidence(self, request: ReadEvidence) -> Outcome:
        parts = evidence_parts(Path(request.name), request.data, request.columns)
        self._evidences[request.number] = parts
        return self._next_part(request.number)

    def _columns(self, request: ReadColumns) -> Outcome:
        return Outcome(ColumnsRead(preview_of(Path(request.name), request.data)))

    def _read_on(self, request: ReadOn) -> Outcome:
        if request.number not in self._evidences:
            return Outcome(Done() if request.stop else Failed(READING_LOST))
        if request.stop:
            del self._evidences[request.number]
            return Outcome(Done())
        return self._next_part(request.number)

    def _next_part(self, number: int) -> Outcome:
        """Return the next part of a file; behind the last one it is forgotten."""
        part = next(self._evidences[number])
        if part.is_done:
            del self._evidences[number]
        return Outcome(part)

    def _project(self, request: ReadProject) -> Outcome:
        return Outcome(ProjectRead(project_in(Path(request.name), request.data)))

    def _find(self, request: FindOnPage) -> Outcome:
        document = self.documents[request.document]
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
