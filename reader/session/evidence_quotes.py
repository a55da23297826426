"""Turns what an evidence file holds into claims and quotes of the window."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from locator.claims import claims_of
from locator.evidence.record import Evidence
from reader.session.claims import Claims
from reader.session.quote_entry import QuoteEntry


class BroughtIn(NamedTuple):
    """What an evidence file brings.

    Attributes:
        quotes: Its quotes, without ids, under their claims.
        alone: Ids of the claims that it states without a quote.
    """

    quotes: Sequence[QuoteEntry]
    alone: Sequence[int]


def bring_in(path: Path, evidence: Evidence, claims: Claims) -> BroughtIn:
    """Make the claims of an evidence file known, and return its quotes.

    Args:
        path: Where the file is.
        evidence: What it holds.
        claims: The claims of the window; those of the file are known to it afterwards.
    """
    place = str(path)
    at = {id(record): number for number, record in enumerate(evidence.records)}
    quotes: dict[int, QuoteEntry] = {}
    alone: list[int] = []
    for each in claims_of(evidence):
        has_words = each.claim.text or each.claim.name
        claim = claims.known(each.claim, place) if has_words else 0
        if has_words and not each.records:
            alone.append(claim)
        for record in each.records:
            words = replace(record.quote, claim=each.claim.text)
            draft = QuoteEntry(0, words, claim=claim, record=record, evidence=place)
            quotes[at[id(record)]] = draft
    return BroughtIn([quotes[number] for number in sorted(quotes)], alone)
