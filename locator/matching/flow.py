"""Tells whether one line of a text runs on in another, by where they stand."""

import re
from dataclasses import dataclass
from statistics import median

from locator.glyphs import PageGlyphs
from locator.joined import JoinedText
from locator.matching.layout import inked, line_of, same_size, type_size
from locator.span import Span

_LEAST_LEAD = 0.5  # distance of baselines, in type sizes
_MOST_LEAD = 1.9
_INDENT = 3.0
_SENTENCE = 4  # words; fewer are a number, a head, a label
_APART = re.compile(
    r"\s*(?:fig|tab|scheme|chart|box|map|plate|source|note|[\d*†‡§¶(\[])", re.IGNORECASE
)  # what captions, notes and cells begin with
_CAPTION = re.compile(
    r"\s*(?:fig(?:ure)?|tab(?:le)?|scheme|chart|box|plate|algorithm|listing)s?\.?\s?"
    r"(?:[A-Z]?\d+|[IVX]+)\s?[.:|–—]",
    re.IGNORECASE,
)
_SET_OFF = 1.15  # in distances of the lines beside
_HEAD = re.compile(
    r"\s*(?:\d{1,2}(?:\.\d{1,2})*\.?|[IVX]{1,4}\.)\s+[^\W\d_]\S*(?:\s+\S+){0,11}(?<![.!?:;,])\s*"
)  # number and title, no sentence
_COUNTED = re.compile(r"\s*[(\[]?\d")


def skips_flow(source: JoinedText, end: int, start: int) -> bool:
    """Tell whether a jump from `end` to `start` leaves out lines of running text.

    Page heads, notes, floats and other columns do not continue the line before the
    jump, nor do they lead into the line behind it; ordinary lines do. So does going
    back up in the same column, or to an earlier page.
    """
    here, there = line_of(source, max(0, end - 1)), line_of(source, start)
    if start < end and _goes_back(source, here, there):
        return True
    if end <= start and _leaves_out_lines(source, here, there):
        return True
    behind = next_line(source, here)
    if behind is not None and behind != there and _goes_on(source, here, behind):
        return True
    before = previous_line(source, there)
    if before is not None and before != here and _leads_into(source, before, there):
        return True
    return end <= start and _leaves_out_paragraphs(source, here, there)


def next_line(source: JoinedText, line: Span) -> Span | None:
    """Return the line behind, passing over blank ones and numbers in the margin."""
    at = line.end + 1
    while at < len(source):
        found = line_of(source, at)
        text = source.text(found).strip()
        if text and (not text.isdecimal() or flows_into(source, line, found)):
            return found
        at = max(at, found.end) + 1
    return None


def previous_line(source: JoinedText, line: Span) -> Span | None:
    """Return the line before, passing over blank ones and numbers in the margin."""
    at = line.start - 1
    while at > 0:
        found = line_of(source, at)
        text = source.text(found).strip()
        if text and (not text.isdecimal() or flows_into(source, found, line)):
            return found
        at = found.start - 1
    return None


def flows_into(source: JoinedText, this: Span, then: Span) -> bool:
    """Tell whether `then` is the next line of the same column, set in the same type."""
    extents = _on_one_page(source, this, then)
    if extents is None:
        return False
    above, below = extents
    if not same_size(above.size, below.size):
        return False
    size = max(above.size, below.size)
    lead = below.baseline - above.baseline
    if not _LEAST_LEAD * size < lead < _MOST_LEAD * size:
        return False
    shared = min(above.right, below.right) - max(above.left, below.left)
    return shared > 0 or abs(above.left - below.left) < _INDENT * size


def _goes_on(source: JoinedText, here: Span, behind: Span) -> bool:
    """Tell whether the text of a line goes on below it, with no caption there."""
    return flows_into(source, here, behind) and not _begins_caption(
        source, here, behind
    )


def _leads_into(source: JoinedText, before: Span, there: Span) -> bool:
    """Tell whether the text of a line goes on from above it, with no caption there."""
    return flows_into(source, before, there) and not _ends_caption(
        source, before, there
    )


def _begins_caption(source: JoinedText, here: Span, behind: Span) -> bool:
    """Tell whether a caption begins below a line, set off from it by some space."""
    before = previous_line(source, here)
    if before is None or not _CAPTION.match(source.text(behind)):
        return False
    return _lead(source, here, behind) > _SET_OFF * _lead(source, before, here) > 0


def _ends_caption(source: JoinedText, before: Span, there: Span) -> bool:
    """Tell whether a caption ends above a line, set off from it by some space."""
    behind = next_line(source, there)
    if behind is None:
        return False
    set_off = _lead(source, before, there) > _SET_OFF * _lead(source, there, behind) > 0
    top, above = before, previous_line(source, before)
    while set_off and above is not None and flows_into(source, above, top):
        top, above = above, previous_line(source, above)
    return set_off and bool(_CAPTION.match(source.text(top)))


def _lead(source: JoinedText, this: Span, then: Span) -> float:
    """Return how far below `this` a line stands that it flows into, 0 for any other."""
    extents = _on_one_page(source, this, then)
    if extents is None or not flows_into(source, this, then):
        return 0.0
    above, below = extents
    return below.baseline - above.baseline


