"""Finds what MuPDF's Tesseract needs to read pictures of text: its language data."""

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from locator.errors import OcrError

VARIABLE = "TESSDATA_PREFIX"  # as Tesseract itself has it
BETWEEN = "+"
_SUFFIX = ".traineddata"


def tessdata_for(language: str, folders: Sequence[Path] | None = None) -> Path:
    """Return the folder with the data of all languages in `language`.

    Args:
        language: Tesseract's codes of languages: "eng", or "eng+deu" for several.
        folders: Where to look; where systems and packages put it, if not given.

    Raises:
        OcrError: No folder has the data of all of them.
    """
    wanted = [code for code in language.split(BETWEEN) if code]
    missing = tuple(wanted)
    for folder in usual_folders() if folders is None else folders:
        lacking = tuple(c for c in wanted if not (folder / (c + _SUFFIX)).is_file())
        if wanted and not lacking:
            return folder
        missing = min(missing, lacking, key=len)
    raise OcrError(missing)


def usual_folders() -> Iterator[Path]:
    """Yield the folders where language data may be, the likeliest first."""
    named = os.environ.get(VARIABLE)
    if named:
        yield Path(named)
        yield Path(named) / "tessdata"  # Tesseract 3 wanted the folder above
    yield Path(sys.prefix, "share", "tessdata")  # Python packages
    for share in ("/usr/share", "/usr/local/share", "/opt/homebrew/share"):
        yield from sorted(Path(share, "tesseract-ocr").glob("*/tessdata"), reverse=True)
        yield Path(share, "tessdata")
        yield Path(share, "tesseract", "tessdata")
    programs = os.environ.get("PROGRAMFILES")
    if programs:
        yield Path(programs, "Tesseract-OCR", "tessdata")
