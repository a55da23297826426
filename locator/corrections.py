"""What a person corrected about placements, as it is kept in a file.

The shape of the file is in docs/corrections.md.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from locator.errors import FileError, Obstacle
from locator.span import Span

SCHEMA = 1


class Act(StrEnum):
    """What a person did."""

    MOVED = "moved"
    ATTACHED = "attached"
    REJECTED = "rejected"


@dataclass(frozen=True, slots=True)
class GivenPlace:
    """A place on one page that a person chose.

    Attributes:
        page_index: Page, counted from 0.
        spans: Glyph offsets in the text of the page.
        text: The words that stand there; if others do, it is another text.
    """

    page_index: int
    spans: tuple[Span, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Correction:
    """One correction of one placement.

    Attributes:
        quote: The words of the quote, as given.
        sha256: Of the document's bytes.
        act: What was done.
        places: Where the quote stands, page by page, or does not stand if it was
            rejected there; empty if it was rejected wherever the machine finds it.
        person: Who did it.
        made_at: When, in ISO 8601 with an offset from UTC.
        note: What the person wrote beside it.
    """

    quote: str
    sha256: str
    act: Act
    places: tuple[GivenPlace, ...] = ()
    person: str = ""
    made_at: str = ""
    note: str = ""


class Misfit(StrEnum):
    """Why a correction was not applied."""

    OTHER_DOCUMENT = "other_document"
    NO_QUOTE = "no_quote"
    OTHER_WORDS = "other_words"
    NOT_THERE = "not_there"


@dataclass(frozen=True, slots=True)
class Unapplied:
    """A correction that was not applied, and why."""

    correction: Correction
    misfit: Misfit


@dataclass(frozen=True, slots=True)
class BadCorrection:
    """A correction of a file, by its number from 1, that cannot be understood."""

    number: int


@dataclass(frozen=True, slots=True)
class Corrections:
    """The corrections of a file, and what of it cannot be understood."""

    corrections: tuple[Correction, ...] = ()
    bad: tuple[BadCorrection, ...] = field(default=())


def read_corrections(path: Path) -> Corrections:
    """Return the corrections in a file.

    Raises:
        FileError: It cannot be read, or holds no corrections.
    """
    try:
        content = json.loads(path.read_bytes())
    except OSError as error:
        gone = Obstacle.UNREADABLE if path.exists() else Obstacle.MISSING
        raise FileError(path, gone) from error
    except json.JSONDecodeError as error:
        raise FileError(path, Obstacle.INVALID_JSON, error.lineno) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise FileError(path, Obstacle.NOT_TEXT) from error
    listed = content.get("corrections") if isinstance(content, dict) else None
    if not isinstance(listed, list):
        raise FileError(path, Obstacle.NOT_CORRECTIONS)
    return corrections_in(listed)


def corrections_in(listed: Iterable[object]) -> Corrections:
    """Return the corrections in what JSON holds of them."""
    found: list[Correction] = []
    bad: list[BadCorrection] = []
    for number, each in enumerate(listed, 1):
        try:
            found.append(_correction(each))
        except (KeyError, TypeError, ValueError):
            bad.append(BadCorrection(number))
    return Corrections(tuple(found), tuple(bad))


def corrections_json(corrections: Iterable[Correction]) -> bytes:
    """Return a file that holds `corrections`."""
    content = {
        "schema": SCHEMA,
        "corrections": [_as_json(each) for each in corrections],
    }
    text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    return text.encode("utf-8", "backslashreplace")


def _correction(given: object) -> Correction:
    fields = _fields(given)
    act = Act(_text(fields, "act"))
    pages = fields.get("pages", [])
    if not isinstance(pages, list):
        raise TypeError(pages)
    correction = Correction(
        _needed(fields, "quote"),
        _needed(fields, "sha256").lower(),
        act,
        tuple(_place(page) for page in pages),
        _text(fields, "person"),
        _text(fields, "made_at"),
        _text(fields, "note"),
    )
    if act is not Act.REJECTED and not correction.places:
        raise ValueError(act)
    return correction


def _place(given: object) -> GivenPlace:
    fields = _fields(given)
    page_number, spans = fields["page_number"], fields["spans"]
    if type(page_number) is not int or page_number < 1:
        raise ValueError(page_number)
    if not isinstance(spans, list) or not spans:
        raise ValueError(spans)
    return GivenPlace(
        page_number - 1, tuple(map(_span, spans)), _needed(fields, "text")
    )


def _span(given: object) -> Span:
    match given:
        case [int(start), int(end)] if start < end:
            return Span(start, end)
        case _:
            raise ValueError(given)


def _fields(given: object) -> Mapping[str, object]:
    if not isinstance(given, dict):
        raise TypeError(given)
    return given


def _text(fields: Mapping[str, object], name: str) -> str:
    value = fields.get(name, "")
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _needed(fields: Mapping[str, object], name: str) -> str:
    value = _text(fields, name)
    if not value.strip():
        raise ValueError(name)
    return value


def _as_json(correction: Correction) -> Mapping[str, object]:
    given: dict[str, object] = {
        "quote": correction.quote,
        "sha256": correction.sha256,
        "act": str(correction.act),
        "pages": [
            {
                "page_number": place.page_index + 1,
                "spans": [[span.start, span.end] for span in place.spans],
                "text": place.text,
            }
            for place in correction.places
        ],
        "person": correction.person,
        "made_at": correction.made_at,
        "note": correction.note,
    }
    return {name: value for name, value in given.items() if value}
