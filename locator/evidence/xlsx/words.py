"""Reads the texts that the cells of a spreadsheet share, and other texts in it."""

import re
from array import array
from typing import Final

from locator.evidence.zipped import ZippedXml

_SHARED: Final = "xl/sharedStrings.xml"
_PLACE_BYTES = 8
_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")


def local(name: str) -> str:
    """Return the name of an element or attribute without its prefix."""
    return name.rpartition(":")[2]


def unescaped(text: str) -> str:
    """Return text with the characters for which `_x000D_` stands (ST_Xstring)."""
    if "_x" not in text:
        return text
    return _ESCAPED.sub(lambda found: _character(int(found[1], 16), found[0]), text)


class SharedTexts:
    """The texts that cells name by their number, kept as bytes one behind another.

    There may be hundreds of thousands of a few letters: as objects of their own they
    would take ten times the memory.
    """

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._ends = array("Q", [0])

    def add(self, text: str) -> int:
        """Add the text with the next number; return how many bytes it takes."""
        before = len(self._bytes)
        self._bytes += text.encode("utf-8", "surrogatepass")
        self._ends.append(len(self._bytes))
        return len(self._bytes) - before + _PLACE_BYTES

    def text(self, number: int) -> str:
        """Return the text with a number (from 0).

        Raises:
            LookupError: There is none.
        """
        if not 0 <= number < len(self._ends) - 1:
            raise LookupError(number)
        found = self._bytes[self._ends[number] : self._ends[number + 1]]
        return found.decode("utf-8", "surrogatepass")


def shared_texts(file: ZippedXml) -> SharedTexts:
    """Return the texts that cells name by their number.

    Raises:
        FileError: They cannot be read.
    """
    reader = _Texts(file)
    if _SHARED in file.names:
        for _ in file.fed(_SHARED, reader):
            pass
    return reader.texts


class Words:
    """Collects what stands in `t` elements; how it is spoken (`rPh`) left out."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._is_open = False
        self._is_spoken = False

    def start(self, name: str) -> None:
        """Take the beginning of an element, by its name without prefix."""
        if name == "t":
            self._is_open = not self._is_spoken
        elif name == "rPh":
            self._is_spoken = True

    def end(self, name: str) -> None:
        """Take the end of an element."""
        if name == "t":
            self._is_open = False
        elif name == "rPh":
            self._is_spoken = False

    def words(self, text: str) -> None:
        """Take text."""
        if self._is_open:
            self._parts.append(text)

    def taken(self) -> str:
        """Return what was collected, and forget it."""
        text = unescaped("".join(self._parts))
        self._parts.clear()
        return text


class _Texts:
    """Goes through the member of shared texts."""

    def __init__(self, file: ZippedXml) -> None:
        self.texts = SharedTexts()
        self._file = file
        self._words = Words()
        self.words = self._words.words

    def start(self, name: str, _attributes: dict[str, str]) -> None:
        self._words.start(local(name))

    def end(self, name: str) -> None:
        name = local(name)
        self._words.end(name)
        if name == "si":
            self._file.keep(self.texts.add(self._words.taken()))


def _character(code: int, written: str) -> str:
    # Halves of characters and what no text holds stay as they are written.
    is_text = code in (9, 10, 13) or 0x20 <= code < 0xD800 or 0xE000 <= code < 0xFFFE  # noqa: PLR2004 - XML 1.0, 2.2
    return chr(code) if is_text else written
