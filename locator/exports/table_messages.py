"""The words in the cells of tables that leave."""

from collections.abc import Mapping

from locator.checked import Remark
from locator.status import Difference

OTHER_ORDER = "order: the source has these passages the other way round"
REMARKS: Mapping[Remark, str] = {
    Remark.MOVED: "place chosen by a person",
    Remark.ATTACHED: "place marked by a person",
    Remark.REJECTED: "place rejected by a person",
    Remark.NO_DOCUMENT: "not searched: the document is not there",
    Remark.SEVERAL_DOCUMENTS: "not searched: several documents are called so",
    Remark.UNREADABLE_DOCUMENT: "not searched: the document cannot be read",
    Remark.UNFINISHED: "not searched: the search was not finished",
}


def difference(found: Difference) -> str:
    """Return how a quote and its source differ at one place."""
    if not (found.quote or found.source):
        return OTHER_ORDER
    if not found.source:
        return f'{found.kind}: the quote adds "{found.quote}"'
    if not found.quote:
        return f'{found.kind}: the quote leaves out "{found.source}"'
    return f'{found.kind}: "{found.quote}" where the source has "{found.source}"'
