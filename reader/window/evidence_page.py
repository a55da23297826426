"""The evidence page of the side bar: a file as it is read, or what to do without."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from reader import messages
from reader.look.elided_label import ElidedLabel
from reader.look.icon_button import IconButton
from reader.look.look import Look
from reader.look.popping import below, pop_up
from reader.quotes.evidence_text import EvidenceText
from reader.window.buttons import WordButton
from reader.window.parts import Parts

_MARGIN_PX = 12
_TABLES = (".csv", ".tsv", ".xlsx")


class EvidencePage(QStackedWidget):
    """The file of the current quote, or the one that was opened last.

    Attributes:
        head: Name of the file, and what can be done with it; for the head of the bar.
        text: The file.

    Signals:
        open_wanted: An evidence file is to be chosen.
        folder_wanted: The folder of a file (`Path`) is to be shown.
        reload_wanted: A file is to be read again.
        columns_wanted: The columns of a table are to be chosen.
    """

    open_wanted = Signal()
    folder_wanted = Signal(object)
    reload_wanted = Signal(object)
    columns_wanted = Signal(object)

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._files = parts.evidence
        self._quotes = parts.quotes
        self._path: Path | None = None
        self._mapper: QWidget | None = None
        self.text = EvidenceText(parts.quotes, parts.look)
        self._empty = self._made_empty()
        self.addWidget(self._empty)
        self.addWidget(self.text)
        self.setAccessibleName(messages.EVIDENCE_PAGE)
        self.head = self._made_head(parts.look)
        self._files.opened.connect(self._show)
        self._files.closed.connect(self._on_closed)
        self._quotes.current_changed.connect(self._on_current)
        self._show(self._files.paths[-1] if self._files.paths else None)

    @property
    def path(self) -> Path | None:
        """Return the file that is shown."""
        return self._path

    def add_mapper(self, mapper: QWidget) -> None:
        """Take in what asks for the columns of a table; hidden until it is wanted."""
        self._mapper = mapper
        self.addWidget(mapper)

    def show_mapper(self) -> None:
        """Ask for the columns of a table, in place of a file."""
        if self._mapper:
            self.setCurrentWidget(self._mapper)
            self.setFocusProxy(self._mapper)

    def _show(self, path: Path | None) -> None:
        self._path = path
        file = self._files.file(path) if path else None
        self.text.show_file(file)
        shown = self.text if file else self._empty
        self.setCurrentWidget(shown)
        self.setFocusProxy(self.text if file else self._button)
        self._name.set_words(path.name if path else "")
        self._name.setToolTip(str(path) if path else "")
        self._switch.setVisible(len(self._files.paths) > 1)

    def _on_closed(self, path: Path) -> None:
        if path == self._path:
            self._show(self._files.paths[-1] if self._files.paths else None)
        else:
            self._switch.setVisible(len(self._files.paths) > 1)

    def _on_current(self, quote_id: int) -> None:
        """Show the file of the current quote, if it is another one that is open."""
        entry = self._quotes.entry(quote_id)
        path = Path(entry.evidence) if entry and entry.evidence else None
        if path and path != self._path and self._files.file(path):
            self._show(path)

    def _made_empty(self) -> QWidget:
        empty = QWidget()
        column = QVBoxLayout(empty)
        column.setContentsMargins(_MARGIN_PX, 16, _MARGIN_PX, _MARGIN_PX)
        column.setSpacing(8)
        words = ElidedLabel(style="second")
        words.set_words(messages.NO_EVIDENCE)
        self._button = WordButton(messages.OPEN_EVIDENCE)
        self._button.clicked.connect(self.open_wanted)
        column.addWidget(words)
        row = QHBoxLayout()
        row.addWidget(self._button)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        return empty

    def _made_head(self, look: Look) -> QWidget:
        head = QWidget()
        self._name = ElidedLabel(style="second")
        self._switch = IconButton(look, "chevron-down", messages.EVIDENCE_SWITCH)
        self._switch.clicked.connect(self._offer_files)
        self._switch.hide()
        more = IconButton(look, "more", messages.EVIDENCE_MORE)
        more.clicked.connect(lambda: self._offer_acts(more))
        line = QHBoxLayout(head)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        for widget in (self._name, self._switch, more):
            line.addWidget(widget)
        return head

    def _offer_files(self) -> None:
        menu = QMenu(self)
        for path in self._files.paths:
            action = menu.addAction(path.name, partial(self._show, path))
            action.setToolTip(str(path))
            action.setCheckable(True)
            action.setChecked(path == self._path)
        pop_up(menu, below(self._switch))

    def _offer_acts(self, button: QWidget) -> None:
        menu = QMenu(self)
        menu.addAction(messages.OPEN_EVIDENCE, self.open_wanted.emit)
        acts = (
            (messages.SHOW_IN_FOLDER, self.folder_wanted.emit),
            (messages.RELOAD_EVIDENCE, self.reload_wanted.emit),
            (messages.CLOSE_EVIDENCE, self._files.close),
        )
        if self._path:
            for words, act in acts:
                menu.addAction(words, partial(act, self._path))
            if self._path.suffix.lower() in _TABLES:
                ask = partial(self.columns_wanted.emit, self._path)
                menu.addAction(messages.COLUMNS, ask)
        pop_up(menu, below(button))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._files.open_known()
