"""Where a file says that a quote stands: a document, a page, and its own name."""

import re
from dataclasses import dataclass
from pathlib import PurePosixPath
from urllib.parse import parse_qsl, unquote, urlsplit

_PAGE_FIELD = "page"
_NAME_FIELD = "annotation"  # the key that Zotero gives to a highlight
_PAGE = re.compile(r"[\w.-]{1,8}")
_FRAGMENT_DIRECTIVE = ":~:"
_PDF = ".pdf"
# "(see halden 2024.pdf, p. 4)": a name begins behind a bracket, a separator, or "see".
_OTHERS = r"()\[\]（）,;:|\"“”«»<>—–\n"
_FILE = re.compile(
    rf"(?:^|[{_OTHERS}])\s*(?:(?:see|from|in|source|aus|siehe|in)\s+)?"
    rf"([^\s{_OTHERS}][^{_OTHERS}]{{0,120}}?\.pdf)(?!\w)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Place:
    """What is known about where a quote stands.

    Attributes:
        page: Page as given: a number counted from 1 or a printed label.
        document: A file name, or a title.
        name: What the quote is called there.
    """

    page: str | None = None
    document: str = ""
    name: str = ""

    def __bool__(self) -> bool:
        return bool(self.page or self.document or self.name)

    def over(self, other: "Place") -> "Place":
        """Return this place, with what it does not know taken from another one."""
        return Place(
            self.page or other.page,
            self.document or other.document,
            self.name or other.name,
        )


def place_of(address: str) -> Place:
    """Return the place that an address leads to; an empty one if it is in no PDF."""
    try:
        parts = urlsplit(address.strip())
    except ValueError:  # an IPv6 address that is none
        return Place()
    fragment = parts.fragment.split(_FRAGMENT_DIRECTIVE)[0]
    fields = dict(parse_qsl(parts.query) + parse_qsl(fragment))
    file = _file_name(unquote(parts.path))
    is_pdf = file.casefold().endswith(_PDF)
    is_zotero = parts.scheme == "zotero"
    if not is_pdf and not is_zotero and (parts.path or parts.netloc):
        return Place()
    page = fields.get(_PAGE_FIELD, "")
    return Place(
        page if _PAGE.fullmatch(page) else None,
        file if is_pdf else "",
        fields.get(_NAME_FIELD, "") if is_zotero else "",
    )


def document_named(text: str) -> str:
    """Return the file that a few words such as "(halden.pdf, p. 4)" name, if any."""
    if _PDF not in text.casefold():
        return ""
    found = _FILE.search(text)
    return _file_name(found[1]) if found else ""


def _file_name(path: str) -> str:
    return PurePosixPath(path.replace("\\", "/")).name
