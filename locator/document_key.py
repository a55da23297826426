"""What two names of the same document have in common."""

import unicodedata

_PDF = ".pdf"


def document_key(name: str) -> str:
    """Return what two names of the same file have in common.

    `.pdf` behind, and then a folder in front, do not count, nor do upper and lower case
    or the way in which letters are encoded. Without `.pdf`, a slash may be one of a
    title.
    """
    whole = folded_name(name)
    if not whole.endswith(_PDF):
        return whole
    last = whole.replace("\\", "/").rpartition("/")[2]
    return last.removesuffix(_PDF).rstrip()


def folded_name(text: str) -> str:
    """Return a name without case, spare spaces, and other ways to encode a letter."""
    same = unicodedata.normalize("NFKC", text).casefold()
    return " ".join(unicodedata.normalize("NFKC", same).split())
