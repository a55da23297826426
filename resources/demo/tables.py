"""Sets a table with rules above, below and under its head."""

from resources.demo.faces import Faces
from resources.demo.ink import Ink, Path, Slab, Text
from resources.demo.markup import parse, pieces

SIZE = 8.8
LEADING = 11.6
HEAD = 14.0


def set_table(source: str, faces: Faces, measure: float) -> Slab:
    """Return the slab of a table; the first line of the source is its head.

    Column widths follow the widest cell; what is left is shared out evenly.
    """
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in source.splitlines()
    ]
    cells = [
        [pieces(parse(cell, SIZE, {}, bold=index == 0)) for cell in row]
        for index, row in enumerate(rows)
    ]
    widths = [max(map(faces.measure, column)) for column in zip(*cells, strict=True)]
    gap = (measure - sum(widths)) / max(len(widths) - 1, 1)
    starts = [sum(widths[:index]) + index * gap for index in range(len(widths))]
    height = HEAD + LEADING * (len(cells) - 1) + 4
    ink: list[Ink] = [_rule(1, measure, 0.8)]
    for index, row in enumerate(cells):
        baseline = 11 + (HEAD - LEADING) * (index > 0) + LEADING * index
        ink.extend(Text(x, baseline, cell) for x, cell in zip(starts, row, strict=True))
    ink.extend((_rule(HEAD + 1, measure, 0.5), _rule(height, measure, 0.8)))
    return Slab(height + 7, tuple(ink))


def _rule(y: float, measure: float, width: float) -> Path:
    return Path(((0, y), (measure, y)), width)
