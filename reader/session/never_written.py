"""The files that no report, copy or data file may take the place of."""

from collections.abc import Iterable
from pathlib import Path

from reader.session.claims import Claims
from reader.session.document import SessionDocument


def never_written(
    documents: Iterable[SessionDocument], claims: Claims
) -> frozenset[Path]:
    """Return all papers that are open, and every evidence file of the list.

    Not those alone that a file is about: a copy of one paper must not be saved over
    the other one, nor data over one of several evidence files.
    """
    papers = {document.path for document in documents}
    evidence = set()
    for claim_id in claims.order:
        entry = claims.entry(claim_id)
        evidence.add(entry.evidence if entry else "")
        evidence.update(quote.evidence for quote in claims.quotes_of(claim_id))
    return frozenset(papers | {Path(each) for each in evidence if each})
