"""How text is taken from a page: one constant, so that text and boxes always agree."""

import pymupdf

# Ligatures stay one glyph (their parts share its box); ink boxes instead of the
# font's nominal ascent and descent, which many TeX fonts get wrong by points.
TEXT_FLAGS: int = (
    pymupdf.TEXT_PRESERVE_LIGATURES
    | pymupdf.TEXT_PRESERVE_WHITESPACE
    | pymupdf.TEXT_MEDIABOX_CLIP
    | pymupdf.TEXT_ACCURATE_BBOXES
)
