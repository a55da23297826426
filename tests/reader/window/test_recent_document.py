"""What the Home page says about a document that was opened before."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from reader.window.recent_document import RecentDocument


def recent(counts: dict[str, int], *, without_text: bool = False) -> RecentDocument:
    at = datetime(2026, 11, 30, tzinfo=UTC)
    path = Path("halden-2024.pdf")
    return RecentDocument(path, "Halden 2024", "", counts, at, without_text)


def test_the_bar_follows_the_order_of_the_legend() -> None:
    document = recent({"not_found": 1, "verbatim": 6, "altered": 0})

    assert list(document.strip()) == [("verbatim", 6), ("not_found", 1)]


def test_a_scan_without_quotes_has_a_bar_of_its_own() -> None:
    assert list(recent({}, without_text=True).strip()) == [("unsearchable", 1)]


@pytest.mark.parametrize(
    ("counts", "without_text", "text"),
    [
        ({}, False, "no quotes"),
        ({"verbatim": 1}, False, "1 quote"),
        ({"verbatim": 6, "altered": 2}, False, "8 quotes"),
        ({"unsearchable": 3}, True, "no text layer"),
    ],
)
def test_the_text_beside_the_bar(
    counts: dict[str, int], text: str, *, without_text: bool
) -> None:
    assert recent(counts, without_text=without_text).in_short() == text


def test_colours_are_said_in_words_too() -> None:
    document = recent({"verbatim": 6, "altered": 2})

    assert document.in_words() == "6 verbatim, 2 altered"
    assert recent({}).in_words() == "no quotes"
