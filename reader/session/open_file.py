"""The file of an open document, as the window holds it."""

import os
import stat
from dataclasses import dataclass, field
from pathlib import Path

from locator.errors import Obstacle

_BINARY = getattr(os, "O_BINARY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)


@dataclass(slots=True)
class OpenFile:
    """The open file of a document; both workers get its descriptor.

    Attributes:
        descriptor: Open for reading.
        password: The password, where one is needed; never shown.
        is_new: Whether the drawing worker has still to say what is in it.
        wants_outline: Whether its outline is under way, or has to be asked for again.
        waits_to_be_read: Whether its text is to be opened as soon as a page is seen.
    """

    descriptor: int
    password: str | None = field(repr=False)
    is_new: bool = True
    wants_outline: bool = False
    waits_to_be_read: bool = False


def descriptor_of(path: Path) -> int:
    """Return the open file; for a pipe that nobody writes to it is not waited.

    Raises:
        OSError: It cannot be read, or is no file.
    """
    if path.is_dir():
        raise IsADirectoryError(path)
    descriptor = os.open(path, os.O_RDONLY | _BINARY | _NO_WAIT)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(path)
    return descriptor


def obstacle_of(error: OSError) -> Obstacle:
    """Return what stands in the way of opening a file."""
    if isinstance(error, FileNotFoundError):
        return Obstacle.MISSING
    if isinstance(error, IsADirectoryError):
        return Obstacle.NOT_A_FILE
    return Obstacle.UNREADABLE
