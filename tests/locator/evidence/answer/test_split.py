"""What people paste, of every shape that we know, and the quotes in it."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from locator.evidence.answer import split_answer
from locator.quote import Quote
from tests.locator.evidence.answer.marked_pastes import MARKED
from tests.locator.evidence.answer.pastes import COST, FILM, Paste
from tests.locator.evidence.answer.unmarked_pastes import UNMARKED

PASTES = UNMARKED + MARKED


@pytest.mark.parametrize("paste", PASTES, ids=[each.shape for each in PASTES])
def test_a_paste_is_split_into_its_quotes(paste: Paste) -> None:
    quotes = split_answer(paste.text)

    assert [(each.text, each.page_hint, each.claim) for each in quotes] == paste.quotes


PARTS = st.sampled_from(
    [
        *"“”„«»「」\"'()[]|>#*-`~:.{}\n \t\0\u2029",
        *("\n\n", "\n> ", "\n- ", "\n1. ", "\n• ", "```", "```json\n", "\\|"),
        *("| a | b |\n|--|--|\n", "(p. 4)", "（第12页）", "[3]", "Quote: ", "— "),
        *("**Claim:** ", "Here are the quotes:", "the film swells", "Hydrogel", "薄膜"),
    ]
)


@given(st.lists(PARTS, max_size=25).map("".join))
@example("> a b\n> c d")
def test_every_quote_stands_in_what_was_pasted(text: str) -> None:
    quotes = split_answer(text)

    assert all(told(quote.text) in told(text) for quote in quotes)
    assert all(quote.text.strip() == quote.text for quote in quotes)
    assert len(set(quotes)) == len(quotes)


def told(text: str) -> str:
    """Return a text without white space and the marks at the start of lines.

    Those of a block quote or list may stand inside of what they mark.
    """
    return "".join(
        each for each in text if each not in "•>-*\\\ufffd\0" and not each.isspace()
    )


@given(st.text(), st.text())
def test_whatever_is_pasted_can_be_split(text: str, html: str) -> None:
    quotes = split_answer(text, html)

    assert all(any(map(str.isalnum, quote.text)) for quote in quotes)
    assert bool(quotes) or not any(map(str.isalnum, text))


def test_html_is_used_where_it_says_more() -> None:
    text = f"It is fast\n{FILM}\n{COST}"
    html = f"<h2>It is fast</h2><ul><li>{FILM}</li><li>{COST}<sup>3</sup></li></ul>"

    assert split_answer(text, html) == (
        Quote(FILM, claim="It is fast"),
        Quote(COST, claim="It is fast"),
    )


def test_html_that_says_less_is_not_used() -> None:
    html = "<ul><li>the film</li></ul>"

    assert split_answer(FILM, html) == (Quote(FILM),)


@pytest.mark.parametrize(
    "row",
    [
        f"<td>It is fast</td><td>{FILM}</td><td>4</td>",
        f"<td><p>It is fast</p></td><td>“{FILM}”</td><td>p. 4</td>",
    ],
)
def test_a_table_of_a_spreadsheet_has_its_headings_in_plain_cells(row: str) -> None:
    head = "<td>Claim</td><td>Quote</td><td>Page</td>"
    html = f"<table><tr>{head}</tr><tr>{row}</tr></table>"

    assert split_answer("", html) == (Quote(FILM, "4", claim="It is fast"),)


def test_a_column_of_a_spreadsheet_is_one_quote_a_cell() -> None:
    html = f"<table><tr><td>{FILM}</td></tr><tr><td>{COST}</td></tr></table>"

    assert split_answer(f"{FILM}\n{COST}", html) == (Quote(FILM), Quote(COST))


def test_white_space_without_end_takes_no_time() -> None:
    quotes = split_answer(f"the{' ' * 50_000}film{chr(10) * 50_000}swells")

    assert quotes == (Quote("the film"),)


@pytest.mark.parametrize(
    ("text", "page", "why"),
    [
        (
            """{"evidence": [
            {"evidence_text": "It fell by a third.", "evidence_page_num": 3}
            ]}""",
            "4",
            "pages of FinanceBench count from 0",
        ),
        (
            '[{"content": "It fell by a third.", "pageNumber": 4, "bboxes": []}]',
            "4",
            "a chunk has a text and a page",
        ),
        (
            '{"quote": "It fell by a third.", "page": 4}\n{"note": "that is all"}',
            "4",
            "a record a line",
        ),
    ],
)
def test_data_that_is_pasted_is_read_in_its_own_format(
    text: str, page: str, why: str
) -> None:
    quotes = split_answer(text)

    assert [(each.text, each.page_hint) for each in quotes] == [
        ("It fell by a third.", page)
    ], why
