"""What a report says about one quote."""

from dataclasses import replace
from pathlib import Path

import pytest

from locator.checked import CheckedQuote, Remark
from locator.exports.report.model import Look, QuoteEntry
from locator.exports.report.quotes import quote_entry
from locator.quote import Quote
from locator.status import Difference, Kind, Status
from tests.locator.exports.report import examples


def entry(quote: CheckedQuote) -> QuoteEntry:
    return quote_entry(examples.one(quote), quote, "quote-1-1")


def about(quote: CheckedQuote) -> str:
    return " · ".join(entry(quote).about)


def hinted(quote: CheckedQuote, page: str) -> CheckedQuote:
    record = replace(quote.record, quote=Quote("some words", page))
    return replace(quote, record=record)


SEVERAL = examples.quote(
    examples.located(
        Status.AMBIGUOUS,
        examples.placed(3),
        examples.placed(1),
        examples.placed(4),
    )
)
UNSEARCHABLE = examples.quote(examples.located(Status.UNSEARCHABLE))
MISSING = replace(
    UNSEARCHABLE,
    source=None,
    remark=Remark.NO_DOCUMENT,
    record=replace(UNSEARCHABLE.record, document="other.pdf"),
)
LEFT_OUT = replace(
    examples.quote(examples.located(Status.ELIDED, examples.placed(3))),
    left_out=("at the loadings", "studied here"),
)
CASES: list[tuple[str, CheckedQuote, str]] = [
    (
        "kinds, the gravest first",
        examples.altered(),
        "negation, number · page 4 (printed 1047) · quote 2.1",
    ),
    (
        "the share that stands there",
        examples.partial(),
        "75 % stands on page 4 (printed 1047) · quote 2.1",
    ),
    (
        "several pages",
        examples.verbatim(3, 4),
        "pages 4-5 (printed 1047-1048) · quote 2.1",
    ),
    (
        "pages of all places",
        SEVERAL,
        "3 places, on pages 2 and 4-5; shown: page 4 (printed 1047) · quote 2.1",
    ),
    (
        "which pages were searched",
        examples.not_found(),
        "searched pages 1-8 and 10-12 · quote 2.1",
    ),
    (
        "which page has no text",
        hinted(UNSEARCHABLE, "9"),
        "page 9 has no text layer · quote 2.1",
    ),
    (
        "by its printed label, too",
        hinted(UNSEARCHABLE, "1052"),
        "page 9 has no text layer · quote 2.1",
    ),
    (
        "words that are left out",
        LEFT_OUT,
        "5 words left out · page 4 (printed 1047) · quote 2.1",
    ),
    (
        "a document that is not there",
        MISSING,
        "the document is not there: other.pdf · quote 2.1",
    ),
    (
        "another page than named",
        hinted(examples.verbatim(), "7"),
        "page 4 (printed 1047) · the evidence names page 7 · quote 2.1",
    ),
    (
        "a page that is not there",
        hinted(examples.verbatim(), "99"),
        (
            "page 4 (printed 1047) · "
            "the evidence names page 99, which is not there · quote 2.1"
        ),
    ),
    (
        "a doubtful place",
        examples.quote(
            examples.located(Status.VERBATIM, examples.placed(3), confidence=0.8)
        ),
        "page 4 (printed 1047) · place uncertain · quote 2.1",
    ),
    (
        "a place chosen by a person",
        replace(examples.verbatim(), placed_by="R. Lindholm", remark=Remark.MOVED),
        "page 4 (printed 1047) · placed by R. Lindholm · quote 2.1",
    ),
    (
        "a place that a person rejected",
        replace(examples.not_found(), placed_by="R. Lindholm", remark=Remark.REJECTED),
        (
            "searched pages 1-8 and 10-12 · "
            "the place found was rejected by R. Lindholm · quote 2.1"
        ),
    ),
]


@pytest.mark.parametrize(
    ("quote", "words"), [c[1:] for c in CASES], ids=[c[0] for c in CASES]
)
def test_few_words_say_what_there_is_to_say(quote: CheckedQuote, words: str) -> None:
    assert about(quote) == words


def test_of_several_documents_the_one_is_named_that_was_searched() -> None:
    other = replace(examples.SOURCE, path=Path("other.pdf"))
    quote = replace(examples.not_found(), source=1)
    checked = replace(examples.one(quote), sources=(examples.SOURCE, other))

    assert quote_entry(checked, quote, "a").about == (
        "other.pdf",
        "searched pages 1-8 and 10-12",
        "quote 2.1",
    )


def test_without_a_page_that_has_text_that_is_said() -> None:
    source = replace(examples.SOURCE, without_text=tuple(range(12)))
    checked = replace(examples.one(UNSEARCHABLE), sources=(source,))

    assert "no page has a text layer" in quote_entry(checked, UNSEARCHABLE, "a").about


def test_an_altered_quote_stands_over_its_source_with_marks() -> None:
    quote, source = entry(examples.altered()).sides

    assert [(each.text, each.look) for each in quote.words] == [
        ("Heating to ", Look.PLAIN),
        ("85", Look.DIFFERS),
        (" was ", Look.PLAIN),
        ("", Look.GAP),
        (" significant", Look.PLAIN),
    ]
    assert [each.text for each in source.words if each.look is Look.DIFFERS] == [
        "65",
        "not",
    ]


def test_of_a_partial_quote_the_part_that_stands_there_is_marked() -> None:
    (quote,) = entry(examples.partial()).sides

    assert [(each.text, each.look) for each in quote.words] == [
        ("A fit describes", Look.FOUND),
        (" ", Look.PLAIN),
        ("all later times", Look.REST),
    ]


def test_what_an_ellipsis_hides_is_shown() -> None:
    sides = entry(LEFT_OUT).sides

    assert [(side.label, side.words[0].text) for side in sides[1:]] == [
        ("Left out", "at the loadings"),
        ("Left out", "studied here"),
    ]


def test_before_it_is_compared_mark_up_of_a_quote_is_not_shown() -> None:
    found = examples.located(Status.NOT_FOUND, quote=Quote("**CO<sub>2</sub>** uptake"))
    (quote,) = entry(examples.quote(found)).sides

    assert quote.words[0].text == "CO₂ uptake"


def test_a_quote_that_was_searched_nowhere_is_not_said_to_lack_text() -> None:
    found = entry(MISSING)

    assert (found.word, found.sign) == ("Not searched", "unsearched")


def test_the_closest_wording_is_no_match() -> None:
    found = examples.located(Status.NOT_FOUND, closest="close " * 200)
    (remark,) = entry(examples.quote(found)).remarks

    assert remark.startswith("Closest wording (not a match): close close")
    assert len(remark) < 350


def test_passages_in_another_order_are_told() -> None:
    difference = Difference(Kind.OMISSION, "", "")
    found = examples.located(
        Status.ALTERED, examples.placed(1), differences=(difference,)
    )

    assert "the other way round" in entry(examples.quote(found)).remarks[0]
