"""Markdown as people and models write their evidence down."""

import pytest

from locator.evidence.markdown import read
from locator.evidence.record import BadRecord, Fault, Record
from locator.quote import Quote


def only_record(text: str) -> Record:
    evidence = read(text)
    assert evidence.bad_records == ()
    (record,) = evidence.records
    return record


def quotes_of(text: str) -> list[tuple[str, str | None]]:
    return [(each.quote.text, each.quote.page_hint) for each in read(text).records]


def test_a_block_quote_is_a_quote_with_page_claim_and_line() -> None:
    record = only_record("# Paper\n\n## The *gel* swells\n\n> It swells. (p. 4)\n")

    assert record == Record(Quote("It swells.", "4", claim="The gel swells"), 5)


def test_paragraphs_of_a_block_quote_are_quotes_of_their_own() -> None:
    assert quotes_of("> One. (p. 1)\n>\n> Two. (p. 2)") == [
        ("One.", "1"),
        ("Two.", "2"),
    ]


def test_mark_up_stays_in_the_quote() -> None:
    quotes = quotes_of("> Heating to **85** °C released $\\mathrm{CO_2}$ (p. 4)")

    assert quotes == [("Heating to **85** °C released $\\mathrm{CO_2}$", "4")]


def test_lines_of_a_block_quote_are_joined() -> None:
    assert quotes_of("> one\n> two\nthree") == [("one two three", None)]


@pytest.mark.parametrize(
    "item",
    [
        "- Costs fall — “the cost per tonne fell” (p. 4)",
        '- **Costs fall:** "the cost per tonne fell" (page 4)',
        '1. Costs fall: "the cost per tonne fell" [p. 4]',
        '* Costs fall, p. 4: "the cost per tonne fell"',
        "- Costs fall\n  > the cost per tonne fell (p. 4)",
        "- Costs fall\n  - “the cost per tonne fell” (p. 4)",
    ],
)
def test_a_list_item_makes_a_claim_and_quotes_for_it(item: str) -> None:
    assert only_record(item).quote == Quote(
        "the cost per tonne fell", "4", claim="Costs fall"
    )


def test_an_item_that_is_only_a_quote_supports_the_heading() -> None:
    record = only_record("# Costs fall\n\n- “the cost per tonne fell” (p. 4)")

    assert record.quote.claim == "Costs fall"


def test_quoted_strings_in_prose_are_quotes() -> None:
    text = (
        "The paper says “the film swells fast” (p. 2), and later “it does not” (p. 3)."
    )

    assert quotes_of(text) == [("the film swells fast", "2"), ("it does not", "3")]


def test_a_word_in_marks_is_no_quote() -> None:
    assert quotes_of("The so-called “film” is thin.") == []


def test_a_word_in_marks_that_is_the_whole_item_is_a_quote() -> None:
    assert quotes_of("- “Hydrogel”") == [("Hydrogel", None)]


def test_a_page_in_a_line_of_its_own_belongs_to_the_quote_above() -> None:
    assert quotes_of("> It swells.\n\n(p. 9)") == [("It swells.", "9")]


def test_a_page_in_a_line_of_its_own_does_not_replace_another() -> None:
    assert quotes_of("> It swells. (p. 4)\n\n(p. 9)") == [("It swells.", "4")]


def test_a_bold_paragraph_is_a_claim() -> None:
    assert only_record("**The gel swells**\n\n> It swells.").quote.claim == (
        "The gel swells"
    )


def test_a_paragraph_that_calls_itself_a_claim_is_one() -> None:
    assert only_record("Claim 1: it\nswells\n\n> It swells.").quote.claim == (
        "Claim 1: it swells"
    )


def test_a_quote_in_a_table_is_found() -> None:
    text = "| what | where |\n|---|---|\n| swelling | “the film swells fast” (p. 2) |"

    assert quotes_of(text) == [("the film swells fast", "2")]


def test_a_quote_in_a_wrapped_paragraph_knows_its_own_line() -> None:
    record = only_record("The paper says\nin the abstract “the film swells fast”.")

    assert record.line == 2


def test_a_quote_without_its_closing_mark_is_reported_and_the_rest_kept() -> None:
    evidence = read("- Costs — “no end here\n- Gel — “the film swells fast”")

    assert evidence.bad_records == (BadRecord(1, Fault.UNFINISHED),)
    assert [each.quote.text for each in evidence.records] == ["the film swells fast"]


def test_inches_are_not_reported_as_unfinished_quotes() -> None:
    assert read('The pipe of 5" is “thin.').bad_records == ()


def test_code_is_not_evidence() -> None:
    assert quotes_of("```\n> “not a quote at all”\n```") == []
