"""Makes a scanned page: a picture of a printed page, without any text."""

import pymupdf

RESOLUTION = 120
TURN = 0.35
QUALITY = 58
INK, PAPER = 0x2A2A2A, 0xF3F3F0


def photograph(page: pymupdf.Page, paper: pymupdf.Document) -> None:
    """Append a grey picture of a page, a little askew, to the paper."""
    scale = RESOLUTION / 72
    matrix = pymupdf.Matrix(scale, scale).prerotate(TURN)
    picture = page.get_pixmap(matrix=matrix, colorspace=pymupdf.csGRAY)
    picture.tint_with(INK, PAPER)
    sheet = paper.new_page(width=page.rect.width, height=page.rect.height)
    jpeg = picture.tobytes("jpeg", jpg_quality=QUALITY)
    sheet.insert_image(sheet.rect, stream=jpeg, keep_proportion=False)
