"""Asks for the columns of a table where it is not sure which one holds the quotes."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reader import messages
from reader.session.kept_words import KeptWords
from reader.window.banner import Choice
from reader.window.column_mapper import ColumnMapper
from reader.window.evidence_changing import EvidenceChanging
from reader.window.evidence_side import EvidenceSide
from reader.window.frame import Frame
from reader.window.parts import Parts

if TYPE_CHECKING:
    from locator.evidence.tables.preview import TablePreview

_UNSURE = ("unsure_columns", "no_quote_column")
_MAPPER = "column_mapper"
_KEPT = "columns_by_header"


class ColumnAsking(QObject):
    """What was chosen is kept for all files with the same header.

    A table without one has numbers for headers, as any other has: what was chosen there
    is kept for that file alone.
    """

    def __init__(
        self, frame: Frame, side: EvidenceSide, changing: EvidenceChanging, parts: Parts
    ) -> None:
        super().__init__(frame)
        self._frame = frame
        self._side = side
        self._changing = changing
        self._parts = parts
        self._kept = KeptWords(_KEPT, parts.store, parts.keeping)
        self._path = Path()
        self._key = ""
        self._tried: set[Path] = set()
        self._wanted: Path | None = None
        self.mapper = ColumnMapper()
        self.mapper.chosen.connect(self._on_chosen)
        side.page.add_mapper(self.mapper)
        parts.bringing.evidence_failed.connect(self._on_failed)
        parts.bringing.columns_read.connect(self._on_columns)
        parts.bringing.evidence_read.connect(self._on_read)
        frame.banner.chosen.connect(self._on_banner)
        side.page.columns_wanted.connect(self.ask)

    def ask(self, path: Path) -> None:
        """Let a person choose the columns of a table, whether that is needed or not."""
        self._wanted = path
        self._parts.bringing.read_columns(path)

    def _on_failed(self, path: Path, kind: str) -> None:
        if kind in _UNSURE:
            self._parts.bringing.read_columns(path)

    def _on_read(self, path: Path) -> None:
        self._tried.discard(path)

    def _on_columns(self, path: Path, preview: "TablePreview") -> None:
        self._path = path
        self._key = "\n".join(preview.headers) if preview.are_given else f"\n{path}"
        self.mapper.show_table(path.name, preview)
        kept = self._kept.get(self._key)
        if path == self._wanted:
            self._wanted = None
            self._on_banner(_MAPPER)
            return
        if kept and path not in self._tried:
            self._tried.add(path)  # what is not enough is not tried again
            self._choose(kept)
            return
        words = messages.WHICH_COLUMN.format(name=path.name)
        choices = (Choice(_MAPPER, messages.COLUMN_MAPPER),)
        self._frame.banner.say(words, choices, "file")

    def _on_banner(self, key: str) -> None:
        if key == _MAPPER:
            self._side.page.show_mapper()
            self._side.show()

    def _on_chosen(self, columns: str) -> None:
        self._kept.put(self._key, columns)
        self._choose(columns)

    def _choose(self, columns: str) -> None:
        self._parts.bringing.set_columns(self._path, columns)
        self._changing.reload(self._path, messages.EVIDENCE_READ_ANEW)
