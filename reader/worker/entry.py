"""Where a worker process begins; only the standard library at the top.

Spawn imports this module by name in the new process. PyMuPDF and the locator are
loaded inside, so that the window's process can name the function and load nothing.
"""

import signal
from multiprocessing.connection import Connection


def run(connection: Connection) -> None:
    """Serve requests until the window closes its end, or dies."""
    from reader.worker.loop import serve  # noqa: PLC0415 - loads PyMuPDF
    from reader.worker.parent import die_with_parent  # noqa: PLC0415 - worker only

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the window's business
    die_with_parent()
    serve(connection)
