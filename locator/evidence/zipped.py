"""Reads the XML inside of a zip file, which is what DOCX and XLSX files are.

Such a file may come from anybody. What is read of it never unpacks to more than a
document holds, and no XML in it may define words of its own (ECMA-376, part 2, 6.2.5
forbids both of them a DTD), so that no few bytes can stand for gigabytes.
"""

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import IO, Protocol
from xml.etree import ElementTree as ET
from xml.parsers import expat
from zipfile import BadZipFile, ZipFile

from locator.errors import FileError, Obstacle

_MOST_BYTES = 256 * 2**20  # of XML: a book of 50,000 pages
_FREE_BYTES = 16 * 2**20  # nobody is hurt by so much, however well it was packed
_MOST_RATIO = 200  # real documents are packed to a tenth, tables to a fiftieth
_PROLOG_BYTES = 4096
_PIECE_BYTES = 2**16
_ZIP = b"PK\x03\x04"
_OLD_OFFICE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"  # .doc, .xls, and encrypted files
_BROKEN = (
    BadZipFile,
    zlib.error,
    ET.ParseError,
    expat.ExpatError,
    EOFError,
    OSError,
    ValueError,
    LookupError,  # no such member, no such encoding
    RuntimeError,  # the word of zipfile for an encrypted member
    NotImplementedError,
    OverflowError,
)


class Tags(Protocol):
    """Is told what stands in a member; names come with their prefix, if any."""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Take the beginning of an element."""

    def end(self, name: str) -> None:
        """Take the end of an element."""

    def words(self, text: str) -> None:
        """Take text, or a part of it."""


class ZippedXml:
    """A zip file whose members are XML.

    Attributes:
        names: Its members.
    """

    def __init__(self, file: ZipFile, size: int, path: Path) -> None:
        self.names = frozenset(file.namelist())
        self._file = file
        self._path = path
        self._counted: set[str] = set()
        self._left = min(_MOST_BYTES, max(_FREE_BYTES, _MOST_RATIO * size))

    def xml(self, name: str) -> ET.Element:
        """Return the root of a small member.

        Raises:
            FileError: It is not there, is broken, unpacks to too much, or has a DTD.
        """
        with _told(self._path), self._opened(name) as stream:
            root: ET.Element = ET.parse(stream).getroot()  # noqa: S314 - has no DTD
        return root

    def parts(self, name: str, depth: int) -> Iterator[ET.Element]:
        """Yield what stands `depth` levels below the root of a large member, in order.

        Each element is forgotten when the next one is asked for.

        Raises:
            FileError: As for `xml`.
        """
        around: list[ET.Element] = []
        with _told(self._path), self._opened(name) as stream:
            events = ET.iterparse(stream, ("start", "end"))  # noqa: S314 - has no DTD
            for event, element in events:
                if event == "start":
                    around.append(element)
                    continue
                around.pop()
                if len(around) == depth:
                    yield element
                if around and len(around) <= depth:
                    around[-1].remove(element)

    def fed(self, name: str, tags: Tags) -> Iterator[None]:
        """Hand a large member over tag by tag; yield after every piece of it.

        Raises:
            FileError: As for `xml`.
        """
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = tags.start
        parser.EndElementHandler = tags.end
        parser.CharacterDataHandler = tags.words
        with _told(self._path), self._opened(name) as stream:
            while piece := stream.read(_PIECE_BYTES):
                parser.Parse(piece, False)
                yield
            parser.Parse(b"", True)
        yield

    def spend(self, size: int) -> None:
        """Count something that is made of members towards what they may unpack to.

        Raises:
            FileError: It is too much.
        """
        self._left -= size
        if self._left < 0:
            raise FileError(self._path, Obstacle.UNPACKS_TOO_LARGE)

    def _opened(self, name: str) -> IO[bytes]:
        """Return the bytes of a member, which are as many as its entry says at most."""
        size = self._file.getinfo(name).file_size
        if name not in self._counted:
            self._counted.add(name)
            self.spend(size)
        with self._file.open(name) as stream:
            if _has_dtd(stream):
                raise FileError(self._path, Obstacle.HAS_DTD)
        return self._file.open(name)


def is_zipped(data: bytes) -> bool:
    """Tell whether `data` is for `open_zip`, which also tells what is wrong with it."""
    return data.startswith((_ZIP, _OLD_OFFICE))


def open_zip(data: bytes, path: Path) -> ZippedXml:
    """Return the zip file that `data`, the bytes of the file at `path`, holds.

    Raises:
        FileError: It is no zip file that can be read.
    """
    if data.startswith(_OLD_OFFICE):
        raise FileError(path, Obstacle.OLD_OFFICE)
    with _told(path):
        return ZippedXml(ZipFile(BytesIO(data)), len(data), path)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Say of anything that zip and XML readers stumble over that the file is broken."""
    try:
        yield
    except _BROKEN as error:
        raise FileError(path, Obstacle.BROKEN_ZIP) from error


class _DtdError(Exception):
    """XML has a DTD."""


class _BegunError(Exception):
    """XML has come to its first element: no DTD can follow."""


def _has_dtd(stream: IO[bytes]) -> bool:
    """Tell whether XML defines words of its own; read to its first element only."""
    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = _on_dtd
    parser.StartElementHandler = _on_element
    try:
        while piece := stream.read(_PROLOG_BYTES):
            parser.Parse(piece, False)
    except _DtdError:
        return True
    except _BegunError:
        return False
    return False


def _on_dtd(*_: object) -> None:
    raise _DtdError


def _on_element(*_: object) -> None:
    raise _BegunError
