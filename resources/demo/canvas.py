"""Turns ink into the operators of a PDF content stream."""

from collections.abc import Iterable, Iterator

from resources.demo.faces import NAMES, Faces
from resources.demo.ink import Ink, Path, Piece, Text

PAGE_WIDTH = 595.0
PAGE_HEIGHT = 842.0


def stream(faces: Faces, ink: Iterable[Ink]) -> bytes:
    """Return the content stream that draws the ink in the order given."""
    parts = (
        _text(faces, item) if isinstance(item, Text) else _path(item) for item in ink
    )
    return "\n".join(parts).encode("ascii")


def _text(faces: Faces, line: Text) -> str:
    turn = "0 1 -1 0" if line.upwards else "1 0 0 1"
    shows = "\n".join(_shows(faces, line))
    return f"BT {turn} {_at(line.x, line.y)} Tm\n{shows}\nET"


def _shows(faces: Faces, line: Text) -> Iterator[str]:
    # Neighbours in one style share an operator, as typesetting programs write them.
    group: list[Piece] = []
    for piece in line.pieces:
        if group and piece.style != group[0].style:
            yield _show(faces, group, line.extra)
            group = []
        group.append(piece)
    if group:
        yield _show(faces, group, line.extra)


def _show(faces: Faces, group: list[Piece], extra: float) -> str:
    style = group[0].style
    glyphs = faces.by_name[style.face].glyphs
    shift = "" if style.rise or not extra else f"> {-1000 * extra / style.size:.1f} <"
    codes = "".join(
        f"{glyphs[letter].number:04x}" + (shift if letter == " " else "")
        for piece in group
        for letter in piece.text
    )
    name = f"F{NAMES.index(style.face)}"
    return f"/{name} {style.size:.2f} Tf {style.rise:.2f} Ts [<{codes}>] TJ"


def _path(path: Path) -> str:
    first, *others = path.points
    parts = [f"{_at(*first)} m"]
    if path.curved:
        for index in range(0, len(others), 3):
            curve = " ".join(_at(*point) for point in others[index : index + 3])
            parts.append(f"{curve} c")
    else:
        parts.extend(f"{_at(*point)} l" for point in others)
    red, green, blue = (f"{part:.3f}" for part in path.colour)
    paint = "f" if path.fill else "S"
    return (
        f"q {red} {green} {blue} {'rg' if path.fill else 'RG'} "
        f"{path.width:.2f} w [{path.dash}] 0 d {' '.join(parts)} {paint} Q"
    )


def _at(x: float, y: float) -> str:
    return f"{x:.2f} {PAGE_HEIGHT - y:.2f}"
