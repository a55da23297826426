"""A copy of the PDF file in which every quote that stands there is highlighted."""

from locator.checked import Checked
from locator.exports.drawings import Drawings
from locator.exports.highlights import highlights_in
from locator.pdf.annotated import annotated


def write(checked: Checked, drawings: Drawings) -> bytes:
    """Return the bytes of an annotated copy of the first document.

    Raises:
        FileError: The document is signed, encrypted or damaged.
    """
    return copy_of(checked, drawings, 0)


def write_anyway(checked: Checked, drawings: Drawings) -> bytes:
    """Return an annotated copy of the first document, whatever speaks against it."""
    return copy_of(checked, drawings, 0, anyway=True)


def copy_of(
    checked: Checked, drawings: Drawings, source: int, *, anyway: bool = False
) -> bytes:
    """Return the bytes of an annotated copy of one document.

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
