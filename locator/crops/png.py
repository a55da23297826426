"""Writes pictures with few colours as PNG (ISO/IEC 15948), a byte for every pixel.

PyMuPDF writes three bytes for every pixel, which is twice to thrice as much.
"""

import struct
import sys
import zlib

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_MOST_COLOURS = 256
_PALETTE = 3  # colour type 3: indices into a palette
_EFFORT = 7  # the highest, 9, takes eight times as long for two in a hundred bytes
_METRE_PER_INCH = 0.0254


def png_of(width: int, height: int, rgba: bytes, bits: int, dpi: float) -> bytes | None:
    """Return a picture whose channels have so many bits; None if 256 colours miss.

    Args:
        width: Pixels in a row.
        height: Rows.
        rgba: The pixels, opaque; four bytes each.
        bits: Of each channel that are kept. White stays white.
        dpi: At how many dots per inch it was drawn.
    """
    pixels = memoryview(rgba.translate(_coarse(bits))).cast("I")
    colours = sorted(set(pixels))
    if len(colours) > _MOST_COLOURS:
        return None
    index = {colour: number for number, colour in enumerate(colours)}
    data = bytes(map(index.__getitem__, pixels))
    # A filter byte in front of every row; 0 is best for indices (12.8).
    rows = b"".join(
        b"\0" + data[at : at + width] for at in range(0, width * height, width)
    )
    palette = b"".join(each.to_bytes(4, sys.byteorder)[:3] for each in colours)
    per_metre = round(dpi / _METRE_PER_INCH)
    return _SIGNATURE + b"".join(
        (
            _chunk(
                b"IHDR", struct.pack(">IIBBBBB", width, height, 8, _PALETTE, 0, 0, 0)
            ),
            _chunk(b"PLTE", palette),
            _chunk(b"pHYs", struct.pack(">IIB", per_metre, per_metre, 1)),
            _chunk(b"IDAT", zlib.compress(rows, _EFFORT)),
            _chunk(b"IEND", b""),
        )
    )


def _coarse(bits: int) -> bytes:
    """Return, for every value of a byte, the nearest that `bits` bits can tell."""
    steps = (1 << bits) - 1
    return bytes(
        round(round(value * steps / 255) * 255 / steps) for value in range(256)
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    checked = kind + data
    return (
        struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))
    )
