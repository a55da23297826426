"""The text side of PyMuPDF; the only package here that imports it."""

import pymupdf

# MuPDF repairs what it can and says so on standard output or standard error, where
# programs read our answers; what cannot be repaired reaches us as an exception.
pymupdf.TOOLS.mupdf_display_errors(False)
pymupdf.TOOLS.mupdf_display_warnings(False)
pymupdf.set_messages(pylogging_name="locator.pdf")
# Ink boxes as MuPDF has them: PyMuPDF would put the font's ascent and descent instead.
pymupdf.TOOLS.unset_quad_corrections(on=True)
