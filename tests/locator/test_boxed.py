"""Quotes that stand in several places, and boxes that say in which."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from locator.boxed import boxed
from locator.cli.opened import opened
from locator.cli.source import Source
from locator.evidence.record import GivenBoxes, Record
from locator.frames import Frame, PageShape
from locator.geometry import Quad
from locator.located import Located
from locator.paper import Paper
from locator.quote import Quote
from locator.status import Status
from tests.pdfs import Page, page_of, write_pdf

TWICE = ("The film is dry.", "It swelled at night.", "The film is dry.", "It is thin.")
QUOTE = Quote("The film is dry.")
CROPPED = (20, 30, 500, 800)


@contextmanager
def paper_of(tmp_path: Path, *pages: Page) -> Iterator[Paper]:
    path = write_pdf(tmp_path / "paper.pdf", pages)
    with opened(Source(path)) as file:
        yield file.paper


def located(paper: Paper, record: Record) -> Located:
    quote = boxed(record, paper.shape, paper.document.page_count)
    return paper.document.locate_quote(quote)


def upright(shape: PageShape, frame: Frame, quad: Quad) -> GivenBoxes:
    """Return the box of a quad on the first page as a file in `frame` has it."""
    return GivenBoxes(0, frame, (shape.quad_to(frame, quad).rect(),))


@pytest.mark.parametrize("frame", [Frame.PDF, Frame.UNIT])
@pytest.mark.parametrize("cropbox", [None, CROPPED])
@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
@pytest.mark.parametrize("wanted", [0, 1])
def test_the_place_in_the_boxes_is_the_one(
    tmp_path: Path,
    wanted: int,
    rotation: int,
    cropbox: tuple[float, float, float, float] | None,
    frame: Frame,
) -> None:
    page = page_of(*TWICE, rotation=rotation, cropbox=cropbox)
    with paper_of(tmp_path, page) as paper:
        places = paper.document.locate_quote(QUOTE).placements
        quad = places[wanted].pages[0].quads[0]
        given = upright(paper.shape(0), frame, quad)

        found = located(paper, Record(QUOTE, 1, boxes=(given,)))

    assert len(places) == 2
    assert found.status is Status.VERBATIM
    assert found.placements == (places[wanted],)


@pytest.mark.parametrize(
    ("box", "why"),
    [
        ((400.0, 100.0, 500.0, 120.0), "nothing stands there"),
        ((0.0, 0.0, 595.0, 842.0), "both stand there"),
        ((72.0, 0.0, 80.0, 842.0), "a part of both stands there"),
    ],
)
def test_boxes_that_tell_nothing_apart_choose_nothing(
    tmp_path: Path, box: tuple[float, float, float, float], why: str
) -> None:
    given = GivenBoxes(0, Frame.PDF, (box,))
    with paper_of(tmp_path, page_of(*TWICE)) as paper:
        found = located(paper, Record(QUOTE, 1, boxes=(given,)))

    assert found.status is Status.AMBIGUOUS, why
    assert len(found.placements) == 2


def test_boxes_never_move_a_quote_that_stands_in_one_place(tmp_path: Path) -> None:
    given = GivenBoxes(0, Frame.PDF, ((72.0, 760.0, 200.0, 772.0),))
    quote = Quote("It swelled at night.")
    with paper_of(tmp_path, page_of(*TWICE)) as paper:
        found = located(paper, Record(quote, 1, boxes=(given,)))
        without = paper.document.locate_quote(quote)

    assert found.status is Status.VERBATIM
    assert found.placements == without.placements


def test_boxes_never_place_a_quote_that_stands_nowhere(tmp_path: Path) -> None:
    given = GivenBoxes(0, Frame.PDF, ((0.0, 0.0, 595.0, 842.0),))
    record = Record(Quote("A word about something else entirely."), 1, boxes=(given,))
    with paper_of(tmp_path, page_of(*TWICE)) as paper:
        found = located(paper, record)

    assert found.status is Status.NOT_FOUND


def test_boxes_on_the_baseline_hold_the_letters_above_it(tmp_path: Path) -> None:
    given = GivenBoxes(0, Frame.PDF, ((72.0, 738.0, 150.0, 749.0),))
    with paper_of(tmp_path, page_of(*TWICE)) as paper:
        places = paper.document.locate_quote(QUOTE).placements
        found = located(paper, Record(QUOTE, 1, boxes=(given,)))

    assert found.placements == (places[1],)


def test_a_quote_without_a_page_has_that_of_its_boxes() -> None:
    shape = PageShape(0, 0, 600, 800)
    given = GivenBoxes(4, Frame.UNIT, ((0.1, 0.2, 0.3, 0.4),))

    quote = boxed(Record(QUOTE, 1, boxes=(given,)), lambda _: shape, 5)

    assert quote.page_hint == "5"
    assert quote.boxes[0].boxes[0] == pytest.approx((60, 160, 180, 320))


def test_a_page_that_the_record_names_is_kept() -> None:
    named = replace(QUOTE, page_hint="iv")
    given = GivenBoxes(4, Frame.UNIT, ((0.1, 0.2, 0.3, 0.4),))

    quote = boxed(Record(named, 1, boxes=(given,)), lambda _: PageShape(0, 0, 6, 8), 5)

    assert quote.page_hint == "iv"


def test_boxes_on_pages_that_are_not_there_are_dropped() -> None:
    given = GivenBoxes(5, Frame.UNIT, ((0.1, 0.2, 0.3, 0.4),))

    quote = boxed(Record(QUOTE, 1, boxes=(given,)), lambda _: PageShape(0, 0, 6, 8), 5)

    assert quote == QUOTE
