"""The exceptions with which PyMuPDF answers a damaged file."""

import pymupdf

# MuPDF's own errors, and what PyMuPDF's Python trips over when an object of the file
# is of another type than the specification says.
FAULTS: tuple[type[Exception], ...] = (
    pymupdf.mupdf.FzErrorBase,
    RuntimeError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
)
