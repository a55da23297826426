"""Finds the quoted strings in running text, whatever marks they stand in."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from locator.comparable.scripts import is_dense
from locator.evidence.hints import hint_before, hint_behind
from locator.span import Span

_CLOSING = {
    "“": "”",
    "„": "“”",
    "‚": "‘’",
    "«": "»",
    "»": "«",
    "‹": "›",
    "›": "‹",
    "「": "」",
    "『": "』",
    '"': '"',
}
_OPENING = re.compile('[“„‚«»‹›「『"]')
_BEFORE_OPENING = frozenset("([{—–-:*_/>")
_BEHIND_CLOSING = frozenset(")]}—–-:*_/<.,;!?…")
_LEAST_WORDS = 3
_LEAST_CJK = 6


@dataclass(frozen=True, slots=True)
class Quoted:
    """A quoted string inside a text.

    Attributes:
        inner: What stands between the marks.
        outer: The same with its marks, and with its page hint.
        page_hint: The page named right behind or right before it.
    """

    inner: Span
    outer: Span
    page_hint: str | None

    @property
    def start(self) -> int:
        """Return where it begins, with its mark."""
        return self.inner.start - 1

    def is_substantial(self, text: str) -> bool:
        """Tell whether this is a quotation; a word or two may be irony or a term."""
        words = self.inner.of(text)
        cjk = sum(is_dense(character) for character in words)
        return (
            self.page_hint is not None
            or len(words.split()) >= _LEAST_WORDS
            or cjk >= _LEAST_CJK
        )


@dataclass(frozen=True, slots=True)
class Unfinished:
    """An opening mark at `start` without the closing one."""

    start: int


def quoted_strings(text: str) -> Iterator[Quoted | Unfinished]:
    """Yield the quoted strings of `text` in order, the outer of nested ones."""
    closings = _closings(text)
    behind = 0
    for mark in _OPENING.finditer(text):
        at = mark.start()
        if at < behind or not _opens(text, at):
            continue
        if at not in closings:
            yield Unfinished(at)
        else:
            found = _quoted(text, Span(at + 1, closings[at]))
            yield found
            behind = max(closings[at] + 1, found.outer.end)


def _opens(text: str, at: int) -> bool:
    mark = text[at]
    if mark not in "«‹" and not text[at + 1 : at + 2].strip():
        return False  # only French puts a space inside
    before = text[at - 1 : at]
    if mark in '"»›':  # the same mark also closes
        return not before.strip() or before in _BEFORE_OPENING
    return True


def _closings(text: str) -> dict[int, int]:
    """Return the offset of the closing mark of every mark that has one."""
    found: dict[int, int] = {}
    for mark in _CLOSING.keys() & set(text):
        found.update(_straight(text) if mark == '"' else _nested(text, mark))
    return found


def _nested(text: str, mark: str) -> Iterator[tuple[int, int]]:
    """Yield where strings begin and end that may have such strings inside."""
    opened: list[int] = []
    for found in re.finditer(f"[{mark}{_CLOSING[mark]}]", text):
        if found[0] == mark:
            opened.append(found.start())
        elif opened:
            yield opened.pop(), found.start()


def _straight(text: str) -> Iterator[tuple[int, int]]:
    """Yield every straight mark with the next one behind it that may close."""
    closing: int | None = None
    at = text.rfind('"')
    while at >= 0:
        if closing is not None:
            yield at, closing
        if at and _closes(text, at):
            closing = at
        at = text.rfind('"', 0, at)


def _closes(text: str, at: int) -> bool:
    behind = text[at + 1 : at + 2]
    return bool(text[at - 1].strip()) and (
        not behind.strip() or behind in _BEHIND_CLOSING
    )


def _quoted(text: str, inner: Span) -> Quoted:
    start, end = inner.start - 1, inner.end + 1
    hint = hint_behind(text, end)
    if hint:
        return Quoted(inner, Span(start, hint.end), hint.page)
    hint = hint_before(text, start)
    if hint:
        return Quoted(inner, Span(hint.start, end), hint.page)
    return Quoted(inner, Span(start, end), None)
