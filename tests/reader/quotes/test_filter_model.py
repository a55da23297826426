"""Which quotes the list shows, and in which order."""

import pytest

from locator.status import Kind
from reader.quotes.filter_model import Filter, FilterModel, Order, counted
from reader.quotes.list_model import ListModel, Role
from reader.quotes.surroundings import Surroundings
from reader.session.quotes import Quotes
from tests.reader.quotes import examples


@pytest.fixture
def model(quotes: Quotes) -> FilterModel:
    source = ListModel(quotes, Surroundings())
    shown = FilterModel(source, None)
    source.setParent(shown)
    quotes.insert(0, examples.one_of_each())
    return shown


def statuses(model: FilterModel) -> list[str]:
    rows = range(model.rowCount())
    return [model.index(row, 0).data(Role.ENTRY).status for row in rows]


@pytest.mark.parametrize(
    ("wanted", "shown"),
    [
        (Filter(frozenset({"altered"})), ["altered"]),
        (Filter(frozenset({"altered", "partial"})), ["altered", "partial"]),
        (Filter(kinds=frozenset({"number"})), ["altered"]),
        (
            Filter(page_index=3),
            ["elided", "altered", "partial", "ambiguous"],
        ),
        (Filter(text="HEATING"), ["altered"]),
        (Filter(document=2), []),
        (Filter(frozenset({"altered"}), page_index=7), []),
    ],
)
def test_only_what_is_asked_for_is_shown(
    model: FilterModel, wanted: Filter, shown: list[str]
) -> None:
    model.set_filter(wanted)

    assert statuses(model) == shown


def test_a_row_does_not_vanish_when_its_status_changes(
    model: FilterModel, quotes: Quotes
) -> None:
    model.set_filter(Filter(frozenset({"altered"})))
    quotes.set_searching(quotes.entries[2].id)

    assert statuses(model) == ["searching"]


def test_the_worst_come_first_if_asked_for(model: FilterModel) -> None:
    model.set_order(Order.WORST_FIRST)

    assert statuses(model) == [
        "altered",
        "not_found",
        "partial",
        "ambiguous",
        "unsearchable",
        "elided",
        "verbatim",
        "searching",
    ]


def test_by_page_quotes_without_a_place_come_last(model: FilterModel) -> None:
    model.set_order(Order.PAGE)

    assert statuses(model) == [
        "verbatim",
        "elided",
        "altered",
        "partial",
        "ambiguous",
        "not_found",
        "unsearchable",
        "searching",
    ]


def test_the_given_order_comes_back(model: FilterModel) -> None:
    model.set_order(Order.WORST_FIRST)
    model.set_order(Order.GIVEN)

    assert statuses(model)[0] == "verbatim"


def test_an_altered_quote_without_the_kind_is_not_shown(
    model: FilterModel, quotes: Quotes
) -> None:
    quotes.insert(0, [examples.with_kinds(Kind.UNIT)])
    model.set_filter(Filter(kinds=frozenset({"negation"})))

    assert statuses(model) == ["altered"]


def test_statuses_are_counted(quotes: Quotes) -> None:
    quotes.insert(0, examples.one_of_each())

    assert counted(quotes) == dict.fromkeys(
        (
            "verbatim",
            "elided",
            "altered",
            "partial",
            "ambiguous",
            "not_found",
            "unsearchable",
            "searching",
        ),
        1,
    )
