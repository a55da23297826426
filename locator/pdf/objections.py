"""Says why a PDF file is better not written into."""

from collections.abc import Iterator

import pymupdf
from pymupdf import mupdf

from locator.errors import Obstacle


def objection_to(document: "pymupdf.Document") -> Obstacle | None:
    """Return what speaks against a changed copy of a file; None if nothing does."""
    pdf = mupdf.pdf_document_from_fz_document(document.this)
    trailer = mupdf.pdf_trailer(pdf)
    if mupdf.pdf_is_dict(mupdf.pdf_dict_gets(trailer, "Encrypt")):
        return Obstacle.ENCRYPTED
    root = mupdf.pdf_dict_gets(trailer, "Root")
    if _certified(root) or any(map(_is_signed, _fields(root))):
        return Obstacle.SIGNED
    if document.is_repaired:
        return Obstacle.REPAIRED
    return None


def _certified(root: "mupdf.PdfObj") -> bool:
    """Tell whether signatures say what may be changed (ISO 32000-1, 12.8.4)."""
    permissions = mupdf.pdf_dict_gets(root, "Perms")
    return any(
        mupdf.pdf_is_dict(mupdf.pdf_dict_gets(permissions, name))
        for name in ("DocMDP", "UR3", "UR")
    )


def _fields(root: "mupdf.PdfObj") -> Iterator["mupdf.PdfObj"]:
    """Yield all form fields; a tree that comes back to itself ends there."""
    form = mupdf.pdf_dict_gets(root, "AcroForm")
    waiting = _items(mupdf.pdf_dict_gets(form, "Fields"))
    known: set[int] = set()
    while waiting:
        field = waiting.pop()
        number = mupdf.pdf_to_num(field)
        if number and number in known:
            continue
        known.add(number)
        yield field
        waiting.extend(_items(mupdf.pdf_dict_gets(field, "Kids")))


def _items(array: "mupdf.PdfObj") -> list["mupdf.PdfObj"]:
    return [mupdf.pdf_array_get(array, at) for at in range(mupdf.pdf_array_len(array))]


def _is_signed(field: "mupdf.PdfObj") -> bool:
    """Tell whether a field is a signature that has been given."""
    kind = mupdf.pdf_dict_get_inheritable(field, mupdf.PDF_ENUM_NAME_FT)
    value = mupdf.pdf_dict_gets(field, "V")
    return bool(mupdf.pdf_to_name(kind) == "Sig" and mupdf.pdf_is_dict(value))
