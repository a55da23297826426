"""The text side of PyMuPDF; the only package here that imports it."""
