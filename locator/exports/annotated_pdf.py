"""A copy of the PDF file in which every quote that stands there is highlighted."""

from pathlib import Path

from locator.checked import Checked
from locator.errors import FileError, Obstacle
from locator.exports.drawings import Drawings
from locator.exports.highlights import highlights_in
from locator.pdf.annotated import annotated


def write(checked: Checked, drawings: Drawings) -> bytes:
    """Return the bytes of an annotated copy of the document.

    Raises:
        FileError: It is signed, encrypted or damaged, or there is not one document.
    """
    return copy_of(checked, drawings, _only(checked))


def write_anyway(checked: Checked, drawings: Drawings) -> bytes:
    """Return an annotated copy, even of a signed, encrypted or damaged document.

    Raises:
        FileError: There is not one document.
    """
    return copy_of(checked, drawings, _only(checked), anyway=True)


def copy_of(
    checked: Checked, drawings: Drawings, source: int, *, anyway: bool = False
) -> bytes:
    """Return the bytes of an annotated copy of one of several documents.

    Args:
        checked: The evidence.
        drawings: The open documents.
        source: Which of them, by its place in `checked.sources`.
        anyway: Whether to write into a file that is signed, encrypted or damaged.

    Raises:
        FileError: It is, and nobody asked for that.
    """
    file = drawings.file(source)
    return annotated(
        file.path,
        file.data,
        tuple(highlights_in(checked, source)),
        file.password,
        anyway=anyway,
    )


def _only(checked: Checked) -> int:
    if len(checked.sources) != 1:
        raise FileError(checked.evidence or Path(), Obstacle.NOT_ONE)
    return 0
