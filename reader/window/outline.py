"""The outline of a document in the side bar: a tree with a filter field above."""

from PySide6.QtCore import (
    QModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QTreeView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from reader import messages
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.outline_entry import OutlineEntry
from reader.session.document import SessionDocument
from reader.window.field import Field
from reader.window.keyboard_focus import KeyboardFocus
from reader.window.outline_model import ENTRY, OutlineModel
from reader.window.outline_rows import OutlineRows

_INDENT = 14
_FEW = 60  # up to this many sections the tree is open as a whole


class OutlinePane(QWidget):
    """Where in the document one is, by its sections.

    Signals:
        section_wanted: The `OutlineEntry` to which the person wants to go.
    """

    section_wanted = Signal(object)

    def __init__(self, look: Look, document: SessionDocument) -> None:
        super().__init__()
        self._document = document
        self._model = OutlineModel(self)
        self._shown = QSortFilterProxyModel(self)
        self._shown.setSourceModel(self._model)
        self._shown.setRecursiveFilteringEnabled(True)
        self._shown.setAutoAcceptChildRows(True)
        self._shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter = Field(look, messages.OUTLINE_FILTER)
        self.filter.line.setPlaceholderText(messages.OUTLINE_FILTER)
        self.filter.line.setClearButtonEnabled(True)
        self.tree = _Tree(look)
        self.tree.setModel(self._shown)
        self._empty = QLabel()
        self._empty.setWordWrap(True)
        dress(self._empty, "second")
        self._lay_out()
        self.setFocusProxy(self.tree)
        dress(self.tree, "side")
        self.tree.clicked.connect(self._on_chosen)
        self.filter.line.textChanged.connect(self._on_filtered)
        document.outline_changed.connect(self._show_outline)
        self._show_outline()

    def set_current_place(self, page_index: int, top_pt: float = 0.0) -> None:
        """Set the section in 600 that holds a place.

        Args:
            page_index: Page, counted from 0.
            top_pt: Upper edge of what is seen of it; points, frame `display`.
        """
        item = self._model.set_current(page_index, top_pt)
        if item:
            self.tree.scrollTo(self._shown.mapFromSource(item.index()))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 0, 0)
        column.setSpacing(6)
        top = QVBoxLayout()
        top.setContentsMargins(0, 0, 10, 0)
        top.addWidget(self.filter)
        top.addWidget(self._empty)
        column.addLayout(top)
        column.addWidget(self.tree, 1)

    def _show_outline(self) -> None:
        entries = self._document.outline
        self._model.set_entries(entries)
        self.filter.setVisible(bool(entries))
        self.tree.setVisible(bool(entries))
        self._empty.setText("" if entries else messages.OUTLINE_EMPTY)
        self._empty.setVisible(not entries)
        self._unfold()

    def _unfold(self) -> None:
        if len(self._document.outline) <= _FEW:
            self.tree.expandAll()
        else:
            self.tree.expandToDepth(0)

    def _on_filtered(self, text: str) -> None:
        self._shown.setFilterFixedString(text.strip())
        nothing = self._shown.rowCount() == 0
        self._empty.setText(messages.OUTLINE_NO_MATCH if nothing else "")
        self._empty.setVisible(nothing)
        if text.strip():
            self.tree.expandAll()
        else:
            self._unfold()

    def _on_chosen(self, index: QModelIndex) -> None:
        entry = index.data(ENTRY)
        if isinstance(entry, OutlineEntry):
            self.section_wanted.emit(entry)


class _Tree(QTreeView):
    """A tree of one column; Enter goes to a section on every desktop."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformRowHeights(True)
        self.setIndentation(_INDENT)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(messages.OUTLINE)
        self.setMouseTracking(True)
        self.setItemDelegate(OutlineRows(look, KeyboardFocus(self)))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.currentIndex().isValid():
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)
