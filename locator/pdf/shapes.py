"""How the pages of a file lie in user space."""

import math

import pymupdf
from pymupdf import mupdf

from locator.frames import PageShape
from locator.pdf.faults import FAULTS

_LETTER = PageShape(0, 0, 612, 792)


def page_shape(page: "pymupdf.Page") -> PageShape:
    """Return how `page` lies in its file's user space; Letter if it cannot be told.

    Asks MuPDF, whose page is the CropBox within the MediaBox times UserUnit; PyMuPDF's
    `cropbox` may reach beyond the MediaBox.
    """
    box, matrix = mupdf.FzRect(), mupdf.FzMatrix()
    try:
        mupdf.pdf_page_transform(mupdf.pdf_page_from_fz_page(page.this), box, matrix)
    except FAULTS:
        return _LETTER
    unit = math.hypot(matrix.a, matrix.b)
    if not unit or box.x0 >= box.x1 or box.y0 >= box.y1:
        return _LETTER
    return PageShape(box.x0, box.y0, box.x1, box.y1, page.rotation, unit)
