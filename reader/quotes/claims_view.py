"""The tree of claims and quotes: keys, clicks, and the walk through the rows."""

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QTreeView, QWidget
from typing_extensions import override

from reader import messages
from reader.look.look import Look
from reader.quotes.claim_delegate import ClaimDelegate
from reader.quotes.claims_model import ClaimsModel
from reader.quotes.claims_walk import is_stop, stepped
from reader.quotes.list_model import Role
from reader.quotes.row_layout import row_px
from reader.quotes.row_view import (
    RowAct,
    act_of,
    by_keyboard,
    hit_at,
    keeps_copy,
    prepare,
)
from reader.session.claims import Claims
from reader.session.quote_entry import QuoteEntry
from reader.session.quotes import Quotes


class ClaimsView(QTreeView):
    """The tree; it shows the session's current quote or claim, and moves it.

    Signals:
        place_wanted: Id, and -1 or 1 for the place before or behind.
        delete_wanted: Ids of the selected quotes.
        locate_wanted: Ids of the quotes to locate again.
        menu_wanted: Where (in screen coordinates) a menu is asked for.
        copy_wanted: The selected quotes are to be copied.
    """

    place_wanted = Signal(int, int)
    delete_wanted = Signal(list)
    locate_wanted = Signal(list)
    menu_wanted = Signal(object)
    copy_wanted = Signal()

    def __init__(
        self,
        quotes: Quotes,
        claims: Claims,
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._quotes = quotes
        self._claims = claims
        self._claims_model: ClaimsModel | None = None
        self._following = False
        self._keep_open = False
        self._open = 0
        self._rows = ClaimDelegate(quotes, claims, look, self)
        prepare(self, self._rows, look)
        self.setUniformRowHeights(True)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setExpandsOnDoubleClick(False)
        self.setItemsExpandable(False)
        self.setAccessibleName(messages.CLAIMS_LIST)
        quotes.current_changed.connect(lambda _quote_id: self.show_current())
        claims.current_changed.connect(lambda _claim_id: self.show_current())
        self.doubleClicked.connect(self._jump)

    def show_claims(self, model: ClaimsModel) -> None:
        """Show the claims of a model."""
        self._claims_model = model
        self.setModel(model)
        self.selectionModel().currentRowChanged.connect(self._on_row_changed)
        model.arranged.connect(self.show_current)
        self.show_current()

    def set_keep_open(self, *, keep_open: bool) -> None:
        """Show the quotes of all claims, or of the current one alone."""
        self._keep_open = keep_open
        if keep_open:
            self.expandAll()
        else:
            self.collapseAll()
        self.show_current()

    def selected_ids(self) -> list[int]:
        """Return the ids of the selected quotes; of a claim, all of its quotes."""
        found: dict[int, None] = {}
        for index in self.selectionModel().selectedIndexes():
            entry = index.data(Role.ENTRY)
            if isinstance(entry, QuoteEntry):
                found[entry.id] = None
            elif self._claims_model:
                claim = self._claims_model.claim_at(index)
                found |= dict.fromkeys(e.id for e in self._claims.quotes_of(claim))
        return list(found)

    def selected_claims(self) -> list[int]:
        """Return the ids of the claims that are selected, or have selected quotes."""
        if self._claims_model is None:
            return []
        indexes = self.selectionModel().selectedIndexes()
        claims = (self._claims_model.claim_at(index) for index in indexes)
        return sorted(set(claims), key=self._claims.number_of)

    def step(self, by: int) -> None:
        """Make the next or previous quote current, or a claim that has none."""
        model = self._claims_model
        if model is None:
            return
        now = self._current_index()
        index = stepped(model, now, by) if now.isValid() else model.index(0, 0)
        while index.isValid() and not is_stop(model, index):
            following = stepped(model, index, by)
            if not following.isValid():
                return
            index = following
        if index.isValid():
            self._make_current(index)

    def show_current(self) -> None:
        """Let the current row be that of the session's current quote or claim."""
        model = self._claims_model
        if model is None:
            return
        index = self._current_index()
        self._following = True
        if index.isValid():
            claim = index.parent() if index.parent().isValid() else index
            if not self._keep_open:
                self._close_others(claim)
            self.expand(claim)
            flag = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect)
            self.scrollTo(claim)
            self.scrollTo(index)
        else:
            self.selectionModel().clear()
        self._following = False
        self.viewport().update()

    def _current_index(self) -> QModelIndex:
        model = self._claims_model
        if model is None:
            return QModelIndex()
        current = self._quotes.current
        if current:
            return model.index_of_quote(current.id)
        return model.index_of_claim(self._claims.current)

    def _close_others(self, claim: QModelIndex) -> None:
        """Close the claim that was open; the one of a row may be it."""
        if self._claims_model is None:
            return
        before = self._claims_model.index_of_claim(self._open)
        if before.isValid() and before != claim:
            self.collapse(before)
        self._open = self._claims_model.claim_at(claim)

    def _make_current(self, index: QModelIndex) -> None:
        entry = index.data(Role.ENTRY)
        if isinstance(entry, QuoteEntry):
            self._quotes.set_current(entry.id)
        elif self._claims_model:
            self._claims.set_current(self._claims_model.claim_at(index))

    def _jump(self, index: QModelIndex) -> None:
        entry = index.data(Role.ENTRY)
        if isinstance(entry, QuoteEntry):
            self._quotes.jump_to(entry.id)

    def _on_row_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid() and not self._following:
            self._make_current(current)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._rows.set_font(self.font())
            self.scheduleDelayedItemsLayout()
        super().changeEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Do nothing: letters are commands here."""

    @override
    def drawBranches(
        self, painter: object, rect: object, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw none: a claim and its quotes are told apart by their looks."""

    @override
    def event(self, event: QEvent) -> bool:
        if keeps_copy(event):
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._rows.rings_current = True
        if not self._command(event):
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
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def row_height(self) -> int:
        """Return the height of a row."""
        return row_px(self.font())

    def _command(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; tell whether it stands for anything."""
        act, current = act_of(event), self._quotes.current
        if not event.modifiers():
            arrows = {Qt.Key.Key_Down: RowAct.DOWN, Qt.Key.Key_Up: RowAct.UP}
            act = act or arrows.get(Qt.Key(event.key()))
        match act:
            case RowAct.COPY:
                self.copy_wanted.emit()
            case RowAct.DELETE:
                self.delete_wanted.emit(self.selected_ids())
            case RowAct.JUMP:
                self._jump(self.currentIndex())
            case RowAct.DOWN | RowAct.UP:
                self.step(1 if act is RowAct.DOWN else -1)
            case RowAct.NEXT_PLACE | RowAct.PREVIOUS_PLACE if current:
                step = 1 if act is RowAct.NEXT_PLACE else -1
                self.place_wanted.emit(current.id, step)
            case _:
                return False
        return True
