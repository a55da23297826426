"""Tells in which documents a quote is searched: its evidence file may name one."""

from collections.abc import Iterable, Mapping, Sequence

from locator.document_key import document_key
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry


class Assigning:
    """Where quotes are to be searched, by what they and their evidence files name.

    Names are compared as wholes, as file names or titles; nothing is guessed. A file
    that names one document only is about whatever is open: people rename files.

    Args:
        entries: All quotes of the list.
        documents: The open documents, in the order in which they are searched.
    """

    def __init__(
        self, entries: Iterable[QuoteEntry], documents: Sequence[SessionDocument]
    ) -> None:
        # Not the documents themselves: those that are closed are to be gone.
        self._numbers = [each.number for each in documents]
        self._named = _named(documents)
        self._names: dict[str, set[str]] = {}
        for entry in entries:
            if entry.record and entry.record.document.strip():
                key = document_key(entry.record.document)
                self._names.setdefault(entry.evidence, set()).add(key)

    def numbers_for(self, entry: QuoteEntry) -> Sequence[int]:
        """Return the numbers of the documents in which a quote is searched, in order.

        None if the document that it names is not open.
        """
        name = entry.record.document.strip() if entry.record else ""
        if not name:
            return self._numbers
        found = self._named.get(document_key(name), ())
        is_only_one = len(self._names.get(entry.evidence, ())) <= 1
        return self._numbers if is_only_one and not found else found

    def needs(self, entry: QuoteEntry) -> str:
        """Return the document that a quote names, if it is not open; else ""."""
        name = entry.record.document.strip() if entry.record else ""
        is_missing = bool(self._numbers) and not self.numbers_for(entry)
        return name if is_missing else ""


def _named(
    documents: Sequence[SessionDocument],
) -> Mapping[str, Sequence[int]]:
    """Return numbers by what documents are called; file names go before titles."""
    by_file: dict[str, list[int]] = {}
    by_title: dict[str, list[int]] = {}
    for document in documents:
        by_file.setdefault(document_key(document.path.name), []).append(document.number)
        if document.title.strip():
            by_title.setdefault(document_key(document.title), []).append(
                document.number
            )
    return {**by_title, **by_file}
