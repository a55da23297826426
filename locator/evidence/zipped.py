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
from typing import IO
from xml.etree import ElementTree as ET
from xml.parsers import expat
from zipfile import BadZipFile, ZipFile

from locator.errors import FileError, Obstacle
from locator.evidence.allowance import Allowance, TooMuchError
from locator.evidence.xml_parts import Part, Parts, Tags, WatchedTags

_PROLOG_BYTES = 4096
_PIECE_BYTES = 2**16
_SIGNS = (b"<", b"=")
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
        self._allowance = Allowance(size)

    def xml(self, name: str) -> ET.Element:
        """Return the root of a small member.

        Raises:
            FileError: It is not there, is broken, unpacks to too much, or has a DTD.
        """
        parser = ET.XMLParser()  # noqa: S314 - has no DTD
        signs = 0
        with _told(self._path):
            for piece in self._pieces(name):
                signs = self._in_tree(signs, piece)
                parser.feed(piece)
            root: ET.Element = parser.close()
        return root

    def parts(self, name: str, depth: int, split: str = "") -> Iterator[Part]:
        """Yield what stands `depth` levels below the root of a large member, in order.

        Each element is forgotten when the next one is asked for.

        Args:
            name: The member.
            depth: The levels.
            split: Elements there of this name, without namespace, come in pieces: what
                is in them, one by one.

        Raises:
            FileError: As for `xml`; or an element that has to be kept is too large.
        """
        parser: ET.XMLPullParser[ET.Element] = ET.XMLPullParser(("start", "end"))
        parts = Parts(depth, split)
        signs = 0
        with _told(self._path):
            for piece in self._pieces(name):
                signs = self._in_tree(signs, piece)
                parser.feed(piece)
                for found in parser.read_events():
                    match found:
                        case ("start", ET.Element() as element):
                            parts.begin(element)
                        case (_, ET.Element() as element):
                            if part := parts.end(element):
                                signs = 0
                                yield part
                            parts.forget(element)
                parts.silence.goes_on()
            parser.close()

    def fed(self, name: str, tags: Tags) -> Iterator[None]:
        """Hand a large member over tag by tag; yield after every piece of it.

        Raises:
            FileError: As for `xml`.
        """
        parser = expat.ParserCreate()
        parser.buffer_text = True
        watched = WatchedTags(tags)
        parser.StartElementHandler = watched.start
        parser.EndElementHandler = watched.end
        parser.CharacterDataHandler = tags.words
        with _told(self._path):
            for piece in self._pieces(name):
                parser.Parse(piece, False)
                watched.silence.goes_on()
                yield
            parser.Parse(b"", True)
        yield

    def keep(self, size: int) -> None:
        """Count bytes of memory for texts that are made of members.

        Raises:
            FileError: They are too many.
        """
        with _told(self._path):
            self._allowance.keep(size)

    def _in_tree(self, signs: int, piece: bytes) -> int:
        """Return how many signs are kept as a tree with one more piece."""
        signs += _signs(piece)
        if signs > self._allowance.most_in_a_tree:
            raise TooMuchError
        return signs

    def _pieces(self, name: str) -> Iterator[bytes]:
        """Yield the bytes of a member, as many as its entry says at most."""
        size = self._file.getinfo(name).file_size
        if name not in self._counted:
            self._counted.add(name)
            self._allowance.unpack(size)
        with self._file.open(name) as stream:
            if _has_dtd(stream):
                raise FileError(self._path, Obstacle.HAS_DTD)
        with self._file.open(name) as stream:
            while piece := stream.read(_PIECE_BYTES):
                self._allowance.read(_signs(piece))
                yield piece


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


def _signs(piece: bytes) -> int:
    """Return how many tags and attributes a piece has at most."""
    return sum(map(piece.count, _SIGNS))


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Say of anything that zip and XML readers stumble over that the file is broken."""
    try:
        yield
    except TooMuchError as error:
        raise FileError(path, Obstacle.UNPACKS_TOO_LARGE) from error
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
