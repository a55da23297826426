"""What goes to the clipboard."""

from dataclasses import replace

from locator.status import Kind, Piece
from reader.quotes import copying
from reader.quotes.surroundings import Surroundings
from tests.reader.quotes import examples

PAPER = Surroundings(
    document=1, name="Halden 2024", labels=("1", "2", "3", "1047"), reading=(4, 4)
)


def test_a_quote_is_copied_as_it_prints() -> None:
    entry = examples.searching("CO<sub>2</sub> *uptake*")

    assert copying.quote_text(entry) == "CO₂ uptake"


def test_the_source_text_is_the_fix_for_an_altered_quote() -> None:
    assert "65 °C" in copying.source_text(examples.altered())


def test_the_source_text_is_copied_as_it_is_shown_without_line_end_hyphens() -> None:
    shown = (
        Piece("the rate of ongoing response "),
        Piece("", Kind.WORD),
        Piece(" here"),
    )
    entry = examples.verbatim("the rate of ongoing response here")

    assert entry.located is not None
    printed = examples.place("the rate of ongoing re- sponse here")
    comparison = replace(entry.located.comparison, source=shown)
    located = replace(entry.located, placements=(printed,), comparison=comparison)
    entry = replace(entry, located=located)

    assert copying.source_text(entry) == "the rate of ongoing response here"


def test_a_quote_that_stands_nowhere_has_no_source_text() -> None:
    assert copying.source_text(examples.not_found()) == ""


def test_the_page_is_that_of_the_file_with_the_printed_one_beside() -> None:
    text = copying.text_with_page(examples.verbatim("It was.", 3), PAPER)

    assert text == "“It was.” (Halden 2024, p. 4 (printed 1047))"


def test_several_pages_are_cited_as_a_range() -> None:
    text = copying.text_with_page(examples.verbatim("It was.", 0, 1), PAPER)

    assert text == "“It was.” (Halden 2024, pp. 1-2)"


def test_another_document_is_cited_by_its_name() -> None:
    around = Surroundings(
        document=2, name="Halden", others={1: Surroundings(1, "Brandt")}
    )

    text = copying.text_with_page(examples.verbatim("It was.", 0), around)

    assert text == "“It was.” (Brandt, p. 1)"


def test_several_quotes_are_paragraphs() -> None:
    entries = [examples.verbatim("One."), examples.verbatim("Two.")]

    assert copying.quotes_text(entries) == "One.\n\nTwo."
