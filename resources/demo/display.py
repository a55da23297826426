"""Sets a displayed formula, with a fraction and a number if it has them."""

from dataclasses import replace

from resources.demo.faces import Faces
from resources.demo.ink import Ink, Path, Piece, Slab, Style, Text
from resources.demo.markup import parse, pieces

SIZE = 10.4
GAP = 3.0
INTEGRAL = "∫"
TALL_SIZE = 18.0


def set_display(source: str, faces: Faces, measure: float) -> Slab:
    """Return the slab of ``left // over // under // right // (number)``.

    Any part may be empty. Without a fraction, over and under are empty.
    """
    left, over, under, right, number = (
        _set_part(part.strip()) for part in source.split("//")
    )
    wide = max(faces.measure(over), faces.measure(under))
    widths = [faces.measure(left), wide, faces.measure(right)]
    tall = 44.0 if over else 25.0
    baseline = tall / 2 + 3
    x = (measure - sum(widths) - 2 * GAP) / 2
    middle = x + widths[0] + GAP + wide / 2
    ink: list[Ink] = [Text(x, baseline, left)]
    if over:
        ink.append(Text(middle - faces.measure(over) / 2, baseline - 8.4, over))
        bar = ((middle - wide / 2, baseline - 3), (middle + wide / 2, baseline - 3))
        ink.append(Path(bar))
        ink.append(Text(middle - faces.measure(under) / 2, baseline + 9.2, under))
    x = middle + wide / 2 + GAP
    if right and right[0].text.startswith(INTEGRAL):
        sign = Piece(INTEGRAL, Style(right[0].style.face, TALL_SIZE))
        ink.append(Text(x, baseline + 3, (sign,)))
        x += faces.measure((sign,))
        right = (replace(right[0], text=right[0].text[1:]), *right[1:])
    ink.append(Text(x, baseline, right))
    ink.append(Text(measure - faces.measure(number), baseline, number))
    kept = tuple(item for item in ink if not isinstance(item, Text) or item.pieces)
    return Slab(tall, kept, keep=True)


def _set_part(source: str) -> tuple[Piece, ...]:
    return pieces(parse(source, SIZE, {}))
