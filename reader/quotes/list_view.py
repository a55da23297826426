"""The list of quotes: keys, clicks, and the walk through the rows."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QWidget
from typing_extensions import override

from reader import messages
from reader.look.look import Look
from reader.quotes.list_model import Role
from reader.quotes.quote_editor import QuoteEditor
from reader.quotes.row_delegate import RowDelegate
from reader.quotes.row_layout import row_px
from reader.quotes.row_view import (
    RowAct,
    act_of,
    by_keyboard,
    hit_at,
    keeps_copy,
    prepare,
)
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes


class ListView(QListView):
    """The list; it shows the session's current quote, and moves it.

    Signals:
        delete_wanted: Ids of the selected quotes.
        place_wanted: Id, and -1 or 1 for the place before or behind.
        locate_wanted: Ids of the quotes to locate again.
        filter_wanted: "/" was typed.
        menu_wanted: Where (in screen coordinates) a menu is asked for.
        copy_wanted: The selected quotes are to be copied.
        edited: Id of a quote, and the text that it is to have.
    """

    delete_wanted = Signal(list)
    place_wanted = Signal(int, int)
    locate_wanted = Signal(list)
    filter_wanted = Signal()
    menu_wanted = Signal(object)
    copy_wanted = Signal()
    edited = Signal(int, str)

    def __init__(
        self, quotes: Quotes, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._quotes = quotes
        self._following = False
        self._rows = RowDelegate(quotes, look, self)
        prepare(self, self._rows, look)
        self.setUniformItemSizes(True)
        self.setAccessibleName(messages.QUOTES_LIST)
        self._editor = QuoteEditor(self.viewport())
        self._editor.edited.connect(self.edited)
        self._editor.left.connect(self.setFocus)
        quotes.current_changed.connect(self._on_current_changed)
        self.doubleClicked.connect(self._jump)

    def selected_ids(self) -> list[int]:
        """Return the ids of the selected quotes, in the order of the list."""
        rows = sorted(self.selectionModel().selectedRows(), key=QModelIndex.row)
        return [entry.id for entry in map(_entry, rows) if entry]

    def step(self, by: int) -> None:
        """Make the next or previous row current."""
        count = self.model().rowCount()
        if count:
            row = self.currentIndex().row()
            row = (0 if by > 0 else count - 1) if row < 0 else row + by
            self.make_current(self.model().index(max(0, min(row, count - 1)), 0))

    def edit_current(self) -> None:
        """Let the words of the current quote be edited in its row."""
        index = self.currentIndex()
        if entry := _entry(index):
            self.scrollTo(index)
            row, room = self.visualRect(index), self.viewport().rect()
            self._editor.open(entry.id, entry.quote.text, row, room)

    def hold(self) -> None:
        """Leave the session's current quote alone until `show_current`.

        When rows are filtered away, Qt moves the current row; nobody asked for it.
        """
        self._following = True

    def show_current(self) -> None:
        """Let the list's current row be the session's current quote."""
        current = self._quotes.current
        index = self._index_of(current.id) if current else QModelIndex()
        self._following = True
        if index.isValid():
            if index != self.currentIndex():
                self.make_current(index)
            self.scrollTo(index)
            self._snap()
        else:
            self.selectionModel().clear()  # what is not current must not be deleted
        self._following = False
        self.viewport().update()

    @override
    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self.selectionModel().currentRowChanged.connect(self._on_row_changed)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._rows.set_font(self.font())
            self.scheduleDelayedItemsLayout()
        super().changeEvent(event)

    @override
    def rowsAboutToBeRemoved(
        self, parent: QModelIndex | QPersistentModelIndex, start: int, end: int
    ) -> None:
        """Let the row behind become current where the current one goes."""
        following = self.model().index(end + 1, 0)
        if start <= self.currentIndex().row() <= end and following.isValid():
            self.make_current(following)
        super().rowsAboutToBeRemoved(parent, start, end)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
        self._snap()

    @override
    def keyboardSearch(self, search: str) -> None:
        """Do nothing: letters are commands here."""

    @override
    def event(self, event: QEvent) -> bool:
        if keeps_copy(event):
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._rows.rings_current = True
        if not self._command(act_of(event)):
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        self._rows.rings_current = by_keyboard(event)
        self._following = True  # Qt would make the first row current
        super().focusInEvent(event)
        self.show_current()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._rows.rings_current = False
        hit = hit_at(self, self._rows, event.position())
        super().mousePressEvent(event)
        if not hit.entry or event.button() != Qt.MouseButton.LeftButton:
            return
        if hit.step:
            self.place_wanted.emit(hit.entry.id, hit.step)
        elif hit.searches:
            self.locate_wanted.emit([hit.entry.id])

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        hit = hit_at(self, self._rows, event.position())
        if hit.step and hit.entry:
            self.place_wanted.emit(hit.entry.id, hit.step)
        else:
            super().mouseDoubleClickEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def _command(self, act: RowAct | None) -> bool:
        """Do what a key stands for; tell whether it stands for anything."""
        entry = _entry(self.currentIndex())
        match act:
            case RowAct.COPY:
                self.copy_wanted.emit()
            case RowAct.DELETE:
                self.delete_wanted.emit(self.selected_ids())
            case RowAct.EDIT:
                self.edit_current()
            case RowAct.JUMP:
                self._jump(self.currentIndex())
            case RowAct.FILTER:
                self.filter_wanted.emit()
            case RowAct.DOWN | RowAct.UP:
                self.step(1 if act is RowAct.DOWN else -1)
            case RowAct.NEXT_PLACE | RowAct.PREVIOUS_PLACE if entry:
                step = 1 if act is RowAct.NEXT_PLACE else -1
                self.place_wanted.emit(entry.id, step)
            case _:
                return False
        return True

    def make_current(self, index: QModelIndex) -> None:
        """Make a row current, and nothing but it selected.

        `setCurrentIndex` looks at the keys that are held: behind Ctrl+J or a paste the
        rows before would stay selected, and be deleted with it.
        """
        flag = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect)

    def _snap(self) -> None:
        """Let the list begin with a whole row."""
        row, bar = row_px(self.font()), self.verticalScrollBar()
        bar.setValue(round(bar.value() / row) * row)

    def _jump(self, index: QModelIndex) -> None:
        entry = _entry(index)
        if entry:
            self._quotes.jump_to(entry.id)

    def _index_of(self, quote_id: int) -> QModelIndex:
        model, row = self.model(), self._quotes.row_of(quote_id)
        if not isinstance(model, QSortFilterProxyModel) or row < 0:
            return QModelIndex()
        source = model.sourceModel()
        # While rows go, the list is ahead of the model.
        for at in (row, *range(row + 1, source.rowCount())):
            entry = _entry(source.index(at, 0))
            if entry and entry.id == quote_id:
                return model.mapFromSource(source.index(at, 0))
        return QModelIndex()

    def _on_row_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        entry = _entry(current)
        if entry and not self._following:
            self._quotes.set_current(entry.id)

    def _on_current_changed(self, _quote_id: int) -> None:
        self.show_current()


def _entry(index: QModelIndex | QPersistentModelIndex) -> QuoteEntry | None:
    entry = index.data(Role.ENTRY)
    return entry if isinstance(entry, QuoteEntry) else None
