"""Reads the rows of a sheet, whatever is hidden in it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from locator.evidence.tables.row import Row
from locator.evidence.xlsx.values import Values
from locator.evidence.xlsx.words import SharedTexts, Words, local, unescaped
from locator.evidence.zipped import ZippedXml

_PLACE = re.compile(r"\$?([A-Za-z]{1,3})\$?(\d{1,7})")
_ROW_BYTES = 64
_PLACE_BYTES = 8  # of a cell in its row
_MOST_MERGED = 100_000
_MERGED_COLUMNS = 64  # farther on, no table of quotes has claims
_COLUMNS = 16_384  # of a sheet (ECMA-376, part 1, annex L, and every program)


@dataclass(frozen=True, slots=True)
class Shared:
    """What the sheets of a workbook share.

    Attributes:
        texts: Texts that cells name by their number.
        values: How other values are read.
    """

    texts: SharedTexts = field(default_factory=SharedTexts)
    values: Values = field(default_factory=Values)


@dataclass(frozen=True, slots=True)
class _Place:
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Merged:
    """A cell that reaches down over other rows: what stands in it counts for all."""

    column: int
    last_row: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class Outline:
    """What is known about a sheet before its rows are read.

    Attributes:
        rows: The number of its last row.
        merged: Its cells that reach down over other rows, by the row they begin in.
    """

    rows: int
    merged: Mapping[int, Sequence[Merged]]


def outline_of(file: ZippedXml, name: str) -> Outline:
    """Return what is known about a sheet before its rows are read.

    Cells that were merged are named at its end, so that it is gone through twice.

    Raises:
        FileError: The sheet is broken.
    """
    reader = _Outlined()
    for _ in file.fed(name, reader):
        pass
    return Outline(reader.rows, reader.merged)


def rows_of(
    file: ZippedXml, name: str, shared: Shared, outline: Outline
) -> Iterator[Row]:
    """Yield the rows of a sheet that are not empty, hidden ones too.

    Args:
        file: The workbook.
        name: The member with the sheet.
        shared: What it shares with other sheets.
        outline: What is known about it.

    Raises:
        FileError: The sheet is broken.
    """
    sheet = _Sheet(file, shared, outline.merged)
    for _ in file.fed(name, sheet):
        yield from sheet.rows
        sheet.rows.clear()


class _Outlined:
    """Goes through a sheet, and looks at nothing but its outline."""

    def __init__(self) -> None:
        self.rows = 0
        self.merged: dict[int, list[Merged]] = {}

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name.endswith("row"):
            self.rows = int(attributes.get("r", self.rows + 1))
        elif name.endswith("mergeCell"):
            first, _, last = attributes.get("ref", "").partition(":")
            top, bottom = _place(first), _place(last)
            is_tall = top and bottom and bottom.row > top.row
            if top and bottom and is_tall and top.column < _MERGED_COLUMNS:
                if len(self.merged) > _MOST_MERGED:
                    raise ValueError("more merged cells than anybody makes")
                cells = self.merged.setdefault(top.row, [])
                cells.append(Merged(top.column, bottom.row))

    def end(self, name: str) -> None:
        """Leave ends aside."""

    def words(self, text: str) -> None:
        """Leave text aside."""


class _Sheet:
    """Goes through a sheet; the rows that are complete wait in `rows`."""

    def __init__(
        self,
        file: ZippedXml,
        shared: Shared,
        merged: Mapping[int, Sequence[Merged]],
    ) -> None:
        self.rows: list[Row] = []
        self._file = file
        self._named: set[int] = set()
        self._shared = shared
        self._merged = merged
        self._filled: dict[int, Merged] = {}
        self._row = 0
        self._column = -1
        self._cells: dict[int, str] = {}
        self._kind = "n"
        self._style = ""
        self._value: list[str] = []
        self._is_value = False
        self._words = Words()

    def start(self, name: str, attributes: dict[str, str]) -> None:
        name = local(name)
        if name == "c":
            self._begin_cell(attributes)
        elif name == "v":
            self._is_value = True
        elif name == "row":
            self._row = int(attributes.get("r", self._row + 1))
            self._column = -1
            self._cells = {}
        else:
            self._words.start(name)

    def end(self, name: str) -> None:
        name = local(name)
        if name == "c":
            self._end_cell()
        elif name == "v":
            self._is_value = False
        elif name == "row":
            self._end_row()
        else:
            self._words.end(name)

    def words(self, text: str) -> None:
        if self._is_value:
            self._value.append(text)
        else:
            self._words.words(text)

    def _begin_cell(self, attributes: dict[str, str]) -> None:
        place = _place(attributes.get("r", ""))
        self._column = place.column if place else self._column + 1
        self._kind = attributes.get("t", "n")
        self._style = attributes.get("s", "")

    def _end_cell(self) -> None:
        inline, value = self._words.taken(), "".join(self._value)
        self._value.clear()
        text = inline or (value and self._text(value))
        if text:
            if self._column >= _COLUMNS:
                raise ValueError(f"column {self._column} is beyond a sheet")
            self._cells[self._column] = text

    def _text(self, value: str) -> str:
        if self._kind == "s":
            return self._shared_text(value)
        if self._kind == "str":
            return unescaped(value)
        return self._shared.values.shown(value, self._kind, self._style)

    def _shared_text(self, value: str) -> str:
        """Return a text of many cells: few bytes can name a long one very often."""
        number = int(value)
        text = self._shared.texts.text(number)
        if number in self._named:
            self._file.keep(len(text))
        self._named.add(number)
        return text

    def _end_row(self) -> None:
        cells = self._cells
        for each in self._merged.get(self._row, ()):
            text = cells.get(each.column, "")
            self._filled[each.column] = replace(each, text=text)
        if not cells:
            return
        for each in self._filled.values():
            if self._row <= each.last_row and each.text:
                cells.setdefault(each.column, each.text)
                self._file.keep(len(each.text))
        texts = [""] * (max(cells) + 1)
        for column, text in cells.items():
            texts[column] = text
        self._file.keep(_ROW_BYTES + _PLACE_BYTES * len(texts))
        self.rows.append(Row(self._row, tuple(texts), has_lines=False))


def _place(reference: str) -> _Place | None:
    """Return the place that "B12" names: row from 1, column from 0."""
    found = _PLACE.fullmatch(reference)
    if not found:
        return None
    column = 0
    for letter in found[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return _Place(int(found[2]), column - 1)
