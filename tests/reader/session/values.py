"""Random quotes, answers and tabs, with everything in them that there can be."""

from pathlib import Path

from hypothesis import strategies as st

from locator.geometry import Quad
from locator.located import Comparison, Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Difference, Kind, Piece, Status
from reader.session.stored import Position, StoredQuote, Tab

# Halves of characters too: a clipboard may hold them.
TEXTS = st.text(st.characters(), max_size=12)
NUMBERS = st.floats(allow_nan=False)
QUOTES = st.builds(Quote, TEXTS, st.none() | TEXTS, TEXTS, TEXTS, TEXTS)
SPANS = st.tuples(st.integers(0, 9), st.integers(0, 9)).map(
    lambda pair: Span(min(pair), max(pair))
)


def several(values: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(values, max_size=3).map(tuple)


QUADS = st.builds(Quad, *[NUMBERS] * 8)
PAGES = several(
    st.builds(PagePlacement, st.integers(0, 9), several(SPANS), several(QUADS))
)
PIECES = several(st.builds(Piece, TEXTS, st.none() | st.sampled_from(Kind)))
LOCATED = st.builds(
    Located,
    QUOTES,
    st.sampled_from(Status),
    several(st.builds(Placement, NUMBERS, TEXTS, PAGES)),
    several(st.builds(Difference, st.sampled_from(Kind), TEXTS, TEXTS)),
    st.builds(Comparison, PIECES, PIECES, PAGES, PAGES),
    st.none() | NUMBERS,
    TEXTS,
)
STORED = st.builds(StoredQuote, QUOTES, st.none() | LOCATED, st.integers(0, 3))
PLACES = st.builds(
    Position,
    st.integers(0, 5000),
    st.floats(0, 5000),
    st.sampled_from(["fixed", "fit_width", "fit_page"]),
    st.floats(0.1, 10),
)
TABS = st.lists(
    st.builds(Tab, st.sampled_from(["/a.pdf", "/ä/b.pdf"]).map(Path), PLACES),
    max_size=5,
)


def quote(text: str, status: Status | None = None) -> StoredQuote:
    """Return a quote as the store takes it, with an answer if it has a status."""
    given = Quote(text)
    return StoredQuote(given, Located(given, status) if status else None)
