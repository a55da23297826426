"""The evidence files that are open: how they look, and which quotes stand in them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from reader.session.bringing import Bringing
from reader.session.claims import Claims
from reader.session.quotes import Quotes
from reader.session.same_quotes import SameQuotes

if TYPE_CHECKING:
    from locator.evidence.record import Evidence
    from locator.evidence.shown.block import ShownBlock


@dataclass(frozen=True, slots=True)
class EvidenceFile:
    """An evidence file as it was read; one that is read again is another one.

    Attributes:
        path: Where it is.
        blocks: How it looks.
        quotes: For each of its records the id of the quote in the list; 0 for none.
    """

    path: Path
    blocks: "Sequence[ShownBlock]"
    quotes: Sequence[int]


class EvidenceFiles(QObject):
    """Keeps what the evidence page shows; quotes stay when their file is closed.

    Signals:
        opened: A file (its `Path`) was opened, or read again.
        closed: A file (its `Path`) is shown no more.
    """

    opened = Signal(object)
    closed = Signal(object)

    def __init__(self, quotes: Quotes, claims: Claims, bringing: Bringing) -> None:
        super().__init__()
        self._quotes = quotes
        self._claims = claims
        self._bringing = bringing
        self._files: dict[Path, EvidenceFile] = {}
        self._asked: set[Path] = set()
        bringing.evidence_shown.connect(self._on_shown)

    @property
    def paths(self) -> Sequence[Path]:
        """Return the files that are open, in the order in which they came."""
        return tuple(self._files)

    def file(self, path: Path) -> EvidenceFile | None:
        """Return an open file, None if it is not open."""
        return self._files.get(path)

    def open_known(self) -> None:
        """Open the files from which quotes of the list came, each of them once."""
        named = {Path(each.evidence) for each in self._quotes.entries if each.evidence}
        for path in sorted(named - self._asked - set(self._files)):
            self._asked.add(path)
            if path.is_file():
                self._bringing.show_evidence(path)

    def close(self, path: Path) -> None:
        """Show a file no more."""
        if self._files.pop(path, None):
            self._asked.add(path)
            self.closed.emit(path)

    def _on_shown(
        self, path: Path, evidence: "Evidence", blocks: "Sequence[ShownBlock]"
    ) -> None:
        from reader.session.evidence_quotes import bring_in  # noqa: PLC0415 - a file is seen sooner

        known = SameQuotes(self._quotes.entries)
        drafts = bring_in(path, evidence, self._claims).quotes
        quotes = tuple(known.find(draft) or 0 for draft in drafts)
        self._asked.add(path)
        self._files[path] = EvidenceFile(path, blocks, quotes)
        self.opened.emit(path)
