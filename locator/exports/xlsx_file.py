"""Writes a table as a spreadsheet (ECMA-376), as small as a program still opens."""

import re
from collections.abc import Iterator
from io import BytesIO
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from locator.checked import Checked
from locator.exports.drawings import Drawings
from locator.exports.tables import Cell, Table, table_of

_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_LONGEST = 32_767  # characters of a cell; programs call a file with more damaged
_NARROWEST, _WIDEST = 8, 60  # characters
_HEADER_STYLE, _TEXT_STYLE = 1, 2
# `_x000D_` stands for a character (ST_Xstring); where a text says so, it is escaped.
_ESCAPE = re.compile("_(?=x[0-9A-Fa-f]{4}_)")


def write(checked: Checked, _drawings: Drawings) -> bytes:
    """Return an evidence file that was checked as an XLSX file.

    All texts are strings, so that none is a formula. The header is bold and stays when
    the rows move. Cells hold 32,767 characters: a longer text ends with "…".
    """
    data = BytesIO()
    with ZipFile(data, "w", ZIP_DEFLATED) as file:
        for name, xml in _members(table_of(checked)).items():
            file.writestr(_entry(name), _HEAD + xml)
    return data.getvalue()


def _entry(name: str) -> ZipInfo:
    """Return an entry without the time, so that the same table is the same file."""
    entry = ZipInfo(name)
    entry.compress_type = ZIP_DEFLATED
    return entry


def _members(table: Table) -> dict[str, str]:
    return {
        "[Content_Types].xml": _content_types(),
        "_rels/.rels": _relations(("officeDocument", "xl/workbook.xml")),
        "xl/workbook.xml": (
            f'<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}"><sheets>'
            '<sheet name="Quotes" sheetId="1" r:id="rId1"/></sheets></workbook>'
        ),
        "xl/_rels/workbook.xml.rels": _relations(
            ("worksheet", "worksheets/sheet1.xml"), ("styles", "styles.xml")
        ),
        "xl/styles.xml": _styles(),
        "xl/worksheets/sheet1.xml": "".join(_sheet(table)),
    }


def _content_types() -> str:
    parts = {
        "workbook": "sheet.main",
        "worksheets/sheet1": "worksheet",
        "styles": "styles",
    }
    overrides = "".join(
        f'<Override PartName="/xl/{part}.xml" ContentType="{_TYPE}.{kind}+xml"/>'
        for part, kind in parts.items()
    )
    return (
        f'<Types xmlns="{_PACKAGE}/content-types">'
        '<Default Extension="rels" ContentType='
        '"application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Default Extension="xml" ContentType="application/xml"/>{overrides}</Types>'
    )


def _relations(*targets: tuple[str, str]) -> str:
    items = "".join(
        f'<Relationship Id="rId{number}" Type="{_OFFICE}/{kind}" Target="{target}"/>'
        for number, (kind, target) in enumerate(targets, 1)
    )
    return f'<Relationships xmlns="{_PACKAGE}/relationships">{items}</Relationships>'


def _styles() -> str:
    wrapped = '<alignment vertical="top" wrapText="1"/>'
    font = '<sz val="11"/><name val="Calibri"/>'
    return (
        f'<styleSheet xmlns="{_MAIN}">'
        f'<fonts count="2"><font>{font}</font><font><b/>{font}</font></fonts>'
        '<fills count="2"><fill><patternFill patternType="none"/></fill>'
        '<fill><patternFill patternType="gray125"/></fill></fills>'
        '<borders count="1"><border/></borders>'
        '<cellStyleXfs count="1"><xf/></cellStyleXfs>'
        '<cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>'
        f'<xf xfId="0" applyAlignment="1">{wrapped}</xf></cellXfs>'
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/>'
        "</cellStyles></styleSheet>"
    )


def _sheet(table: Table) -> Iterator[str]:
    yield f'<worksheet xmlns="{_MAIN}"><sheetViews><sheetView workbookViewId="0">'
    yield '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
    yield "</sheetView></sheetViews><cols>"
    for number, header in enumerate(table.headers, 1):
        cells = [header, *(row[number - 1] for row in table.rows)]
        width = min(max(_NARROWEST, *(len(str(cell)) for cell in cells)) + 2, _WIDEST)
        yield f'<col min="{number}" max="{number}" width="{width}" customWidth="1"/>'
    yield "</cols><sheetData>"
    yield _row(1, table.headers, _HEADER_STYLE)
    for number, row in enumerate(table.rows, 2):
        yield _row(number, row, _TEXT_STYLE)
    yield "</sheetData></worksheet>"


def _row(number: int, cells: tuple[Cell, ...], style: int) -> str:
    written = "".join(
        _cell(f"{_letters(at)}{number}", cell, style) for at, cell in enumerate(cells)
    )
    return f'<row r="{number}">{written}</row>'


def _cell(place: str, cell: Cell, style: int) -> str:
    if cell == "":
        return ""
    if not isinstance(cell, str):
        return f'<c r="{place}" s="{style}"><v>{cell}</v></c>'
    text = cell if len(cell) <= _LONGEST else cell[: _LONGEST - 1] + "…"
    words = escape(_ESCAPE.sub("_x005F_", text))
    return (
        f'<c r="{place}" s="{style}" t="inlineStr">'
        f'<is><t xml:space="preserve">{words}</t></is></c>'
    )


def _letters(column: int) -> str:
    """Return the letters of a column (from 0): A, Z, AA."""
    letters = ""
    column += 1
    while column:
        column, digit = divmod(column - 1, 26)
        letters = chr(ord("A") + digit) + letters
    return letters
