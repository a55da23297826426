"""Makes small DOCX files in code: paragraphs, tables and notes as XML in a zip file."""

import io
import zipfile
from collections.abc import Sequence
from xml.sax.saxutils import escape

_W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
_TYPES = (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Override PartName="/word/document.xml" ContentType="application/vnd.openxml'
    'formats-officedocument.wordprocessingml.document.main+xml"/></Types>'
)
_RELATIONS = (
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relation'
    'ships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/office'
    'Document/2006/relationships/officeDocument" Target="word/document.xml"/>'
    "</Relationships>"
)
_STYLES = (
    f"<w:styles {_W}>"
    '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Q"><w:name w:val="Quote"/></w:style>'
    "</w:styles>"
)


def paragraph(text: str, style: str = "", run: str = "") -> str:
    """Returns a paragraph; `run` is what its run's properties hold."""
    named = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
    looks = f"<w:rPr>{run}</w:rPr>" if run else ""
    words = f'<w:t xml:space="preserve">{escape(text)}</w:t>'
    return f"<w:p>{named}<w:r>{looks}{words}</w:r></w:p>"


def table(rows: Sequence[Sequence[str]]) -> str:
    """Returns a table."""
    cells = ("".join(f"<w:tc>{paragraph(cell)}</w:tc>" for cell in row) for row in rows)
    return f"<w:tbl>{''.join(f'<w:tr>{row}</w:tr>' for row in cells)}</w:tbl>"


def docx(*body: str, head: str = "") -> bytes:
    """Returns a DOCX file; `head` comes before the root of its document."""
    document = f"{head}<w:document {_W}><w:body>{''.join(body)}</w:body></w:document>"
    members = {
        "[Content_Types].xml": _TYPES,
        "_rels/.rels": _RELATIONS,
        "word/document.xml": document,
        "word/styles.xml": _STYLES,
    }
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in members.items():
            file.writestr(name, content)
    return buffer.getvalue()
