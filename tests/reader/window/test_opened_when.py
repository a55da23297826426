"""How moments are called."""

from datetime import UTC, datetime

import pytest

from reader.window.opened_when import opened_when

NOW = datetime(2026, 11, 30, 15, 0, tzinfo=UTC)  # a Monday


@pytest.mark.parametrize(
    ("at", "called"),
    [
        ((2026, 11, 30, 14, 10), "today, 14:10"),
        ((2026, 11, 30, 0, 5), "today, 00:05"),
        ((2026, 11, 29, 23, 59), "yesterday"),
        ((2026, 11, 28, 1, 0), "Saturday"),
        ((2026, 11, 24, 1, 0), "Tuesday"),
        ((2026, 11, 23, 1, 0), "23 Nov"),
        ((2026, 11, 12, 1, 0), "12 Nov"),
        ((2025, 12, 30, 1, 0), "30 Dec 2025"),
        ((2026, 12, 1, 1, 0), "1 Dec"),
    ],
)
def test_a_moment_is_called(at: tuple[int, int, int, int, int], called: str) -> None:
    assert opened_when(datetime(*at, tzinfo=UTC), NOW) == called
