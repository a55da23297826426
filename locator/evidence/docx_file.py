"""Reads DOCX: headings are claims; quoted strings, and what has a quote's style."""

from locator.evidence.block_reader import read_blocks
from locator.evidence.docx.blocks import docx_blocks
from locator.evidence.front_matter import FrontMatter
from locator.evidence.record import Evidence
from locator.evidence.zipped import ZippedXml


def read(file: ZippedXml, main: str) -> Evidence:
    """Return the quotes of a document.

    Args:
        file: The file.
        main: Its member that is the document.

    Raises:
        FileError: The file is broken, or unpacks to too much.
    """
    return read_blocks(docx_blocks(file, main), FrontMatter())
