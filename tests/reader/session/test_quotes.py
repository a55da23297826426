"""The list tells its listeners rows that are true, and forgets what is over."""

import pytest

from locator.located import Located
from locator.quote import Quote
from locator.status import Status
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes

QUOTES = [Quote(f"Sentence number {number} stands here.") for number in range(3)]


@pytest.fixture
def quotes() -> Quotes:
    return Quotes()


def test_entries_that_come_back_into_a_shorter_list_are_told_where_they_are(
    quotes: Quotes,
) -> None:
    news: list[tuple[int, int]] = []
    quotes.add(QUOTES[:1])
    quotes.inserted.connect(lambda row, count: news.append((row, count)))
    quotes.insert(4, [QuoteEntry(7, QUOTES[1]), QuoteEntry(8, QUOTES[2])])

    assert news == [(1, 2)]
    assert [entry.quote for entry in quotes.entries] == QUOTES


def test_a_quote_that_was_given_up_is_searched_for_again(quotes: Quotes) -> None:
    (quote_id,) = quotes.add(QUOTES[:1])
    quotes.set_aside(quote_id)
    quotes.set_searching(quote_id)

    assert quotes.entries == [QuoteEntry(quote_id, QUOTES[0])]


def test_a_quote_that_was_given_up_and_is_found_is_given_up_no_more(
    quotes: Quotes,
) -> None:
    (quote_id,) = quotes.add(QUOTES[:1])
    quotes.set_aside(quote_id)
    located = Located(QUOTES[0], Status.VERBATIM)
    quotes.set_located(quote_id, located, 2)

    assert quotes.entries == [QuoteEntry(quote_id, QUOTES[0], located, 2)]


def test_a_quote_that_is_known_is_not_added_again(quotes: Quotes) -> None:
    quotes.add(QUOTES[:2])
    spaced = Quote(QUOTES[0].text.replace(" ", "\n"))

    assert quotes.add([spaced, QUOTES[2]]) == (3,)
    assert [entry.quote for entry in quotes.entries] == QUOTES
