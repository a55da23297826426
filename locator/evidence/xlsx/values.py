"""Turns the values of cells into text: numbers, dates, yes and no."""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from locator.evidence.xlsx.words import local
from locator.evidence.zipped import ZippedXml

_STYLES: Final = "xl/styles.xml"
_DATES = frozenset((*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)))
"""Formats of dates that need no definition (ECMA-376, part 1, 18.8.30)."""
_LITERAL = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]|_.|\*.')
_DATE_SIGN = re.compile(r"[dmyhs]", re.IGNORECASE)
_FIRST_DAY = datetime(1899, 12, 30)  # noqa: DTZ001 - a spreadsheet has no time zones
_FIRST_DAY_1904 = datetime(1904, 1, 1)  # noqa: DTZ001 - a spreadsheet has no time zones
_MOST_STYLES = 65_490  # of cells (the limits of spreadsheet programs)
_WHOLE = 1e15  # farther on, a float does not hold every whole number


@dataclass(frozen=True, slots=True)
class Values:
    """How the values of a workbook are to be read.

    Attributes:
        dates: The styles, by number, that show a number as a date.
        first_day: The day from which dates count.
    """

    dates: frozenset[int] = frozenset()
    first_day: datetime = _FIRST_DAY

    def shown(self, value: str, kind: str, style: str) -> str:
        """Return a value that is no text.

        Args:
            value: As the file has it.
            kind: Its type: `b`, `n`, or another one, which is left as it is.
            style: The number of the cell's style.
        """
        if kind == "b":
            return "FALSE" if value.strip() == "0" else "TRUE"
        if kind != "n":
            return value
        is_date = style.isdecimal() and int(style) in self.dates
        return (is_date and self._date(value)) or _number(value)

    def _date(self, value: str) -> str | None:
        try:
            moment = self.first_day + timedelta(days=float(value))
        except (ValueError, OverflowError):
            return None
        moment = moment.replace(microsecond=0)
        if moment.date() == self.first_day.date():
            return moment.time().isoformat()
        is_day = not (moment.hour or moment.minute or moment.second)
        return moment.date().isoformat() if is_day else moment.isoformat(" ")


def values_of(file: ZippedXml, *, from_1904: bool) -> Values:
    """Return how the values of a workbook are to be read.

    Args:
        file: The workbook.
        from_1904: Whether its dates count from there.

    Raises:
        FileError: Its styles cannot be read.
    """
    first_day = _FIRST_DAY_1904 if from_1904 else _FIRST_DAY
    if _STYLES not in file.names:
        return Values(first_day=first_day)
    reader = _Styles()
    for _ in file.fed(_STYLES, reader):
        pass
    return Values(frozenset(reader.dates), first_day)


class _Styles:
    """Goes through the styles of a workbook."""

    def __init__(self) -> None:
        self.dates: list[int] = []
        self._formats = set(_DATES)
        self._count = 0
        self._is_open = False

    def start(self, name: str, attributes: dict[str, str]) -> None:
        match local(name):
            case "numFmt":
                code = _LITERAL.sub("", attributes.get("formatCode", ""))
                if _DATE_SIGN.search(code):
                    self._formats.add(int(attributes["numFmtId"]))
            case "cellXfs":
                self._is_open = True
            case "xf" if self._is_open:
                if int(attributes.get("numFmtId", 0)) in self._formats:
                    self.dates.append(self._count)
                self._count += 1
                if self._count > _MOST_STYLES:
                    raise ValueError("more styles than a workbook may have")

    def end(self, name: str) -> None:
        if local(name) == "cellXfs":
            self._is_open = False

    def words(self, text: str) -> None:
        """Leave text aside."""


def _number(value: str) -> str:
    """Return a number without the tail that binary fractions have: 0.1, 12."""
    try:
        number = float(value)
    except ValueError:
        return value
    if number.is_integer() and abs(number) < _WHOLE:
        return str(int(number))
    return repr(number)
