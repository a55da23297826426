"""Finds quotations in PDF files, glyph by glyph, and says how true each one is."""
