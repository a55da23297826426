"""What rows say about quotes."""

from dataclasses import replace

import pytest

from locator.checked import Remark
from locator.status import Kind
from reader.quotes.row_text import row_text
from reader.quotes.surroundings import Surroundings
from reader.session.quote_entry import QuoteEntry
from tests.reader.quotes import examples

PAPER = Surroundings(
    document=1,
    reading=(12, 12),
    labels=tuple(str(1044 + page) for page in range(12)),
    without_text=(8,),
    page_texts={3: "Water at these\nloadings, it forms a layer"},
)


@pytest.mark.parametrize(
    ("entry", "word", "why", "page"),
    [
        (examples.verbatim("text", 3), "Verbatim", "", "p. 4"),
        (examples.verbatim("text", 1, 2), "Verbatim", "", "p. 2-3"),
        (examples.elided(), "Elided", "3 words left out", "p. 4"),
        (examples.altered(), "Altered", "negation, number", "p. 4"),
        (examples.partial(0.795), "Partial", "79 % stands there", "p. 4"),
        (examples.ambiguous(), "Several places", "", "p. 4"),
        (examples.not_found(), "Not found", "", ""),
        (examples.unsearchable("9"), "No text layer", "page 9 is a scan", "p. 9"),
        (examples.unsearchable("1052"), "No text layer", "page 9 is a scan", "p. 9"),
        (examples.unsearchable(""), "No text layer", "no page has text", ""),
        (examples.searching(), "Searching", "", ""),
    ],
    ids=lambda value: value.status if isinstance(value, QuoteEntry) else None,
)
def test_a_row_has_a_word_a_reason_and_a_page(
    entry: QuoteEntry, word: str, why: str, page: str
) -> None:
    row = row_text(entry, PAPER)

    assert (row.word, row.why, row.page) == (word, why, page)


@pytest.mark.parametrize(
    ("entry", "by", "remark", "why"),
    [
        (examples.verbatim("text", 3), "M. Okoro", Remark.ATTACHED, "placed by you"),
        (examples.verbatim("text", 3), "R. Sato", Remark.MOVED, "placed by R. Sato"),
        (examples.verbatim("text", 3), "you", Remark.MOVED, "placed by you"),
        (
            examples.not_found(),
            "M. Okoro",
            Remark.REJECTED,
            "you rejected its place",
        ),
        (
            examples.not_found(),
            "R. Sato",
            Remark.REJECTED,
            "R. Sato rejected its place",
        ),
        (
            examples.altered(),
            "M. Okoro",
            Remark.ATTACHED,
            "negation, number · placed by you",
        ),
    ],
)
def test_a_row_says_what_a_person_did(
    entry: QuoteEntry, by: str, remark: Remark, why: str
) -> None:
    around = replace(PAPER, reviewer="M. Okoro")

    assert row_text(replace(entry, placed_by=by, remark=remark), around).why == why


@pytest.mark.parametrize(
    ("kinds", "why"),
    [
        ((Kind.WORD,), "other word"),
        ((Kind.NUMBER, Kind.NUMBER), "number"),
        ((Kind.WORD, Kind.NUMBER, Kind.UNIT), "number, unit and 1 more"),
        (tuple(Kind), "negation, number and 8 more"),
    ],
)
def test_an_altered_row_names_the_two_gravest_kinds(
    kinds: tuple[Kind, ...], why: str
) -> None:
    assert row_text(examples.with_kinds(*kinds), PAPER).why == why


def test_while_pages_are_read_a_row_says_how_many() -> None:
    reading = replace(PAPER, reading=(3, 12))

    assert row_text(examples.searching(), reading).why == "3 of 12 pages"


def test_without_document_a_row_says_that_it_needs_one() -> None:
    row = row_text(examples.searching(), Surroundings())

    assert (row.word, row.status) == ("Needs a document", "searching")


def test_a_quote_that_was_given_up_is_not_searched_rather_than_not_found() -> None:
    row = row_text(replace(examples.searching(), set_aside=True), PAPER)

    assert (row.word, row.why) == ("Not searched", "set aside, the search broke off")


def test_a_quote_whose_search_was_stopped_can_be_searched_from_its_row() -> None:
    row = row_text(replace(examples.searching(), stopped=True), PAPER)

    assert (row.word, row.why, row.act) == ("Not searched", "", "Search")


def test_a_quote_that_is_too_long_says_so_and_is_cut() -> None:
    entry = replace(examples.searching("Many words. " * 1_000), set_aside=True)
    row = row_text(entry, PAPER)

    assert (row.word, row.why) == (
        "Not searched",
        "too long, at most 10,000 characters",
    )
    assert sum(len(piece.text) for piece in row.pieces) < 1_000


@pytest.mark.parametrize(("confidence", "why"), [(0.89, "place uncertain"), (0.9, "")])
def test_only_a_doubtful_place_is_called_uncertain(confidence: float, why: str) -> None:
    entry = examples.verbatim()
    assert entry.located
    entry = replace(entry, located=replace(entry.located, confidence=confidence))

    assert row_text(entry, PAPER).why == why


def test_several_places_are_not_called_uncertain() -> None:
    entry = examples.ambiguous()
    assert entry.located
    entry = replace(entry, located=replace(entry.located, confidence=0.2))

    assert "uncertain" not in row_text(entry, PAPER).why


def test_the_words_left_out_are_not_counted_before_the_page_is_here() -> None:
    assert row_text(examples.elided(), Surroundings(document=1)).why == "words left out"


def test_a_single_word_left_out_is_one_word() -> None:
    assert row_text(examples.elided(6, 8), PAPER).why == "1 word left out"


def test_the_switcher_of_several_places_counts_from_one() -> None:
    entry = replace(examples.ambiguous(), chosen=1)

    assert row_text(entry, PAPER).switcher == "2 of 5"


def test_the_document_is_named_where_several_are_open() -> None:
    both = replace(PAPER, names={1: "Halden", 2: "Brandt"})

    assert row_text(examples.verbatim(), both).document == "Halden"


def test_the_only_document_is_not_named() -> None:
    one = replace(PAPER, names={1: "Halden"})

    assert row_text(examples.verbatim(), one).document == ""
