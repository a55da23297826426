"""Words that depend on how many there are."""

from reader.messages.quotes import MANY_QUOTES, ONE_QUOTE


def count_of_quotes(count: int) -> str:
    """Return "1 quote", "2 quotes"."""
    return ONE_QUOTE if count == 1 else MANY_QUOTES.format(count=count)
