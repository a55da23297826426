"""Acts on the list: in one step each, back where they were, nothing left over."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QUndoStack

from locator.located import Located
from locator.placement import Placement
from locator.quote import Quote
from locator.status import Status
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.quotes import Quotes
from reader.session.undo import Acts

QUOTES = [Quote(f"Sentence number {number} stands here.") for number in range(6)]


@pytest.fixture
def quotes() -> Quotes:
    return Quotes()


@pytest.fixture
def acts(quotes: Quotes) -> Acts:
    return Acts(quotes, Claims(quotes), QUndoStack())


def texts(quotes: Quotes) -> list[Quote]:
    return [entry.quote for entry in quotes.entries]


def test_pasting_what_is_known_leaves_undo_and_redo_alone(
    quotes: Quotes, acts: Acts
) -> None:
    acts.add(QUOTES[:1])
    acts.add(QUOTES[1:2])
    acts.stack.undo()
    added = acts.add(QUOTES[:1])

    assert added == ()
    assert acts.stack.canRedo()
    acts.stack.redo()
    assert texts(quotes) == QUOTES[:2]


def test_a_quote_that_stands_twice_in_one_paste_is_added_once(
    quotes: Quotes, acts: Acts
) -> None:
    acts.add([QUOTES[0], QUOTES[1], QUOTES[0]])

    assert texts(quotes) == QUOTES[:2]


@pytest.mark.parametrize("rows", [(0,), (1, 2, 4), (5, 0), (0, 1, 2, 3, 4, 5)])
def test_deleted_quotes_come_back_where_they_were(
    quotes: Quotes, acts: Acts, rows: tuple[int, ...]
) -> None:
    ids = acts.add(QUOTES)
    acts.remove([ids[row] for row in rows])
    left = texts(quotes)
    acts.stack.undo()

    assert left == [quote for at, quote in enumerate(QUOTES) if at not in rows]
    assert texts(quotes) == QUOTES


def test_neighbours_leave_and_come_back_in_one_piece(
    quotes: Quotes, acts: Acts
) -> None:
    news: list[tuple[str, int, int]] = []
    ids = acts.add(QUOTES)
    quotes.removed.connect(lambda row, count: news.append(("removed", row, count)))
    quotes.inserted.connect(lambda row, count: news.append(("inserted", row, count)))
    acts.remove(ids[1:5])
    acts.stack.undo()

    assert news == [("removed", 1, 4), ("inserted", 1, 4)]


def test_a_deleted_current_quote_is_no_longer_current(
    quotes: Quotes, acts: Acts
) -> None:
    ids = acts.add(QUOTES)
    quotes.set_current(ids[2])
    acts.remove(ids[1:4])

    assert quotes.current is None


def choosing(quotes: Quotes) -> int:
    """Add a quote that stands in three places; return its id."""
    (quote_id,) = quotes.add(QUOTES[:1])
    places = tuple(Placement(1.0, str(at), ()) for at in range(3))
    quotes.set_located(quote_id, Located(QUOTES[0], Status.AMBIGUOUS, places), 1)
    return quote_id


def chosen(quotes: Quotes) -> int:
    return quotes.entries[0].chosen


def test_choosing_a_place_is_taken_back_and_done_again(
    quotes: Quotes, acts: Acts
) -> None:
    quotes.choose_place(choosing(quotes), -1)
    done = chosen(quotes)
    acts.stack.undo()
    undone = chosen(quotes)
    acts.stack.redo()

    assert (done, undone, chosen(quotes)) == (2, 0, 2)


def test_a_walk_through_the_places_of_a_quote_is_one_step(
    quotes: Quotes, acts: Acts
) -> None:
    quote_id = choosing(quotes)
    for place in (1, 2):
        quotes.choose_place(quote_id, place)
    acts.stack.undo()

    assert chosen(quotes) == 0
    assert not acts.stack.canUndo()


def test_a_walk_that_ends_where_it_began_is_no_step(quotes: Quotes, acts: Acts) -> None:
    quote_id = choosing(quotes)
    for place in (1, 2, 3):
        quotes.choose_place(quote_id, place)

    assert chosen(quotes) == 0
    assert not acts.stack.canUndo()


def test_choosing_the_place_that_is_chosen_is_no_step(
    quotes: Quotes, acts: Acts
) -> None:
    quotes.choose_place(choosing(quotes), 0)

    assert not acts.stack.canUndo()


def test_an_edit_is_one_step_and_wants_another_answer_both_ways(
    quotes: Quotes, acts: Acts
) -> None:
    given = Quote("Sentence number one stands here.", "4", claim="It stands.")
    (quote_id,) = acts.add([given])
    other = replace(given, text="Something else.")
    edited: list[int] = []
    quotes.edited.connect(edited.append)
    seen = []
    for act in (
        partial(acts.edit, quote_id, "  Something else.\n"),
        acts.stack.undo,
        acts.stack.redo,
    ):
        quotes.set_located(quote_id, Located(given, Status.VERBATIM), 7)
        act()
        seen.append((quotes.entries[0].quote, quotes.entries[0].located))

    assert seen == [(other, None), (given, None), (other, None)]
    assert edited == [quote_id] * 3


@pytest.mark.parametrize("text", ["", "  \n", QUOTES[0].text])
def test_an_edit_that_changes_nothing_is_no_step(
    quotes: Quotes, acts: Acts, text: str
) -> None:
    (quote_id,) = acts.add(QUOTES[:1])
    steps = acts.stack.count()
    acts.edit(quote_id, text)

    assert acts.stack.count() == steps
    assert texts(quotes) == QUOTES[:1]


def answer_again(quotes: Quotes, document: int = 1) -> None:
    """Let the first quote be found in its three places, as after an edit."""
    places = tuple(Placement(1.0, str(at), ()) for at in range(3))
    entry = quotes.entries[0]
    located = Located(entry.quote, Status.AMBIGUOUS, places)
    quotes.set_located(entry.id, located, document)


@pytest.mark.parametrize(("document", "place"), [(1, 2), (9, 0)])
def test_an_edit_taken_back_finds_the_place_that_was_chosen_in_its_document(
    quotes: Quotes, acts: Acts, document: int, place: int
) -> None:
    quote_id = choosing(quotes)
    quotes.choose_place(quote_id, 2)
    acts.edit(quote_id, "Something else.")
    answer_again(quotes)
    edited = chosen(quotes)
    acts.stack.undo()
    answer_again(quotes, document)

    assert (edited, chosen(quotes)) == (0, place)


def test_a_choice_taken_back_while_searching_counts_when_the_answer_is_there(
    quotes: Quotes, acts: Acts
) -> None:
    quote_id = choosing(quotes)
    quotes.choose_place(quote_id, 2)
    acts.edit(quote_id, "Something else.")
    acts.stack.undo()
    acts.stack.undo()
    answer_again(quotes)

    assert chosen(quotes) == 0


def test_a_reload_forgets_choices_in_that_document_and_keeps_every_other_step(
    quotes: Quotes, acts: Acts
) -> None:
    quote_id = choosing(quotes)
    added = acts.add(QUOTES[1:3])
    quotes.choose_place(quote_id, 2)
    acts.edit(added[0], "Something else.")
    acts.renew(SessionDocument(1, Path("/a.pdf")))
    steps = [acts.stack.text(at) for at in range(acts.stack.count())]
    acts.stack.undo()
    acts.stack.undo()

    assert len(steps) == 2
    assert texts(quotes) == QUOTES[:1]
    assert chosen(quotes) == 2


@pytest.mark.parametrize("document", [1, 2])
def test_what_comes_back_after_a_reload_has_no_answer_about_the_old_bytes(
    quotes: Quotes, acts: Acts, document: int
) -> None:
    (quote_id,) = acts.add(QUOTES[:1])
    quotes.set_located(quote_id, Located(QUOTES[0], Status.VERBATIM), 1)
    acts.remove([quote_id])
    acts.renew(SessionDocument(document, Path("/a.pdf")))
    acts.stack.undo()

    assert (quotes.entries[0].located is None) == (document == 1)


def test_steps_that_were_taken_back_are_still_to_be_done_again_after_a_reload(
    quotes: Quotes, acts: Acts
) -> None:
    quote_id = choosing(quotes)
    quotes.choose_place(quote_id, 2)
    acts.add(QUOTES[1:2])
    acts.stack.undo()
    acts.renew(SessionDocument(1, Path("/a.pdf")))
    acts.stack.redo()

    assert texts(quotes) == QUOTES[:2]
    assert acts.stack.count() == 1


def test_news_of_an_addition_takes_back_what_it_told_of_and_nothing_else(
    quotes: Quotes, acts: Acts
) -> None:
    first = acts.add(QUOTES[:2])
    told = acts.add(QUOTES[2:4])
    acts.edit(first[0], "Something else.")
    acts.take_back_adding(told)

    assert [each.text for each in texts(quotes)] == ["Something else.", QUOTES[1].text]
    acts.stack.undo()
    assert texts(quotes)[2:] == QUOTES[2:4]


def test_news_of_an_addition_is_taken_back_as_that_step(
    quotes: Quotes, acts: Acts
) -> None:
    acts.take_back_adding(acts.add(QUOTES[:2]))

    assert not acts.stack.canUndo()
    assert acts.stack.canRedo()
    assert texts(quotes) == []
