"""Reads painted pictures."""

from PySide6.QtGui import QImage


def colours_of(image: QImage) -> set[str]:
    """Return every colour of a picture as #RRGGBB."""
    flat = image.convertToFormat(QImage.Format.Format_RGB888)
    data = bytes(flat.constBits())
    row, width = flat.bytesPerLine(), 3 * flat.width()
    found: set[bytes] = set()
    for top in range(0, row * flat.height(), row):
        line = data[top : top + width]
        found.update(line[at : at + 3] for at in range(0, width, 3))
    return {f"#{pixel.hex().upper()}" for pixel in found}
