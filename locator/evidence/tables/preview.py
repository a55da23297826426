"""The beginning of a table, for whoever is to say what its columns hold."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from locator.errors import FileError, Obstacle
from locator.evidence import csv_file, xlsx_file
from locator.evidence.decode import decode
from locator.evidence.tables.table import Table
from locator.evidence.zipped import is_zipped, open_zip

_ROWS = 5


@dataclass(frozen=True, slots=True)
class TablePreview:
    """What a person sees of a table before it is read.

    Attributes:
        headers: A name for every column.
        rows: The cells of its first rows, without the header.
        guesses: For roles the column (from 0) that is likeliest to have it.
        are_given: Whether the headers are the file's own; else they are numbers.
    """

    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    guesses: Mapping[str, int]
    are_given: bool = True


def preview_of(path: Path, data: bytes) -> TablePreview:
    """Return the beginning of the first table of a file.

    Raises:
        FileError: There is none, or the file is broken.
    """
    table = _first_table(path, data)
    mapping = table.mapping
    rows = [row.cells for row in table.rows()][mapping.header_rows :][:_ROWS]
    guesses: dict[str, int] = {}
    for guess in (*mapping.guesses, *mapping.offered):
        guesses.setdefault(str(guess.role), guess.column)
    are_given = mapping.header_rows > 0
    return TablePreview(mapping.headers, tuple(rows), guesses, are_given)


def _first_table(path: Path, data: bytes) -> Table:
    if is_zipped(data):
        tables = xlsx_file.read(open_zip(data, path))
        if not tables:
            raise FileError(path, Obstacle.EMPTY)
        return tables[0]
    decoded = decode(data)
    if isinstance(decoded, Obstacle):
        raise FileError(path, decoded)
    return csv_file.read(decoded.text)
