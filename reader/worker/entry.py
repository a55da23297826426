"""Where a worker process begins; only the standard library at the top.

Spawn imports this module by name in the new process. PyMuPDF and the locator are
loaded inside, so that the window's process can name the function and load nothing.
"""

import gc
import signal
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reader.protocol import WorkerName
    from reader.worker.service import Service


def run(connection: Connection, name: "WorkerName") -> None:
    """Serve requests until the window closes its end, or dies.

    Args:
        connection: Requests come in, replies go out.
        name: Which of the workers this is; each loads only what it needs.
    """
    gc.disable()  # loading makes much and drops nothing
    from reader.worker.loop import serve  # noqa: PLC0415 - worker only
    from reader.worker.parent import die_with_parent  # noqa: PLC0415 - worker only

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the window's business
    die_with_parent()
    service = _service(connection, name)
    gc.freeze()
    gc.enable()
    serve(connection, service)


def _service(connection: Connection, name: "WorkerName") -> "Service[Any]":
    if name == "pages":
        from reader.worker.drawing_service import DrawingService  # noqa: PLC0415 - loads PyMuPDF

        return DrawingService(connection)
    if name == "exports":
        from reader.worker.exporting_service import ExportingService  # noqa: PLC0415 - loads PyMuPDF

        return ExportingService(connection)
    from reader.worker.reading_service import ReadingService  # noqa: PLC0415 - loads PyMuPDF

    return ReadingService(connection)
