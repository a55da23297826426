"""The outline as a tree, and the section in which a place lies."""

import pytest
from PySide6.QtGui import QFont

from reader.outline_entry import OutlineEntry
from reader.window.outline_model import OutlineModel, section_at

ENTRIES = (
    OutlineEntry(1, "1 Introduction", 0, 271),
    OutlineEntry(1, "2 Experimental", 1, 189),
    OutlineEntry(2, "2.1 Materials", 1, 207),
    OutlineEntry(2, "2.2 Films", 3, 100),
    OutlineEntry(1, "3 Results", 3, 500),
)


@pytest.mark.parametrize(
    ("page_index", "top_pt", "section"),
    [
        (0, 0.0, -1),
        (0, 271.0, 0),
        (1, 100.0, 0),
        (1, 200.0, 1),
        (2, 0.0, 2),
        (3, 499.0, 3),
        (11, 0.0, 4),
    ],
)
def test_a_place_lies_in_the_section_that_began_last(
    page_index: int, top_pt: float, section: int
) -> None:
    assert section_at(ENTRIES, page_index, top_pt) == section


def test_sections_out_of_order_are_found_by_their_pages() -> None:
    entries = (OutlineEntry(1, "Later", 9), OutlineEntry(1, "Sooner", 2))

    assert section_at(entries, 4, 0.0) == 1


def test_no_outline_has_no_section() -> None:
    assert section_at((), 4, 0.0) == -1


def test_levels_become_a_tree() -> None:
    model = OutlineModel()
    model.set_entries(ENTRIES)

    assert model.rowCount() == 3
    assert model.rowCount(model.index(1, 0)) == 2


def test_a_level_that_is_left_out_is_no_fault() -> None:
    model = OutlineModel()
    model.set_entries((OutlineEntry(3, "Deep", 0), OutlineEntry(1, "Flat", 1)))

    assert model.rowCount() == 2


def test_the_current_section_alone_is_set_in_600() -> None:
    model = OutlineModel()
    model.set_entries(ENTRIES)
    first = model.set_current(0, 300)
    second = model.set_current(3, 120)
    assert first is not None
    assert second is not None

    assert first.font().weight() == QFont.Weight.Normal
    assert second.font().weight() == QFont.Weight.DemiBold
    assert second.text() == "2.2 Films"


def test_before_the_first_section_none_is_current() -> None:
    model = OutlineModel()
    model.set_entries(ENTRIES)

    assert model.set_current(0, 0) is None
