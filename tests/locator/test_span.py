"""Stretches of text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.span import Span

TEXT = "abcdefghij"
OFFSETS = st.integers(0, len(TEXT))
COUNTS = st.integers(0, 20)


@st.composite
def spans(draw: st.DrawFn) -> Span:
    start, end = sorted((draw(OFFSETS), draw(OFFSETS)))
    return Span(start, end)


@pytest.mark.parametrize(("start", "end"), [(3, 2), (-1, 2)])
def test_a_span_runs_forward_from_within_the_text(start: int, end: int) -> None:
    with pytest.raises(ValueError, match="forward"):
        Span(start, end)


def test_a_span_may_be_empty() -> None:
    assert len(Span(3, 3)) == 0


@given(spans())
def test_a_span_is_as_long_as_what_lies_inside(span: Span) -> None:
    assert len(span.of(TEXT)) == len(span)


@given(spans(), COUNTS)
def test_what_lies_before_ends_where_the_span_starts(span: Span, count: int) -> None:
    before = span.before(count)

    assert before.end == span.start
    assert len(before) == min(count, span.start)


@given(spans(), COUNTS)
def test_what_lies_after_starts_where_the_span_ends(span: Span, count: int) -> None:
    after = span.after(count, len(TEXT))

    assert after.start == span.end
    assert len(after) == min(count, len(TEXT) - span.end)


def test_nothing_lies_after_a_span_beyond_the_limit() -> None:
    assert Span(3, 8).after(5, 6) == Span(8, 8)


@given(spans(), COUNTS)
def test_a_shifted_span_reads_the_same_in_a_shifted_text(span: Span, by: int) -> None:
    assert span.shifted(by).of("x" * by + TEXT) == span.of(TEXT)


def test_spans_are_sorted_as_they_are_read() -> None:
    assert sorted([Span(3, 4), Span(1, 9), Span(1, 2)]) == [
        Span(1, 2),
        Span(1, 9),
        Span(3, 4),
    ]
