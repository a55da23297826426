"""The sentence of result."""

import pytest

from locator.checked import Checked, CheckedQuote, Remark
from locator.exports.report.result import result_of
from locator.status import Kind, Status
from tests.locator.exports.report import examples


def said(checked: Checked) -> str:
    found = result_of(checked)
    return f"{found.strong} | {found.rest}"


CASES: list[tuple[str, list[CheckedQuote], str]] = [
    (
        "all as given",
        [examples.verbatim(), examples.verbatim()],
        "2 of 2 quotes stand in the source as given.",
    ),
    (
        "an ellipsis is as given",
        [examples.quote(examples.located(Status.ELIDED, examples.placed(1)))],
        "1 of 1 quote stands in the source as given.",
    ),
    (
        "weighty kinds are named",
        [examples.altered(Kind.NEGATION, Kind.NUMBER)],
        (
            "0 of 1 quote stand in the source as given. "
            "1 differs in a number or a negation."
        ),
    ),
    (
        "no kind is named that there is not",
        [examples.altered(Kind.UNIT), examples.altered(Kind.UNIT)],
        "0 of 2 quotes stand in the source as given. 2 differ in a unit.",
    ),
    (
        "other words are no number",
        [examples.altered(Kind.WORD)],
        "0 of 1 quote stand in the source as given. 1 differs in other words.",
    ),
    (
        "what was not found",
        [examples.not_found(), examples.verbatim()],
        "1 of 2 quotes stands in the source as given. 1 was not found.",
    ),
]


@pytest.mark.parametrize(
    ("quotes", "strong"), [c[1:] for c in CASES], ids=[c[0] for c in CASES]
)
def test_the_heavy_part_counts_what_was_compared(
    quotes: list[CheckedQuote], strong: str
) -> None:
    assert result_of(examples.one(*quotes)).strong == strong


def test_the_rest_says_what_could_not_be_told_or_checked() -> None:
    quotes = (
        examples.partial(),
        examples.quote(
            examples.located(Status.AMBIGUOUS, examples.placed(1), examples.placed(2))
        ),
        examples.quote(examples.located(Status.UNSEARCHABLE)),
        examples.quote(
            examples.located(Status.UNSEARCHABLE),
            source=None,
            remark=Remark.NO_DOCUMENT,
        ),
    )

    assert result_of(examples.one(*quotes)).rest == (
        "1 stands there in part, 1 stands in several places, 1 belongs to a page "
        "without text, 1 was not searched. One page has no text layer and was not "
        "checked."
    )


def test_without_quotes_nothing_is_claimed() -> None:
    assert result_of(examples.checked()).strong == "There are no quotes to check."


@pytest.mark.parametrize("word", ["meaning", "%", "score", "wrong", "true", "reliable"])
def test_no_grade_is_given(word: str) -> None:
    everything = examples.one(
        examples.verbatim(),
        examples.altered(),
        examples.partial(),
        examples.not_found(),
    )

    assert word not in said(everything)
