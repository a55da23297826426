"""The way of the keyboard through the quotes of an evidence file."""

from reader.session.evidence_files import EvidenceFile
from reader.session.quotes import Quotes


def quote_beside(file: EvidenceFile, quotes: Quotes, step: int) -> int:
    """Return the quote before or behind the current one, as the file has them.

    The first or the last one, if the current quote is not in the file; 0 if none of
    its quotes is in the list.

    Args:
        file: The file.
        quotes: The list.
        step: 1 for the next one, -1 for the one before.
    """
    ids = (file.quotes[at] for block in file.blocks for at in block.records())
    order = list(dict.fromkeys(filter(quotes.entry, ids)))
    if not order:
        return 0
    current = quotes.current
    if current is None or current.id not in order:
        return order[0] if step > 0 else order[-1]
    at = order.index(current.id) + step
    return order[max(0, min(at, len(order) - 1))]