def _leaves_out_lines(source: JoinedText, here: Span, there: Span) -> bool:
    """Tell whether lines of the same type stand between two lines of one column."""
    extents = _on_one_page(source, here, there)
    if extents is None:
        return False
    above, below = extents
    line = next_line(source, here)
    while line is not None and line.start < there.start:
        between = _extent(source, line)
        if (
            between is not None
            and _is_between(above, between, below)
            and len(source.text(line).split()) >= _SENTENCE
            and not _is_head(source, line, there)
        ):
            return True
        line = next_line(source, line)
    return False


def _is_head(source: JoinedText, line: Span, there: Span) -> bool:
    """Tell whether a line is the numbered head of what begins at `there`.

    It stands apart from the lines around, in a text whose lines do not. A number
    before `there` as well makes it an item of a list.
    """
    if not _HEAD.fullmatch(source.text(line)) or _COUNTED.match(source.text(there)):
        return False
    before, behind = previous_line(source, line), next_line(source, line)
    further = next_line(source, there)
    return (
        before is not None
        and behind == there
        and further is not None
        and not flows_into(source, before, line)
        and not flows_into(source, line, there)
        and flows_into(source, there, further)
    )


def _leaves_out_paragraphs(source: JoinedText, here: Span, there: Span) -> bool:
    """Tell whether paragraphs of the same type stand between lines of two pages.

    Below the one line in its column, above the other one in its own, or on pages
    between: lines that run on in one another. A caption or a note is none.
    """
    if source.page_of(here.start) == source.page_of(there.start):
        return False
    before, line = here, next_line(source, here)
    apart = False
    while line is not None and line.start < there.start:
        if not _goes_on(source, before, line):
            apart = bool(_APART.match(source.text(line)))
        elif not apart and _is_passed(source, here, line, there):
            return True
        before, line = line, next_line(source, line)
    return False


def _is_passed(source: JoinedText, here: Span, line: Span, there: Span) -> bool:
    """Tell whether a jump over pages from `here` to `there` passes a line of its text.

    Below `here` and above `there` only what stands in their column is passed.
    """
    above, between, below = (_extent(source, each) for each in (here, line, there))
    if above is None or between is None or below is None:
        return False
    page = source.page_of(line.start)
    if page == source.page_of(here.start):
        passed = above.shares_column(between) and above.baseline < between.baseline
    elif page == source.page_of(there.start):
        passed = below.shares_column(between) and between.baseline < below.baseline
    else:
        passed = above.shares_column(between) or below.shares_column(between)
    words = len(source.text(line).split())
    return passed and same_size(above.size, between.size) and words >= _SENTENCE


def _is_between(above: "_Extent", line: "_Extent", below: "_Extent") -> bool:
    """Tell whether a line stands between two others, in their column and their type."""
    return (
        above.baseline < line.baseline < below.baseline
        and same_size(above.size, line.size)
        and min(above.right, line.right, below.right)
        > max(above.left, line.left, below.left)
    )


def _goes_back(source: JoinedText, here: Span, there: Span) -> bool:
    """Tell whether `there` stands above `here` in its column, or on an earlier page."""
    page = source.page_of(here.start)
    if page != source.page_of(there.start):
        return source.page_of(there.start) < page
    below, above = _extent(source, here), _extent(source, there)
    return (
        below is not None
        and above is not None
        and above.baseline < below.baseline
        and above.shares_column(below)
    )


def _on_one_page(
    source: JoinedText, this: Span, then: Span
) -> "tuple[_Extent, _Extent] | None":
    """Return the extents of two lines of one page; None where there are none."""
    if source.page_of(this.start) != source.page_of(then.start):
        return None
    above, below = _extent(source, this), _extent(source, then)
    return (above, below) if above and below else None


def _extent(source: JoinedText, line: Span) -> "_Extent | None":
    page = source.page_of(line.start)
    return _Extent.of(source.glyphs(page), line.shifted(-source.page_start(page)))


@dataclass(frozen=True, slots=True)
class _Extent:
    """Where a line lies: along it from `left` to `right`, across it its baseline."""

    left: float
    right: float
    baseline: float
    size: float

    def shares_column(self, other: "_Extent") -> bool:
        """Tell whether two lines stand above one another, wherever."""
        return min(self.right, other.right) > max(self.left, other.left)

    @classmethod
    def of(cls, glyphs: PageGlyphs, line: Span) -> "_Extent | None":
        """Return the extent of a line, given in page offsets; None if it is blank."""
        shown = inked(glyphs, line)
        if not shown:
            return None
        first, last = glyphs.extents(shown[0]), glyphs.extents(shown[-1])
        size = type_size(glyphs, shown)
        # An index is smaller, and stands on a baseline of its own.
        full = [
            at
            for at in shown
            if glyphs.sizes[at] > size or same_size(glyphs.sizes[at], size)
        ]
        baseline = median(glyphs.baselines[at] for at in full)
        left, right = min(first[0], last[0]), max(first[1], last[1])
        return cls(left, right, baseline, size)
