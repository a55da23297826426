"""Finds quotations in PDF files, glyph by glyph, and says how true each one is."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from os import PathLike

    from locator.document import Document


def open(  # noqa: A001 - `locator.open` reads like `pymupdf.open` and `PIL.Image.open`
    path: "str | PathLike[str]",
    password: str | None = None,
    *,
    ocr_language: str | None = None,
) -> "Document":
    """Return the PDF file at `path`, opened read-only; use it in a `with` block.

    Args:
        path: The file.
        password: The password, if it needs one.
        ocr_language: Read pages that are pictures of text, in these languages as
            Tesseract names them: "eng", "eng+deu". About a second a page.

    Raises:
        FileError: There is no such file, it is no PDF, it is damaged, or it needs
            another password.
        OcrError: The data of a language is missing.
    """
    # Importing `locator` must stay cheap: windows import its values, and PyMuPDF
    # (150 ms, 60 MB) belongs in the processes that open files.
    from locator.document import Document  # noqa: PLC0415 - loads the matcher
    from locator.pdf.open import open_pdf  # noqa: PLC0415 - loads PyMuPDF

    pages = open_pdf(Path(path), password)
    if ocr_language is None:
        return Document(pages)
    from locator.pdf.ocr import ocr_in  # noqa: PLC0415 - loads PyMuPDF
    from locator.pdf.recognised import RecognisedPages  # noqa: PLC0415 - loads PyMuPDF

    return Document(RecognisedPages(pages, ocr_in(ocr_language)))
