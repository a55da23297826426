"""Plain text: a quote per paragraph, or per line."""

import pytest

from locator.evidence.plain import read


def quotes_of(text: str) -> list[tuple[str, str | None, int]]:
    return [
        (each.quote.text, each.quote.page_hint, each.line)
        for each in read(text).records
    ]


def test_a_paragraph_is_a_quote_with_its_lines_joined() -> None:
    text = (
        "The catalyst was stable over the whole\ntime of the experiment. (p. 4)\n"
        "\n\n“Another one in marks” (page 5)\n"
    )

    assert quotes_of(text) == [
        ("The catalyst was stable over the whole time of the experiment.", "4", 1),
        ("Another one in marks", "5", 5),
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("One is here.\nTwo is here (p. 2)\n“Three is here”", "every line ends"),
        ("- one is here\n- two is here\n- three is here", "every line has a bullet"),
        ("1. one is here\n2) two is here\n(3) three is here", "every line is numbered"),
        ("one is a long fragment\ntwo\nthree is a long fragment", "no wrapped lines"),
    ],
)
def test_lines_that_are_quotes_of_their_own_are_kept_apart(
    text: str, reason: str
) -> None:
    lines = [line for _, _, line in quotes_of(text)]

    assert lines == [1, 2, 3], reason


def test_bullets_are_no_part_of_a_quote() -> None:
    assert [text for text, _, _ in quotes_of("- one here\n• two here")] == [
        "one here",
        "two here",
    ]


def test_a_form_feed_is_no_part_of_a_quote() -> None:
    assert [text for text, _, _ in quotes_of("One here.\fTwo here.")] == [
        "One here.",
        "Two here.",
    ]
