"""The worker that draws; it loads nothing that is needed for text alone."""

from multiprocessing.connection import Connection

from typing_extensions import override

from reader.protocol import DrawTile, MeasurePages, Open, PagesMeasured, TileDrawn
from reader.worker.drawing import drawn
from reader.worker.drawn_document import DrawnDocument
from reader.worker.received import pages_in, received_bytes
from reader.worker.service import Outcome, Service


class DrawingService(Service[DrawnDocument]):
    """Opens documents for the window, measures and draws their pages."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.answers[MeasurePages] = self._measure
        self.answers[DrawTile] = self._draw

    @override
    def open(self, request: Open) -> Outcome:
        data = received_bytes(self.connection)
        document = DrawnDocument(data, pages_in(data, request.password))
        self.documents[request.document] = document
        return Outcome(document.opened())

    def _measure(self, request: MeasurePages) -> Outcome:
        sizes = self.documents[request.document].sizes(request.first, request.count)
        return Outcome(PagesMeasured(request.first, sizes))

    def _draw(self, request: DrawTile) -> Outcome:
        pixmap = drawn(self.documents[request.document], request)
        reply = TileDrawn(pixmap.width, pixmap.height)
        return Outcome(reply, pixmap.samples_mv, pixmap)
