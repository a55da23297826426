"""The list of quotes: keys, clicks, and the walk through the rows."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget
from typing_extensions import override

from reader import messages
from reader.look.look import Look
from reader.quotes.list_model import Role
from reader.quotes.quote_editor import QuoteEditor
from reader.quotes.row_delegate import RowDelegate
from reader.quotes.row_layout import row_px
from reader.quotes.row_text import RowText
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes

_STEPS = {"j": 1, "J": 1, "k": -1, "K": -1}
_PLACES = {"o": 1, "O": -1}


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
        self.setItemDelegate(self._rows)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(messages.QUOTES_LIST)
        self._editor = QuoteEditor(self.viewport())
        self._editor.edited.connect(self.edited)
        self._editor.left.connect(self.setFocus)
        self._rows.set_font(self.font())
        quotes.current_changed.connect(self._on_current_changed)
        look.changed.connect(self.viewport().update)
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
        # Else the window's Copy, which is about the page, would go before ours.
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.matches(QKeySequence.StandardKey.Copy)
        ):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._rows.rings_current = True
        if not self._command(event):
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        mouse = (
            Qt.FocusReason.MouseFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        )
        self._rows.rings_current = event.reason() not in mouse
        self._following = True  # Qt would make the first row current
        super().focusInEvent(event)
        self.show_current()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._rows.rings_current = False
        step, entry = self._switch_at(event.position())
        searches = self._acts_at(event.position())
        super().mousePressEvent(event)
        if not entry or event.button() != Qt.MouseButton.LeftButton:
            return
        if step:
            self.place_wanted.emit(entry.id, step)
        elif searches:
            self.locate_wanted.emit([entry.id])

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        step, entry = self._switch_at(event.position())
        if step and entry:
            self.place_wanted.emit(entry.id, step)
        else:
            super().mouseDoubleClickEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def _command(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; tell whether it stands for anything."""
        letter = event.text()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit(self.selected_ids())
        elif event.key() == Qt.Key.Key_F2:
            self.edit_current()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._jump(self.currentIndex())
        else:
            return self._letter(letter)
        return True

    def _letter(self, letter: str) -> bool:
        entry = _entry(self.currentIndex())
        if letter in _STEPS:
            self.step(_STEPS[letter])
        elif letter in _PLACES and entry:
            self.place_wanted.emit(entry.id, _PLACES[letter])
        elif letter == "/":
            self.filter_wanted.emit()
        else:
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

    def _switch_at(self, point: QPointF) -> tuple[int, QuoteEntry | None]:
        """Return whether a point hits a switcher of places, and whose."""
        index = self.indexAt(point.toPoint())
        row = index.data(Role.ROW)
        if not isinstance(row, RowText):
            return 0, None
        rect = QRectF(self.visualRect(index))
        return self._rows.step_at(rect, row, point), _entry(index)

    def _acts_at(self, point: QPointF) -> bool:
        """Tell whether a point hits the word of a row that can be pressed."""
        index = self.indexAt(point.toPoint())
        row, rect = index.data(Role.ROW), QRectF(self.visualRect(index))
        return isinstance(row, RowText) and self._rows.acts_at(rect, row, point)

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
