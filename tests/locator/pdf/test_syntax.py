from datetime import UTC, datetime, timedelta, timezone

import pytest

from locator.pdf.syntax import date_string, text_string, written


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "1"),
        (0.5, "0.5"),
        (-0.0001, "0"),  # a minus zero is a zero
        (100, "100"),  # zeros before the point stay
        (12345678.25, "12345678.25"),  # never with an exponent: PDF has none
        (1e-9, "0"),
    ],
)
def test_a_number_is_written_as_short_as_can_be(number: float, text: str) -> None:
    assert written([number]) == text


def test_numbers_stand_beside_each_other() -> None:
    assert written([1, 2.25, 3]) == "1 2.25 3"


def test_a_text_is_written_in_utf_16() -> None:
    assert text_string("a) 密") == "<feff0061002900205bc6>"


def test_half_of_a_surrogate_pair_becomes_a_question_mark() -> None:
    assert text_string("\ud83d") == "<feff003f>"


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        (datetime(2026, 12, 1, 9, 30, tzinfo=UTC), "(D:20261201093000+00'00')"),
        (
            datetime(2026, 1, 2, 3, 4, 5, tzinfo=timezone(-timedelta(hours=3.5))),
            "(D:20260102030405-03'30')",
        ),
    ],
)
def test_a_date_has_its_offset_from_utc(moment: datetime, text: str) -> None:
    assert date_string(moment) == text
