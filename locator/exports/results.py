"""Tells a file that we wrote about evidence from evidence itself."""

from pathlib import Path

from locator.version import __version__

PROGRAM = f"qlocate {__version__}"
"""What our JSON says that it comes from."""

_SUFFIX = ".json"
_SIGNS = (b'"schema": ', b'"program": "qlocate ')
_WITHIN = 200


def is_result(path: Path) -> bool:
    """Tell whether a file is JSON that `qlocate verify` wrote, by how it begins.

    It may be read as evidence, if somebody names it; in a folder it is what came of
    the evidence beside it.
    """
    if path.suffix.lower() != _SUFFIX:
        return False
    try:
        with path.open("rb") as file:
            start = file.read(_WITHIN)
    except OSError:
        return False
    return all(sign in start for sign in _SIGNS)
