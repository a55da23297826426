"""What is to be read beside a quote that is lit in somebody else's program."""

from collections.abc import Iterator

from locator.checked import CheckedClaim, CheckedQuote
from locator.exports import messages
from locator.exports.words import STATUS
from locator.status import FAITHFUL, Status


def comment(claim: CheckedClaim, quote: CheckedQuote) -> str:
    """Return everything there is to say about a quote, a line for each thing."""
    return "\n".join(_lines(claim, quote))


def _lines(claim: CheckedClaim, quote: CheckedQuote) -> Iterator[str]:
    located, record = quote.located, quote.record
    yield STATUS[located.status]
    yield from map(messages.difference, located.differences)
    if located.status not in {*FAITHFUL, Status.AMBIGUOUS}:
        yield messages.quoted(located.quote.text)
    if claim.claim.text or claim.claim.name:
        yield messages.claimed(claim.number, claim.claim.text)
    judgement = claim.claim.judgement
    if judgement:
        yield messages.judged(judgement)
        if judgement.note:
            yield messages.noted(judgement.note)
    if record.note:
        yield messages.remarked(record.note)
    if quote.placed_by:
        yield messages.placed(quote.placed_by)
    yield messages.named(quote.name)
