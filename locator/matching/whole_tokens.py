"""Lets a passage begin and end where words and numbers of the source do.

The letters of "use" stand in "useless", those of "5 mg" in "0.5 mg": a match that cuts
a word or a number in two is no match of what is said there.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from locator.comparable.punctuation import LINE_HYPHENS
from locator.comparable.signs import MINUS, RANGE, SLASH, is_sign
from locator.comparable.vocabulary import UNITS
from locator.joined import JoinedText
from locator.matching.reading import Reading, read_runs
from locator.span import Span

if TYPE_CHECKING:
    from locator.comparable.tokens import Token

_AROUND = 24
_TOUCHING = 0.12  # in type sizes; words of a text without spaces stand farther apart
_SHORTEST_NAME = 3
_LONGEST_WORD = 24  # a match this long inside one word: its spaces are missing
_SHORTEST_WORD = 6
_PREFIXES = frozenset(
    (
        *("non", "anti", "counter", "inter", "intra", "micro", "multi", "over", "post"),
        *("pre", "semi", "sub", "super", "trans", "ultra", "under", "hyper", "hypo"),
    )
)
_BROKEN_NEGATION = re.compile(
    rf"(?i)(?<![^\W_])(?:un|in|im|il|ir|dis|non)[{LINE_HYPHENS}]\n$"
)
_DENYING_HEAD = re.compile(r"(?i)(?:un|in|im|il|ir|dis|non|anti)$")
_DENYING_TAIL = re.compile(r"(?i)less|free")
_BROKEN_HEAD = re.compile(rf"([^\W_]+)[{LINE_HYPHENS}]\n$")
_ATTACHED = frozenset("%‰°")


def with_whole_tokens(runs: Sequence[Span], source: JoinedText) -> tuple[Span, ...]:
    """Return `runs`, the first and the last grown to whole words and numbers."""
    if not runs:
        return ()
    first, last = runs[0], runs[-1]
    start = first.start if _begins_apart(first, source) else _whole_start(first, source)
    end = last.end if _ends_apart(last, source) else _whole_end(last, source)
    if len(runs) == 1:
        return (Span(start, max(start, end)),)
    return (Span(start, max(start, first.end)), *runs[1:-1], Span(last.start, end))


def _begins_apart(run: Span, source: JoinedText) -> bool:
    """Tell whether a space stands before a run, over which no word reaches."""
    head = source.text(run.before(2))
    return head[-1:].isspace() and head[:1] not in LINE_HYPHENS


def _ends_apart(run: Span, source: JoinedText) -> bool:
    """Tell whether a space stands behind a run, and no percent sign behind that."""
    tail = source.text(run.after(2, len(source)))
    return tail[:1].isspace() and not is_sign(tail[-1])


def _whole_start(run: Span, source: JoinedText) -> int:
    window = Span(max(0, run.start - _AROUND), min(run.end, run.start + _AROUND))
    reading = read_runs([window], source)
    edge = run.start - window.start
    before: Token | None = None
    if broken := _BROKEN_NEGATION.search(reading.text[:edge]):
        return window.start + broken.start()
    for token in reading.tokens:
        if token.span.start < edge < token.span.end:
            grows = _grows(reading, edge, window.start, source)
            grows = grows and not _lacks_spaces(run, run.start, source)
            return window.start + token.span.start if grows else run.start
        if token.span.start == edge:
            if before and before.span.end == edge and _is_minus(before, reading.text):
                raised = reading.text[before.span.start] == "⁻"  # of what is before
                signed = token.text[0].isdigit() or not raised
                return window.start + before.span.start if signed else run.start
            return run.start
        before = token
    return run.start


def _is_minus(sign: "Token", text: str) -> bool:
    """Tell whether a sign is that of the number right behind it.

    Alone it is read as a minus; between two numbers, "12 −0.3", the space tells.
    """
    apart = text[max(0, sign.span.start - 1) : sign.span.start].isspace()
    return sign.text == MINUS or (sign.text == RANGE and apart)


def _whole_end(run: Span, source: JoinedText) -> int:
    window = Span(
        max(run.start, run.end - _AROUND), min(len(source), run.end + _AROUND)
    )
    reading = read_runs([window], source)
    edge = run.end - window.start
    for number, token in enumerate(reading.tokens):
        if token.span.start < edge < token.span.end:
            grows = _grows(reading, edge, window.start, source)
            grows = grows and not _lacks_spaces(run, run.end, source)
            return window.start + token.span.end if grows else run.end
        if token.span.start >= edge and number:
            return window.start + _attached_end(reading, number, edge)
    return run.end


def _attached_end(reading: Reading, number: int, edge: int) -> int:
    """Return where a number or unit ends that goes on behind the edge.

    "45" is not all of "45 %", "10" not of a power of ten, "20" not of "20-30", "mg"
    not of "mg/kg".
    """
    before, sign = reading.tokens[number - 1], reading.tokens[number]
    then = reading.tokens[number + 1] if number + 1 < len(reading.tokens) else None
    between = reading.text[edge : sign.span.start]
    touching = then is not None and then.span.start == sign.span.end
    if sign.text in _ATTACHED and before.text[-1].isdigit() and between in ("", " "):
        is_unit = then and touching and sign.text == "°" and then.text in UNITS
        return then.span.end if then and is_unit else sign.span.end
    attached = touching and not between
    if attached and then and sign.text in (RANGE, MINUS) and then.text[0].isdigit():
        return then.span.end
    if attached and then and sign.text == SLASH:
        return then.span.end
    return edge


def _grows(reading: Reading, edge: int, start: int, source: JoinedText) -> bool:
    """Tell whether the glyphs on both sides of an edge belong to one word or number."""
    left, right = reading.text[edge - 1], reading.text[edge]
    if left.isalpha() != right.isalpha():
        # "5According" is a mark and a word; "CO2" and "B12" are one.
        return left.isascii() if right.isdigit() else not left.isdigit()
    if not left.isalpha():
        return True
    page_index = source.page_of(start + edge)
    local = start + edge - source.page_start(page_index)
    glyphs = source.glyphs(page_index)
    if local == 0 or (right.isupper() and not left.isupper()):
        return False
    before, behind = glyphs.quad(local - 1), glyphs.quad(local)
    gap = max(behind[0] - before[2], before[0] - behind[2], behind[1] - before[5])
    return gap < _TOUCHING * glyphs.sizes[local] and not _is_glued(
        reading, edge, source.page_text(page_index)
    )


def _lacks_spaces(run: Span, edge: int, source: JoinedText) -> bool:
    """Tell whether the page goes on without spaces around the end `edge` of a run.

    More letters than any word has stand in a row there. A syllable beside them that
    may turn a word into its opposite belongs to it, though.
    """
    before, behind = (
        Span(edge, edge).before(_AROUND),
        Span(edge, edge).after(_AROUND, len(source)),
    )
    head, tail = source.text(before), source.text(behind)
    inside = tail if edge == run.start else head
    if len(run) < _LONGEST_WORD or not inside.isalpha():
        return False
    if edge == run.start:
        return not _DENYING_HEAD.search(head)
    return not _DENYING_TAIL.match(tail)


def _is_glued(reading: Reading, edge: int, page: str) -> bool:
    """Tell whether a name only lacks the space behind it: "Midasshows".

    Macros of TeX swallow the space; then the name stands elsewhere on the page alone.
    """
    for token in reading.tokens:
        if token.span.start < edge < token.span.end:
            name = reading.text[token.span.start : edge]
            is_name = name != name.lower() and len(name) >= _SHORTEST_NAME
            if name.casefold() in _PREFIXES:
                return False
            if is_name or len(name) >= _SHORTEST_WORD:
                broken = _BROKEN_HEAD.search(reading.text[: token.span.start])
                whole = re.escape((broken[1] if broken else "") + name)
                return bool(re.search(rf"(?<![\w-]){whole}(?![\w-])", page))
    return False
