"""What a row must know beside its quote: the documents that are open."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from reader.session.quote_entry import QuoteEntry


@dataclass(slots=True)
class Surroundings:
    """The documents around the quotes, as far as rows and details speak of them.

    Attributes:
        document: Number of the document that is shown; 0 for none.
        name: Its name.
        reading: How many of its pages were read, and how many there are.
        labels: Its printed page labels.
        without_text: Its pages (index from 0) that cannot be searched.
        page_texts: Texts of its pages, as far as they are here.
        names: Short names by number of all open documents.
        others: The same about the documents that are not shown, by number.
        reviewer: Who sits in front of the window.
    """

    document: int = 0
    name: str = ""
    reading: tuple[int, int] = (0, 0)
    labels: Sequence[str] = ()
    without_text: Sequence[int] = ()
    page_texts: dict[int, str] = field(default_factory=dict)
    names: Mapping[int, str] = field(default_factory=dict)
    others: Mapping[int, "Surroundings"] = field(default_factory=dict)
    reviewer: str = ""

    def at(self, document: int) -> "Surroundings":
        """Return what is known around a quote that was searched in a document."""
        if document in (0, self.document):
            return self
        there = self.others.get(document, Surroundings())
        return replace(there, names=self.names, reviewer=self.reviewer)

    def name_of(self, document: int) -> str:
        """Return the short name of a document; empty if it is the only one."""
        return self.names.get(document, "") if len(self.names) > 1 else ""

    def label_of(self, page_index: int) -> str:
        """Return the printed label of a page if it is another than its number."""
        if page_index >= len(self.labels):
            return ""
        label = self.labels[page_index]
        return "" if label == str(page_index + 1) else label

    def hinted_pages(self, hint: str | None) -> Iterator[int]:
        """Yield the pages without text that a hint names, by number or label."""
        wanted = (hint or "").strip().casefold()
        for page in self.without_text:
            if wanted and wanted in (str(page + 1), self.label_of(page).casefold()):
                yield page

    def left_out(self, entry: QuoteEntry) -> tuple[str, ...] | None:
        """Return what an ellipsis hides, part by part; None while it is not known."""
        parts = entry.located.comparison.left_out if entry.located else ()
        texts: list[str] = []
        for part in parts:
            text = self.page_texts.get(part.page_index)
            if text is None:
                return None
            texts.extend(" ".join(span.of(text).split()) for span in part.spans)
        return tuple(texts)

    def left_out_words(self, entry: QuoteEntry) -> int | None:
        """Return how many words an ellipsis hides; None while it is not known."""
        texts = self.left_out(entry)
        return None if texts is None else sum(len(text.split()) for text in texts)
