"""Records as they are collected, and what later lines say about them."""

import pytest

from locator.evidence.collected import Around, Collected
from locator.evidence.front_matter import FrontMatter
from locator.evidence.place import Place
from locator.evidence.record import BadRecord, Evidence, Fault, Record
from locator.evidence.spotted import Spotted
from locator.quote import Quote
from locator.span import Span

WORDS = "The river swells in spring."


def spotted(text: str = WORDS, place: Place | None = None) -> Spotted:
    span = Span(0, len(text))
    return Spotted(text, span, span, place or Place())


def collected(front: FrontMatter | None = None) -> Collected:
    return Collected(front or FrontMatter())


def only(evidence: Evidence) -> Record:
    (record,) = evidence.records
    return record


def test_lines_of_a_quote_are_joined() -> None:
    found = collected()
    found.add(spotted("The river\n swells."), 3, Around("It is wet"))
    record = only(found.evidence())

    assert record.quote == Quote("The river swells.", claim="It is wet")
    assert record.line == 3


def test_a_quote_without_a_letter_is_a_bad_record() -> None:
    found = collected()
    found.add(spotted("…"), 3, Around())

    assert found.evidence().bad_records == (BadRecord(3, Fault.EMPTY_QUOTE),)


def test_its_own_place_goes_before_that_around_it() -> None:
    found = collected()
    found.add(spotted(place=Place("4")), 1, Around(place=Place("9", "a.pdf")))
    record = only(found.evidence())

    assert record.quote.page_hint == "4"
    assert record.document == "a.pdf"


def test_a_place_behind_a_quote_is_its_own() -> None:
    found = collected()
    found.add(spotted(), 1, Around())
    found.is_at(Place("4", "a.pdf"))
    record = only(found.evidence())

    assert (record.quote.page_hint, record.document) == ("4", "a.pdf")


def test_another_page_is_that_of_the_next_quote() -> None:
    found = collected()
    found.add(spotted(place=Place("4")), 1, Around())
    found.is_at(Place("5"))
    found.add(spotted(), 2, Around())

    pages = [each.quote.page_hint for each in found.evidence().records]
    assert pages == ["4", "5"]


@pytest.mark.parametrize("between", ["forget", "flaw"])
def test_what_comes_between_parts_a_quote_from_its_page(between: str) -> None:
    found = collected()
    found.add(spotted(), 1, Around())
    if between == "forget":
        found.forget()
    else:
        found.flaw(2, Fault.UNFINISHED)
    found.is_at(Place("4"))

    assert only(found.evidence()).quote.page_hint is None
    assert not found.has_last()


def test_a_place_may_be_given_by_number() -> None:
    found = collected()
    found.add(spotted(), 1, Around())
    found.add(spotted(), 2, Around())
    found.stands_at(0, Place("4"))

    pages = [each.quote.page_hint for each in found.evidence().records]
    assert pages == ["4", None]


def test_sections_and_notes_are_those_of_the_quote_before() -> None:
    found = collected()
    found.add(spotted(), 1, Around())
    found.is_in("Results")
    found.is_in("Methods")
    found.note("one")
    found.note("")
    found.note("two")
    record = only(found.evidence())

    assert record.quote.section == "Results"
    assert record.note == "one\ntwo"


def test_what_the_file_says_holds_for_all() -> None:
    front = FrontMatter(("a.pdf",), "m", "r", {"topic": "water"}, 3)
    found = collected(front)
    found.add(spotted(), 4, Around())
    found.take(Record(Quote(WORDS), 5, model="n"))
    evidence = found.evidence()

    assert evidence.documents == ("a.pdf",)
    assert [each.model for each in evidence.records] == ["m", "n"]
    assert [each.run for each in evidence.records] == ["r", "r"]
    assert all(each.others == {"topic": "water"} for each in evidence.records)
    assert found.count() == 2
