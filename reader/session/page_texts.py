"""Gets the glyphs of pages, and finds texts on them, for whoever shows a document."""

from dataclasses import replace

from PySide6.QtCore import QObject

from locator.glyphs import no_glyphs
from reader.protocol import FindOnPage, GetGlyphs
from reader.replies import FoundOnPage, GlyphsGot, Reply
from reader.session.document import SessionDocument
from reader.session.errands import Errands

_GLYPHS = 1
_FINDING = 2


class PageTexts(QObject):
    """Answers what documents ask about the text of single pages.

    Somebody waits for glyphs with the button down: a page whose text cannot be had is
    one without text, and what a worker took along is asked of the next.
    """

    def __init__(self, text: Errands) -> None:
        super().__init__()
        self._text = text
        self._wanted: dict[GetGlyphs, SessionDocument] = {}
        text.door.lost.connect(self._on_lost)

    def serve(self, document: SessionDocument) -> None:
        """Listen to what a document asks from now on."""
        document.glyphs_wanted.connect(lambda at: self._get_glyphs(document, at))
        document.find_wanted.connect(lambda request: self._find(document, request))

    def forget(self, document: SessionDocument) -> None:
        """Drop what a document asked."""
        self._wanted = {
            request: other
            for request, other in self._wanted.items()
            if other is not document
        }

    def _get_glyphs(self, document: SessionDocument, page_index: int) -> None:
        request = GetGlyphs(document.number, page_index)
        if page_index in document.texts_aside:
            document.set_glyphs(page_index, no_glyphs())
        elif request not in self._wanted:
            self._ask_glyphs(request, document)

    def _ask_glyphs(self, request: GetGlyphs, document: SessionDocument) -> None:
        self._wanted[request] = document
        self._text.run(
            request, lambda reply, _payload: self._take_glyphs(request, reply), _GLYPHS
        )

    def _take_glyphs(self, request: GetGlyphs, reply: Reply) -> None:
        document = self._wanted.pop(request, None)
        if document:
            got = reply.glyphs if isinstance(reply, GlyphsGot) else no_glyphs()
            document.set_glyphs(request.page_index, got)

    def _on_lost(self) -> None:
        for request, document in tuple(self._wanted.items()):
            self._ask_glyphs(request, document)

    def _find(self, document: SessionDocument, request: FindOnPage) -> None:
        """Look for a text on a page; an older search of the document is forgotten."""
        self._text.forget(
            lambda other: (
                isinstance(other, FindOnPage)
                and other.document == request.document
                and replace(other, page_index=request.page_index) != request
            )
        )
        if request.page_index in document.texts_aside:
            _find_nothing(document, request)
            return
        self._text.run(
            request,
            lambda reply, _payload: _take_found(document, request, reply),
            _FINDING,
        )


def _take_found(document: SessionDocument, request: FindOnPage, reply: Reply) -> None:
    """Take in what was found on a page; nothing, if the page cannot be searched."""
    if isinstance(reply, FoundOnPage):
        document.set_found(reply, request)
    else:
        _find_nothing(document, request)


def _find_nothing(document: SessionDocument, request: FindOnPage) -> None:
    document.set_found(FoundOnPage(request.page_index, ()), request)
