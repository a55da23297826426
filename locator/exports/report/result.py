"""The sentence of result: it states what was compared, and gives no grade."""

from collections import Counter
from collections.abc import Iterator

from locator.checked import Checked, CheckedQuote
from locator.exports.report import messages
from locator.exports.report.model import Result
from locator.status import FAITHFUL, Kind, Status


def result_of(checked: Checked) -> Result:
    """Return how many quotes stand as given, and what is the matter with the others."""
    quotes = checked.quotes
    if not quotes:
        return Result(messages.NOTHING_TO_CHECK)
    faithful = sum(is_as_given(quote) for quote in quotes)
    of_all = messages.counted(len(quotes), "quote")
    strong = [messages.numbered(messages.AS_GIVEN, faithful, quotes=of_all)]
    problems = ", ".join(_problems(quotes))
    if problems:
        strong.append(f"{problems}.")
    return Result(" ".join(strong), " ".join(_rest(checked)))


def is_as_given(quote: CheckedQuote) -> bool:
    """Tell whether a quote stands in the source as given."""
    return quote.source is not None and quote.located.status in FAITHFUL


def _problems(quotes: tuple[CheckedQuote, ...]) -> Iterator[str]:
    altered = [q for q in quotes if q.located.status is Status.ALTERED]
    weighty = [quote for quote in altered if _weighty(quote)]
    if weighty:
        found = {kind for quote in weighty for kind in _weighty(quote)}
        kinds = [word for kind, word in messages.WEIGHTY.items() if kind in found]
        yield messages.numbered(
            messages.DIFFER_IN, len(weighty), kinds=messages.listed(kinds, "or")
        )
    if len(altered) > len(weighty):
        others = len(altered) - len(weighty)
        yield messages.numbered(messages.DIFFER_OTHERWISE, others)
    missing = sum(quote.located.status is Status.NOT_FOUND for quote in quotes)
    if missing:
        yield messages.numbered(messages.WAS_NOT_FOUND, missing)


def _weighty(quote: CheckedQuote) -> set[Kind]:
    return {
        difference.kind
        for difference in quote.located.differences
        if difference.kind in messages.WEIGHTY
    }


def _rest(checked: Checked) -> Iterator[str]:
    searched = [quote for quote in checked.quotes if quote.source is not None]
    count = Counter(quote.located.status for quote in searched)
    counts = (
        (messages.STANDS_IN_PART, count[Status.PARTIAL]),
        (messages.IN_SEVERAL_PLACES, count[Status.AMBIGUOUS]),
        (messages.ON_PAGES_WITHOUT_TEXT, count[Status.UNSEARCHABLE]),
        (messages.WERE_NOT_SEARCHED, len(checked.quotes) - len(searched)),
    )
    said = [messages.numbered(form, number) for form, number in counts if number]
    if said:
        yield f"{', '.join(said)}."
    without = sum(len(source.without_text) for source in checked.sources)
    if without == 1:
        yield messages.ONE_PAGE_UNCHECKED
    elif without:
        yield messages.PAGES_UNCHECKED.format(count=f"{without:,}")
