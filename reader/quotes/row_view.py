"""What the list of quotes and the tree of claims have in common: looks, keys, hits."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QFrame

from reader.look.look import Look
from reader.quotes.list_model import Role
from reader.quotes.row_delegate import RowDelegate
from reader.quotes.row_text import RowText
from reader.session.quote_entry import QuoteEntry


class RowAct(Enum):
    """What a key stands for in a row."""

    COPY = auto()
    DELETE = auto()
    EDIT = auto()
    JUMP = auto()
    DOWN = auto()
    UP = auto()
    NEXT_PLACE = auto()
    PREVIOUS_PLACE = auto()
    FILTER = auto()


@dataclass(frozen=True, slots=True)
class RowHit:
    """What a point of a view hits.

    Attributes:
        entry: The quote there; None for anything else.
        step: 1 or -1 for the arrow to the next or previous place; else 0.
        searches: Whether it is the word that searches again.
    """

    entry: QuoteEntry | None = None
    step: int = 0
    searches: bool = False


def prepare(view: QAbstractItemView, rows: RowDelegate, look: Look) -> None:
    """Let a view show rows as they are painted here, and nothing of its own."""
    view.setItemDelegate(rows)
    view.setMouseTracking(True)
    view.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    rows.set_font(view.font())
    look.changed.connect(view.viewport().update)


def keeps_copy(event: QEvent) -> bool:
    """Tell whether it is Copy, and keep it: the window's is about the page."""
    if (
        isinstance(event, QKeyEvent)
        and event.type() == QEvent.Type.ShortcutOverride
        and event.matches(QKeySequence.StandardKey.Copy)
    ):
        event.accept()
        return True
    return False


def by_keyboard(event: QFocusEvent) -> bool:
    """Tell whether the focus came by the keyboard: then the current row has a ring."""
    mouse = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
    return event.reason() not in mouse


def act_of(event: QKeyEvent) -> RowAct | None:
    """Return what a key stands for; None if it is none of ours.

    Letters count by character, wherever the key lies.
    """
    if event.matches(QKeySequence.StandardKey.Copy):
        return RowAct.COPY
    keys = {
        Qt.Key.Key_Delete: RowAct.DELETE,
        Qt.Key.Key_F2: RowAct.EDIT,
        Qt.Key.Key_Return: RowAct.JUMP,
        Qt.Key.Key_Enter: RowAct.JUMP,
    }
    letters = {
        "j": RowAct.DOWN,
        "J": RowAct.DOWN,
        "k": RowAct.UP,
        "K": RowAct.UP,
        "o": RowAct.NEXT_PLACE,
        "O": RowAct.PREVIOUS_PLACE,
        "/": RowAct.FILTER,
    }
    return keys.get(Qt.Key(event.key())) or letters.get(event.text())


def hit_at(view: QAbstractItemView, rows: RowDelegate, point: QPointF) -> RowHit:
    """Return what a point of a view's viewport hits."""
    index = view.indexAt(point.toPoint())
    row, entry = index.data(Role.ROW), index.data(Role.ENTRY)
    if not isinstance(row, RowText) or not isinstance(entry, QuoteEntry):
        return RowHit()
    rect = QRectF(view.visualRect(index))
    step = rows.step_at(rect, row, point)
    return RowHit(entry, step, rows.acts_at(rect, row, point))
