"""Where the lines of a document begin and end, and how large their type is."""

from collections.abc import Iterator, Sequence
from statistics import median

from locator.comparable.fold import fold
from locator.glyphs import PageGlyphs
from locator.joined import JoinedText
from locator.span import Span

_SAME_SIZE = 0.06


def line_of(source: JoinedText, offset: int) -> Span:
    """Return the extractor's line around the glyph at `offset`, without its newline."""
    page = source.page_of(offset)
    start = source.page_start(page)
    text = source.page_text(page)
    local = min(offset - start, len(text) - 1)
    first = text.rfind("\n", 0, local) + 1
    last = text.find("\n", local)
    return Span(start + first, start + (last if last >= 0 else len(text)))


def ends_line(source: JoinedText, offset: int) -> bool:
    """Tell whether no letter or digit follows in the line, from `offset` on."""
    if offset >= len(source):
        return True
    if source.page_start(source.page_of(offset)) == offset:
        return True
    line = line_of(source, offset)
    return not any(map(fold, source.text(Span(min(offset, line.end), line.end))))


def starts_line(source: JoinedText, offset: int) -> bool:
    """Tell whether no letter or digit precedes `offset` in its line."""
    line = line_of(source, offset)
    return not any(map(fold, source.text(Span(line.start, max(line.start, offset)))))


def lines_behind(source: JoinedText, offset: int, distance: int) -> Iterator[Span]:
    """Yield the lines that begin behind `offset`, at most `distance` characters on."""
    limit = min(len(source), offset + distance)
    line = line_of(source, offset) if offset < len(source) else Span(offset, offset)
    at = line.end + 1
    while at < limit:
        line = line_of(source, at)
        yield line
        at = max(at, line.end) + 1


def lines_before(source: JoinedText, offset: int, distance: int) -> Iterator[Span]:
    """Yield the lines that end before `offset`, nearest first."""
    limit = max(0, offset - distance)
    at = line_of(source, offset).start - 1
    while at > limit:
        line = line_of(source, at)
        yield line
        at = line.start - 1


def same_type(source: JoinedText, this: Span, that: Span) -> bool:
    """Tell whether two lines are set in type of the same size."""
    return same_size(_size(source, this), _size(source, that))


def running_text(source: JoinedText, span: Span) -> str:
    """Return what stands in `span` without lines in other type than both its ends.

    Captions, tables, notes and running heads that a page break puts in between are no
    part of a sentence that runs over it.
    """
    ends = [line_of(source, at) for at in (max(0, span.start - 1), span.end)]
    parts, at = [], span.start
    while at < span.end:
        line = line_of(source, at)
        inside = Span(at, max(at, min(span.end, line.end)))
        is_end = line in ends
        if is_end or any(same_type(source, end, line) for end in ends):
            parts.append(source.text(inside))
        at = max(at, line.end) + 1
    return "\n".join(parts)


def same_size(ours: float, theirs: float) -> bool:
    """Tell whether two type sizes are the same, as far as eyes can tell."""
    return abs(ours - theirs) <= _SAME_SIZE * max(ours, theirs)


def inked(glyphs: PageGlyphs, line: Span) -> list[int]:
    """Return the offsets of the glyphs in a line of a page that show."""
    last = min(line.end, len(glyphs))
    return [at for at in range(line.start, last) if not glyphs.text[at].isspace()]


def type_size(glyphs: PageGlyphs, shown: Sequence[int]) -> float:
    """Return the type size of most of the glyphs at some offsets of a page."""
    return median(glyphs.sizes[at] for at in shown)


def _size(source: JoinedText, line: Span) -> float:
    page_index = source.page_of(line.start)
    glyphs = source.glyphs(page_index)
    shown = inked(glyphs, line.shifted(-source.page_start(page_index)))
    return type_size(glyphs, shown) if shown else 0.0
