"""Short news at the bottom left of a widget, with an undo where there is one."""

from collections.abc import Callable, Sequence
from itertools import zip_longest

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QEnterEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget
from typing_extensions import override

from reader import messages
from reader.look.lettering import scaled
from reader.look.style_sheet import dress
from reader.quotes.offer import Offer
from reader.quotes.row_layout import line_px

_STAYS_MS = 6_000
_STAYS_WITH_UNDO_MS = 12_000
_MARGIN_PX = 12
_MOST_OFFERS = 2


class Toaster(QObject):
    """Shows one toast at a time over a widget.

    Args:
        host: The widget at whose bottom left toasts appear.
    """

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._undo: Callable[[], object] | None = None
        self.toast = Toast(host)
        self.toast.undo_wanted.clicked.connect(self._on_undo)
        self._offers: Sequence[Offer] = ()
        for at, button in enumerate(self.toast.offered):
            button.clicked.connect(lambda _on, at=at: self._on_offer(at))
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)
        host.installEventFilter(self)

    def show(
        self,
        text: str,
        undo: Callable[[], object] | None = None,
        offers: Sequence[Offer] = (),
    ) -> None:
        """Show a text in place of the one before.

        Args:
            text: What is said.
            undo: Takes it all back.
            offers: What may be done next, up to two things.
        """
        self._undo, self._offers = undo, offers
        words = [offer.word for offer in offers]
        self.toast.say(text, undoable=undo is not None, offers=words)
        self._place()
        self.toast.show()
        self.toast.raise_()
        self._timer.start(_STAYS_WITH_UNDO_MS if undo or offers else _STAYS_MS)
        news = QAccessibleAnnouncementEvent(self.toast, text)
        news.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(news)

    def hide(self) -> None:
        """Take the toast away; its act can no longer be undone from here."""
        self._undo, self._offers = None, ()
        self._timer.stop()
        self.toast.hide()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.toast.isVisible():
            self._place()
        return False

    def _on_timeout(self) -> None:
        if self.toast.is_held:
            self._timer.start(_STAYS_MS)
        else:
            self.hide()

    def _on_undo(self) -> None:
        undo = self._undo
        self.hide()
        if undo:
            undo()

    def _on_offer(self, at: int) -> None:
        offers = self._offers
        self.hide()
        if at < len(offers):
            offers[at].act()

    def _place(self) -> None:
        self.toast.fit(self._host.width() - 2 * _MARGIN_PX)
        bottom = self._host.height() - _MARGIN_PX - self.toast.height()
        self.toast.move(QPoint(_MARGIN_PX, bottom))


class Toast(QFrame):
    """The toast itself; it stays while it is hovered or has the keyboard."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        dress(self, "toast")
        self._hovered = False
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self.undo_wanted = QPushButton(messages.UNDO, self)
        self.offered = [QPushButton(self) for _ in range(_MOST_OFFERS)]
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 0, 6, 0)
        line.setSpacing(12)
        line.addWidget(self._text)
        for button in self._buttons:
            dress(button, "toast")
            line.addWidget(button)
        self.hide()

    @property
    def is_held(self) -> bool:
        """Tell whether somebody is about to use it."""
        return self._hovered or any(button.hasFocus() for button in self._buttons)

    @property
    def first_button(self) -> QPushButton:
        """Return the button that the keyboard comes to first."""
        shown = (button for button in self._buttons if not button.isHidden())
        return next(shown, self.undo_wanted)

    @property
    def text(self) -> str:
        """Return what is said."""
        return self._text.text()

    @property
    def _buttons(self) -> Sequence[QPushButton]:
        return self.undo_wanted, *self.offered

    def say(self, text: str, *, undoable: bool, offers: Sequence[str] = ()) -> None:
        """Show a text, with the undo button or without, and what may be done next."""
        small = scaled(self.font(), 12.5 / 13)
        self._text.setFont(small)
        self._text.setText(text)
        self.undo_wanted.setVisible(undoable)
        for button, word in zip_longest(self.offered, offers):
            button.setText(word or "")
            button.setVisible(word is not None)
        self.setAccessibleName(text)
        right = 6 if undoable or offers else 14
        self.layout_margins(right)

    def layout_margins(self, right: int) -> None:
        """Leave as much room behind the text as in front of it."""
        layout = self.layout()
        if layout:
            layout.setContentsMargins(14, 0, right, 0)

    def fit(self, width: int) -> None:
        """Take the size of the text, but not more than a width."""
        height = max(36, line_px(self.font()) + 18)
        wanted = self.sizeHint().width()
        self.setGeometry(QRect(0, 0, min(wanted, width), height))

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        super().enterEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        super().leaveEvent(event)
