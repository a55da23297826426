from pathlib import Path

from locator.exports.parts import Part, parts_of
from locator.span import Span
from tests.checked import OneFile, check, records_of
from tests.pdfs import Page, page_of, write_pdf


def parts(tmp_path: Path, quote: str, *pages: Page) -> tuple[Part, ...]:
    """Return the parts of the place of a quote."""
    path = write_pdf(tmp_path / "a.pdf", pages)
    checked = check(path, *records_of(quote))
    (found,) = checked.quotes
    file = OneFile(path)
    return parts_of(
        found,
        found.located.placements[0],
        checked.sources[0],
        lambda page_index: file.glyphs(0, page_index),
    )


def test_a_part_knows_what_stands_around_it(tmp_path: Path) -> None:
    page = page_of("All of the films", "were dense at first.", "They leaked later on.")
    (part,) = parts(tmp_path, "films were dense", page)

    assert part.text == "films were dense"
    assert part.prefix == "All of the "
    assert part.suffix == " at first. They leaked later on."
    assert part.span == Span(11, 27)
    assert len(part.pieces) == 2


def test_a_place_over_two_pages_has_two_parts(tmp_path: Path) -> None:
    first, second = parts(
        tmp_path,
        "were dense and took up water",
        page_of("The films were dense and"),
        page_of("took up water at once."),
    )

    assert (first.page_index, first.label, first.text) == (0, "1", "were dense and")
    assert (second.page_index, second.label, second.text) == (1, "2", "took up water")


def test_what_an_ellipsis_leaves_out_is_an_ellipsis(tmp_path: Path) -> None:
    page = page_of("The films were dense at first, and they took up water at once.")
    (part,) = parts(tmp_path, "The films were dense […] took up water at once", page)

    assert part.text == "The films were dense […] took up water at once"
