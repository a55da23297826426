"""Writes highlights into a copy of a PDF file, and leaves everything else as it was.

The copy begins with the bytes of the file, and the highlights are appended (ISO
32000-1, 7.5.6): nothing of the file is written anew, so nothing can be lost, and a
signature still stands for the bytes that it was given for. A file that had to be
repaired to be read cannot be appended to: all that could be read is written anew.
"""

from collections.abc import Sequence
from pathlib import Path

import pymupdf
from pymupdf import mupdf

from locator.errors import FileError, Obstacle
from locator.pdf.annotation import Annotation
from locator.pdf.faults import FAULTS
from locator.pdf.objections import objection_to
from locator.pdf.open import document_in


def annotated(
    path: Path,
    data: bytes,
    highlights: Sequence[Annotation],
    password: str | None = None,
    *,
    anyway: bool = False,
) -> bytes:
    """Return the bytes of a copy of a file with `highlights` in it.

    Args:
        path: The file, for naming it.
        data: Its bytes.
        highlights: The highlights; without one the copy is the same as the file.
        password: What opens it, where that is needed.
        anyway: Whether to write into a file that is signed, encrypted or damaged.

    Raises:
        FileError: It cannot be opened, or it is not to be written into.
    """
    if not highlights:
        return data
    document = document_in(path, memoryview(data), password)
    try:
        for highlight in highlights:
            _add(document, highlight)
        objection = objection_to(document)
        if objection and not anyway:
            raise FileError(path, objection)
        return _bytes(document)
    except FAULTS as error:
        raise FileError(path, Obstacle.DAMAGED) from error
    finally:
        document.close()


def _add(document: "pymupdf.Document", highlight: Annotation) -> None:
    pdf = mupdf.pdf_document_from_fz_document(document.this)
    # The page is not loaded: MuPDF would make appearances for its form fields.
    page = mupdf.pdf_lookup_page_obj(pdf, highlight.page_index)
    drawing = _add_stream(document, highlight.drawing(), highlight.drawing_content())
    appearance = _add_stream(
        document, highlight.appearance(drawing), highlight.appearance_content()
    )
    number = document.get_new_xref()
    document.update_object(
        number, highlight.annotation(mupdf.pdf_to_num(page), appearance)
    )
    annotations = _own_annotations(pdf, page)
    mupdf.pdf_array_push(annotations, mupdf.pdf_new_indirect(pdf, number, 0))


def _add_stream(document: "pymupdf.Document", dictionary: str, content: str) -> int:
    number = int(document.get_new_xref())
    document.update_object(number, dictionary)
    document.update_stream(number, content.encode("ascii"), new=True)
    return number


def _own_annotations(pdf: "mupdf.PdfDocument", page: "mupdf.PdfObj") -> "mupdf.PdfObj":
    """Return the array of a page's annotations, made its own.

    Pages may share one: then a highlight on one would be seen on the others as well.
    """
    name = mupdf.PDF_ENUM_NAME_Annots
    found = mupdf.pdf_dict_get(page, name)
    if not mupdf.pdf_is_array(found):
        own = mupdf.pdf_new_array(pdf, 1)
    elif mupdf.pdf_is_indirect(found):
        own = mupdf.pdf_copy_array(found)
    else:
        return found
    mupdf.pdf_dict_put(page, name, own)
    return own


def _bytes(document: "pymupdf.Document") -> bytes:
    pdf = mupdf.pdf_document_from_fz_document(document.this)
    options = mupdf.PdfWriteOptions()
    options.do_incremental = int(mupdf.pdf_can_be_saved_incrementally(pdf))
    options.do_compress = 1
    options.dont_regenerate_id = 1  # the same input gives the same copy
    options.do_encrypt = mupdf.PDF_ENCRYPT_KEEP
    buffer = mupdf.FzBuffer(1)
    output = mupdf.FzOutput(buffer)
    mupdf.pdf_write_document(pdf, output, options)
    output.fz_close_output()
    return bytes(buffer.fz_buffer_extract_copy())
