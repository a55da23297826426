"""Spreadsheets as other programs write them, made from their XML."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def workbook(
    sheets: Mapping[str, str], members: Mapping[str, str] | None = None, facts: str = ""
) -> bytes:
    """Return a workbook.

    Args:
        sheets: The XML inside of each sheet, by its name.
        members: Other members: shared texts, styles.
        facts: XML that stands before the names of the sheets.
    """
    names = "".join(
        f'<x:sheet name="{name}" sheetId="{at}" r:id="rId{at}"/>'
        for at, name in enumerate(sheets, 1)
    )
    relations = "".join(
        f'<Relationship Id="rId{at}" Type="{_RELATIONS}/worksheet" '
        f'Target="/xl/worksheets/sheet{at}.xml"/>'
        for at in range(1, len(sheets) + 1)
    )
    data = BytesIO()
    with ZipFile(data, "w", ZIP_DEFLATED) as file:
        file.writestr(
            "xl/workbook.xml",
            f'<x:workbook xmlns:x="m" xmlns:r="{_RELATIONS}">{facts}'
            f"<x:sheets>{names}</x:sheets></x:workbook>",
        )
        file.writestr("xl/_rels/workbook.xml.rels", f"<R>{relations}</R>")
        for at, xml in enumerate(sheets.values(), 1):
            sheet = f"<worksheet>{xml}</worksheet>"
            file.writestr(f"xl/worksheets/sheet{at}.xml", sheet)
        for name, xml in (members or {}).items():
            file.writestr(name, xml)
    return data.getvalue()


def rows(*texts: Sequence[str]) -> str:
    """Return the XML of rows of texts, which stand in the cells themselves."""
    return "".join(f"<row>{''.join(map(text_cell, row))}</row>" for row in texts)


def text_cell(text: str) -> str:
    """Return the XML of a cell with a text; an empty one is left out."""
    return f'<c t="inlineStr"><is><t>{text}</t></is></c>' if text else "<c/>"


def sheet(*texts: Sequence[str]) -> str:
    """Return the XML inside of a sheet with rows of texts."""
    return f"<sheetData>{rows(*texts)}</sheetData>"
