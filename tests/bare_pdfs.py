"""Writes PDF files byte by byte, for what no library would draw: text that says
something else than its glyphs, text that is not seen, text drawn twice.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

_CMAP = """
/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Ours def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
{count} beginbfchar
{lines}
endbfchar
endcmap CMapName currentdict /CMap defineresource pop end end
"""


def shown(
    text: str, x_pt: float, y_pt: float, *, size_pt: float = 11, setting: str = ""
) -> str:
    """Return the operators that show `text`, its baseline `y_pt` above the bottom.

    Args:
        text: Latin-1 characters: the codes of the font.
        x_pt: Left edge.
        y_pt: Baseline.
        size_pt: Type size.
        setting: Further text operators: "3 Tr" shows nothing.
    """
    literal = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
    return f"BT {setting} /F1 {size_pt} Tf {x_pt} {y_pt} Td ({literal}) Tj ET"


def said(text: str, operators: str) -> str:
    """Return `operators` as marked content that says `text` (PDF 32000-1, 14.9.4)."""
    literal = text.encode("utf-16-be").hex()
    return f"/Span <</ActualText <FEFF{literal}>>> BDC\n{operators}\nEMC"


def write_bare_pdf(
    path: Path, operators: Sequence[str], means: Mapping[str, str] | None = None
) -> Path:
    """Write a page with these operators, and return the path.

    Args:
        path: The file to be.
        operators: What draws the page; the font is F1, Helvetica.
        means: What characters of the font stand for, if that is not themselves.
    """
    font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding"
    fonts = "/Resources<</Font<</F1 5 0 R>>>>"
    objects = [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R{fonts}>>",
        _stream("\n".join(operators)),
        f"{font}{'/ToUnicode 6 0 R' if means else ''}>>",
        _stream(_character_map(means or {})),
    ]
    path.write_bytes(_file(objects))
    return path


def _stream(content: str) -> str:
    return f"<</Length {len(content.encode('latin-1'))}>>stream\n{content}\nendstream"


def _character_map(means: Mapping[str, str]) -> str:
    lines = [
        f"<{ord(code):02X}> <{text.encode('utf-16-be').hex()}>"
        for code, text in means.items()
    ]
    return _CMAP.format(count=len(lines), lines="\n".join(lines))


def _file(objects: Sequence[str]) -> bytes:
    content = b"%PDF-1.7\n"
    offsets = []
    for number, each in enumerate(objects, 1):
        offsets.append(len(content))
        content += f"{number} 0 obj\n{each}\nendobj\n".encode("latin-1")
    table = "".join(f"{offset:010d} 00000 n \n" for offset in offsets)
    return content + (
        f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
        f"trailer\n<</Size {len(objects) + 1}/Root 1 0 R>>\n"
        f"startxref\n{len(content)}\n%%EOF\n"
    ).encode("latin-1")
