"""The worker that draws; it loads nothing that is needed for text alone."""

from multiprocessing.connection import Connection

from typing_extensions import override

from reader.protocol import DrawTile, MeasurePages, Open, ReadOutline
from reader.replies import OutlineRead, PagesMeasured, TileDrawn
from reader.worker.drawing import drawn
from reader.worker.drawn_document import DrawnDocument
from reader.worker.received import pages_in, received_bytes
from reader.worker.service import Outcome, Service

_WARM = 0.2  # the scale of a drawing that nobody sees


class DrawingService(Service[DrawnDocument]):
    """Opens documents for the window, measures and draws their pages."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.answers[MeasurePages] = self._measure
        self.answers[ReadOutline] = self._outline
        self.answers[DrawTile] = self._draw
        self._fresh: int | None = None

    @override
    def open(self, request: Open) -> Outcome:
        data = received_bytes(self.connection)
        document = DrawnDocument(data, pages_in(data, request.password))
        self.hold(request.document, document)
        self._fresh = request.document if request.warm else None
        return Outcome(document.opened())

    @override
    def rest(self) -> None:
        """Load the fonts of the first page while the window makes room for it."""
        number, self._fresh = self._fresh, None
        if number in self.documents:
            size = self.documents[number].sizes(0, 1)[0]
            width, height = (
                round(_WARM * px) for px in (size.width_pt, size.height_pt)
            )
            self._draw(DrawTile(number, 0, _WARM, 0, 0, width, height))

    def _measure(self, request: MeasurePages) -> Outcome:
        sizes = self.documents[request.document].sizes(request.first, request.count)
        return Outcome(PagesMeasured(request.first, sizes))

    def _outline(self, request: ReadOutline) -> Outcome:
        return Outcome(OutlineRead(self.documents[request.document].outline()))

    def _draw(self, request: DrawTile) -> Outcome:
        pixmap = drawn(self.documents[request.document], request)
        reply = TileDrawn(pixmap.width, pixmap.height)
        return Outcome(reply, pixmap.samples_mv, pixmap)
