"""Takes in the file that the window has opened: its descriptor, never a path."""

import mmap
import os
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle
from pathlib import Path

from locator.errors import FileError, Obstacle
from locator.pdf.open import open_bytes
from locator.pdf.pages import PdfPages

_NO_NAME = Path("document.pdf")


def received_bytes(connection: Connection) -> memoryview:
    """Return the bytes of the file whose descriptor is the next thing in the pipe.

    Raises:
        FileError: The file is empty.
    """
    descriptor = recv_handle(connection)
    try:
        if not os.fstat(descriptor).st_size:
            raise FileError(_NO_NAME, Obstacle.EMPTY)
        return memoryview(mmap.mmap(descriptor, 0, access=mmap.ACCESS_READ))
    finally:
        os.close(descriptor)


def pages_in(data: memoryview, password: str | None) -> PdfPages:
    """Return the pages of a file that was received.

    Raises:
        FileError: It cannot be opened; `obstacle` says why.
    """
    return open_bytes(_NO_NAME, data, password)
