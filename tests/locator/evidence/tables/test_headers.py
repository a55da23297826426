"""The row of a table that says what its columns are."""

import pytest

from locator.evidence.tables.headers import Headers, headers_of
from locator.evidence.tables.row import Row

FELL = "The cost per tonne fell by a third."
LONG = (
    "Which of the effects of the film on the humidity of the air were measured at all?"
)


def headers(*rows: tuple[str, ...]) -> Headers:
    return headers_of([Row(at, row) for at, row in enumerate(rows, 1)])


@pytest.mark.parametrize(
    ("rows", "found", "reason"),
    [
        (
            [("Quote", "Page"), (FELL, "3")],
            Headers(("Quote", "Page"), 1, True),
            "known",
        ),
        (
            [("foo", "bar"), (FELL, "3")],
            Headers(("foo", "bar"), 1, True),
            "unlike below",
        ),
        (
            [(FELL, "3"), (FELL, "4")],
            Headers(("column 1", "column 2"), 0, False),
            "a quote is no header",
        ),
        (
            [("no", FELL), ("yes", FELL)],
            Headers(("column 1", "column 2"), 0, False),
            "an answer that is a word of headers, too",
        ),
        (
            [("Made in May",), ("Quote", "Page"), (FELL, "3")],
            Headers(("Quote", "Page"), 2, True),
            "a title above",
        ),
        (
            [("Quote", "", "Quote"), (FELL, "3", FELL)],
            Headers(("Quote", "column 2", "Quote (2)"), 1, True),
            "an empty one, and one twice",
        ),
        (
            [("Quote", "Page"), ("1", FELL, "3"), ("2", FELL, "4")],
            Headers(("column 1", "Quote", "Page"), 1, True),
            "rows have names, as R writes them",
        ),
        (
            [("Quote", "Page", LONG), (FELL, "3", "none")],
            Headers(("Quote", "Page", LONG), 1, True),
            "a form asks at length",
        ),
        ([], Headers((), 0, False), "nothing"),
    ],
)
def test_headers_are_found(
    rows: list[tuple[str, ...]], found: Headers, reason: str
) -> None:
    assert headers(*rows) == found, reason


def test_the_row_that_has_the_names_somebody_said_is_the_header() -> None:
    rows = [Row(1, ("made in May",)), Row(2, ("A", "B  1")), Row(3, ("x", "y"))]

    assert headers_of(rows, ("b 1",)) == Headers(("A", "B 1"), 2, are_given=True)
    assert not headers_of(rows, ("c",)).are_given
