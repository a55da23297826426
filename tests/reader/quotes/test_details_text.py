"""What the details say about quotes."""

from dataclasses import replace

import pytest

from locator.status import Difference, Kind
from reader.quotes.details_text import details_text
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


def findings(entry: QuoteEntry, around: Surroundings = PAPER) -> list[str]:
    return [finding.text for finding in details_text(entry, around).findings]


def differing(*differences: Difference) -> QuoteEntry:
    entry = examples.altered()
    assert entry.located
    return replace(entry, located=replace(entry.located, differences=differences))


@pytest.mark.parametrize(
    ("entry", "summary"),
    [
        (examples.altered(), "2 differences · page 4 (1047)"),
        (examples.verbatim("text", 1, 2), "pages 2-3"),
        (examples.ambiguous(), "1 of 5 · page 4 (1047)"),
        (replace(examples.ambiguous(), chosen=1), "you chose 2 of 5 · page 5 (1048)"),
        (examples.not_found(), ""),
        (examples.searching(), ""),
        (
            differing(Difference(Kind.UNIT, "MJ", "kJ")),
            "1 difference · page 4 (1047)",
        ),
    ],
)
def test_the_head_sums_up(entry: QuoteEntry, summary: str) -> None:
    assert details_text(entry, PAPER).summary == summary


def test_the_source_value_is_named_and_kinds_come_in_their_order() -> None:
    assert findings(examples.altered()) == [
        "Negation not left out",
        "Number 85, source 65",
    ]


def test_another_order_is_told_in_words() -> None:
    turned = differing(Difference(Kind.OMISSION, "", ""))

    assert findings(turned) == ["The source has these passages the other way round."]


def test_words_that_the_quote_adds_are_not_in_the_source() -> None:
    added = differing(Difference(Kind.NEGATION, "not", ""))

    assert findings(added) == ["Negation “not” not in the source"]


def test_what_an_ellipsis_hides_is_shown() -> None:
    assert findings(examples.elided()) == ["Left out at these loadings,"]


def test_not_found_says_which_pages_were_searched_and_which_have_no_text() -> None:
    assert findings(examples.not_found()) == [
        "Searched pages 1-8 and 10-12.",
        "Page 9 has no text layer.",
    ]


def test_not_found_shows_the_closest_words_as_no_match() -> None:
    entry = examples.not_found()
    assert entry.located
    near = replace(entry.located, closest="Larger trials\nare needed.")
    last = findings(replace(entry, located=near))[-1]

    assert last == "Closest wording (not a match) Larger trials are needed."


def test_not_found_in_a_document_of_one_page() -> None:
    one = Surroundings(document=1, reading=(1, 1))

    assert findings(examples.not_found(), one) == ["Searched page 1."]


@pytest.mark.parametrize(
    ("without", "words"),
    [
        ((8,), ["Page 9 has no text layer."]),
        ((8, 9), ["Pages 9-10 have no text layer."]),
        (tuple(range(12)), ["This document has no text layer."]),
        ((), []),
    ],
)
def test_unsearchable_says_which_pages_have_no_text(
    without: tuple[int, ...], words: list[str]
) -> None:
    assert findings(examples.unsearchable(), replace(PAPER, without_text=without)) == (
        words
    )


def test_searching_says_how_far_it_is() -> None:
    reading = replace(PAPER, reading=(3, 12))

    assert findings(examples.searching(), reading) == ["Searched 3 of 12 pages so far."]


def test_a_quote_that_was_given_up_says_so() -> None:
    entry = replace(examples.searching(), set_aside=True)

    assert findings(entry) == [
        "The search for this quote broke off, so it was set aside."
    ]


def test_a_quote_that_is_too_long_says_how_long_it_may_be() -> None:
    entry = replace(examples.searching("Many words. " * 1_000), set_aside=True)

    (said,) = findings(entry)
    assert "has 12,000 characters. Up to 10,000 can be" in said


def test_a_verbatim_quote_shows_its_source_once() -> None:
    text = details_text(examples.verbatim(), PAPER)

    assert (text.quote, bool(text.source)) == ((), True)


def test_an_altered_quote_stands_over_its_source() -> None:
    text = details_text(examples.altered(), PAPER)

    assert "85" in [piece.text for piece in text.quote]
    assert "65" in [piece.text for piece in text.source]


def test_another_place_shows_the_words_that_stand_there() -> None:
    entry = examples.ambiguous("measured")
    assert entry.located
    places = (examples.place("measured", 1), examples.place("Measured", 2))
    entry = replace(entry, located=replace(entry.located, placements=places), chosen=1)

    text = details_text(entry, PAPER)

    assert [piece.text for piece in text.source] == ["Measured"]


def test_a_doubtful_place_says_how_doubtful() -> None:
    entry = examples.verbatim("text", 3)
    assert entry.located
    entry = replace(entry, located=replace(entry.located, confidence=0.72))

    assert (
        details_text(entry, PAPER).summary == "page 4 (1047) · 72 % sure of the place"
    )
