"""A document to check quotes against, with the facts that reports state about it."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path

from locator.document import Document
from locator.frames import PageShape


@dataclass(frozen=True, slots=True)
class Paper:
    """An open document and the file that it comes from.

    Attributes:
        path: The file.
        sha256: Of its bytes, in hexadecimal digits.
        document: Where quotes are located.
        shape: How a page (index from 0) lies in user space.
        title: Its title, as the file has it.
        authors: Its authors, likewise.
        recognised: Pages (index from 0) whose text was read by OCR so far.
        damaged: Pages (index from 0) that could not be read so far.
    """

    path: Path
    sha256: str
    document: Document
    shape: Callable[[int], PageShape]
    title: str = ""
    authors: str = ""
    recognised: AbstractSet[int] = frozenset()
    damaged: AbstractSet[int] = frozenset()
