"""The file that a command is about, and how it is to be read."""

from dataclasses import dataclass, field
from pathlib import Path

from locator.pdf.ocr import Recogniser


@dataclass(frozen=True, slots=True)
class Source:
    """A file to open.

    Attributes:
        path: The file, as it was named.
        password: The password, if there is one.
        recogniser: What reads pages that are pictures of text; None to leave them.
    """

    path: Path
    password: str | None = field(default=None, repr=False)
    recogniser: Recogniser | None = None
