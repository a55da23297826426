"""The tables that we write ourselves, so that what reads them is exact.

Their cells are taken as they stand: nothing is guessed, nothing split.
"""

import re
from collections.abc import Mapping, Sequence

from locator.evidence.tables.columns import ColumnMapping, Guess
from locator.evidence.tables.roles import Role

ROLES: Mapping[str, Role] = {
    "Claim id": Role.CLAIM_NAME,
    "Claim": Role.CLAIM,
    "Verdict": Role.VERDICT,
    "Verdict note": Role.VERDICT_NOTE,
    "Reviewer": Role.REVIEWER,
    "Reviewed at": Role.REVIEWED_AT,
    "Quote id": Role.NAME,
    "Quote": Role.QUOTE,
    "Given page": Role.PAGE,
    "Given document": Role.DOCUMENT,
    "Prefix": Role.PREFIX,
    "Suffix": Role.SUFFIX,
    "Section": Role.SECTION,
    "Note": Role.NOTE,
    "Model": Role.MODEL,
    "Run": Role.RUN,
}
# What is found out about a quote: it is found out again, never read.
RESULTS = frozenset(
    (
        "Claim no.",
        "Status",
        "Differences",
        "Page",
        "Printed label",
        "Document",
        "Source text",
        "Confidence",
        "Remark",
        "Placed by",
    )
)
_ALWAYS = frozenset(("Claim no.", "Claim", "Quote id", "Quote", "Status", "Given page"))

# What spreadsheet programs may take for a formula (OWASP, "CSV injection").
_FORMULA = re.compile(r"'*[=+\-@\t\r\n＝＋－＠]")


def is_own(headers: Sequence[str]) -> bool:
    """Tell whether a table with these headers is one of ours."""
    return set(headers) >= _ALWAYS


def own_mapping(headers: Sequence[str]) -> ColumnMapping | None:
    """Return what the columns of a table of ours hold; None if it is not ours."""
    if not is_own(headers):
        return None
    guesses = tuple(
        Guess(ROLES[name], at, 1.0) for at, name in enumerate(headers) if name in ROLES
    )
    return ColumnMapping(tuple(headers), 1, guesses, is_own=True)


def as_words(text: str) -> str:
    """Return a cell of CSV that no spreadsheet program takes for a formula."""
    return f"'{text}" if _FORMULA.match(text) else text


def as_given(cell: str) -> str:
    """Return what `as_words` was given."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell
