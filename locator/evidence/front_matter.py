"""Reads what stands at the head of a text about all of it: document, model, run.

The lines between two `---` as in YAML, or some lines `name: value` before the first
blank one. Only what people write there is read: words, lists, and lines indented below
a name; of anything deeper the words are kept as they are.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from locator.evidence.place_links import place_links
from locator.plain_json import Json

_DOCUMENT = ("pdf", "pdfs", "document", "documents", "doc", "paper", "papers")
# What may also name a web page, a person or a program: only a PDF file counts.
_MAYBE_DOCUMENT = ("source", "sources", "file", "files", "filename", "attachment")
_MODEL = ("model", "llm", "generator", "generated_by")
_RUN = ("run", "run_id", "run id", "date", "created")
_KNOWN = frozenset((*_DOCUMENT, *_MAYBE_DOCUMENT, *_MODEL, *_RUN))
_FIELD = re.compile(r"([^\W\d_][\w .-]{0,40}?)\s*:(?:\s+(.*)|\s*)$")
_ITEM = re.compile(r"\s*-\s+(.*)$")
_COMMENT = re.compile(r"\s+#.*$")
_INLINE_LIST = re.compile(r"\[(.*)\]$")
_BETWEEN = re.compile(r",(?=(?:[^\"']|\"[^\"]*\"|'[^']*')*$)")
_MOST_LINES = 200
_LONGEST_LIST = 4000  # characters
_PDF = ".pdf"


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """What a file says about all of its quotes.

    Attributes:
        documents: The documents that it is about.
        model: The model, or the program, that it comes from.
        run: The run of that model.
        others: Fields that mean nothing to us.
        line_count: How many lines of the file it takes up.
    """

    documents: tuple[str, ...] = ()
    model: str = ""
    run: str = ""
    others: Mapping[str, Json] = field(default_factory=dict)
    line_count: int = 0


def front_matter(text: str) -> FrontMatter:
    """Return what stands at the head of `text`; nothing if it has none."""
    lines = text.split("\n", _MOST_LINES)[:_MOST_LINES]
    fenced = lines[0].rstrip() == "---"
    ends = ("---", "...") if fenced else ("",)
    for count, line in enumerate(lines[fenced:], fenced):
        if line.rstrip() in ends:
            return _read(lines[fenced:count], count + 1, fenced=fenced)
    return FrontMatter() if fenced else _read(lines, len(lines), fenced=False)


def of_fields(fields: Mapping[str, Json], line_count: int = 0) -> FrontMatter:
    """Return what fields with these names say."""
    named = {name.casefold(): value for name, value in fields.items()}
    documents = {
        name: list(_documents(value, certain=name in _DOCUMENT))
        for name, value in named.items()
        if name in (*_DOCUMENT, *_MAYBE_DOCUMENT)
    }
    run = next((named[name] for name in _RUN if name in named), "")
    model = next((named[name] for name in _MODEL if name in named), "")
    others = {
        name: value
        for name, value in fields.items()
        if name.casefold() not in _KNOWN or documents.get(name.casefold()) == []
    }
    found = tuple(each for group in documents.values() for each in group)
    return FrontMatter(found, str(model), str(run), others, line_count)


def _read(lines: Sequence[str], line_count: int, *, fenced: bool) -> FrontMatter:
    fields = _fields(lines)
    if fields is None or not fields:
        return FrontMatter()
    if not fenced and not all(name.casefold() in _KNOWN for name in fields):
        return FrontMatter()
    return of_fields(fields, line_count)


def _fields(lines: Sequence[str]) -> dict[str, Json] | None:
    """Return the fields of some lines; None if a line is none."""
    fields: dict[str, Json] = {}
    name = ""
    for line in lines:
        item = _ITEM.match(line) if name else None
        found = None if item else _FIELD.match(line)
        if found:
            name = found[1]
            fields[name] = _value(found[2] or "")
        elif item or (name and line[:1].isspace()):
            fields[name] = _longer(fields[name], line, item)
        elif line.strip() and not line.startswith("#"):
            return None
    return fields


def _longer(value: Json, line: str, item: re.Match[str] | None) -> Json:
    """Return a value with one more line: an item of a list, or more of a text."""
    if item and (not value or isinstance(value, list)):
        return [*(value if isinstance(value, list) else ()), _word(item[1])]
    return f"{value} {line.strip()}".strip()


def _value(text: str) -> Json:
    found = _INLINE_LIST.fullmatch(text.strip())
    if found and len(text) < _LONGEST_LIST and not text.startswith("[["):
        return [_word(each) for each in _BETWEEN.split(found[1]) if each.strip()]
    return _word(text)


def _word(text: str) -> str:
    """Return a word without the quotation marks and the comment of YAML."""
    word = text.strip()
    if word[:1] in ("'", '"') and word.find(word[0], 1) > 0:
        return word[1 : word.find(word[0], 1)]
    word = _COMMENT.sub("", word)
    return "" if word in (">", "|", ">-", "|-", "null", "~") else word


def _documents(value: Json, *, certain: bool) -> Iterator[str]:
    for each in value if isinstance(value, list) else [value]:
        name = str(each).strip()
        linked = next((link.place.document for link in place_links(name)), "")
        if linked or name.casefold().endswith(_PDF):
            yield linked or name.replace("\\", "/").rsplit("/", 1)[-1]
        elif certain and name:
            yield name.strip("[]")
