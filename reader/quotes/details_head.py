"""The head of the details: sign, word, a summary, and what can be done."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from reader import messages
from reader.look.elided_label import ElidedLabel
from reader.look.icon_button import IconButton
from reader.look.lettering import scaled
from reader.look.look import Look
from reader.look.popping import below
from reader.look.signs import sign_pixmap
from reader.quotes.details_text import DetailsText
from reader.quotes.row_layout import unit


class DetailsHead(QWidget):
    """One line above the details.

    Signals:
        copy_wanted: The copy button was pressed.
        fold_wanted: The button that folds and unfolds the rest was pressed.
        menu_wanted: Where (in screen coordinates) the menu is asked for.
    """

    copy_wanted = Signal()
    fold_wanted = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._text: DetailsText | None = None
        self._sign = QLabel(self)
        self._word = QLabel(self)
        self._summary = ElidedLabel(style="second")
        self._copy = IconButton(look, "copy", messages.COPY_SOURCE)
        self._copy.clicked.connect(self.copy_wanted)
        self._more = IconButton(look, "more", messages.MORE)
        self._more.clicked.connect(self._on_more)
        self._fold = IconButton(look, "chevron-up", messages.SHOW_SIDES)
        self._fold.clicked.connect(self.fold_wanted)
        self._fold.hide()
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 5, 10, 5)
        line.setSpacing(7)
        line.addWidget(self._sign)
        line.addWidget(self._word)
        line.addWidget(self._summary, 1)
        for button in (self._copy, self._more, self._fold):
            line.addWidget(button)
        look.changed.connect(self._show)

    def show_text(self, text: DetailsText) -> None:
        """Show the head of other details."""
        self._text = text
        name = messages.COPY_SOURCE if text.source else messages.COPY_QUOTE
        self._copy.setToolTip(name)
        self._copy.setAccessibleName(name)
        self._show()

    def show_fold(self, *, foldable: bool, folded: bool) -> None:
        """Offer to fold or unfold what is below, if there is little room."""
        self._fold.setVisible(foldable)
        self._copy.setVisible(not folded)
        self._more.setVisible(not folded)
        icon = "chevron-up" if folded else "chevron-down"
        self._fold.setIcon(self._look.icons.icon(icon))
        name = messages.SHOW_SIDES if folded else messages.HIDE_SIDES
        self._fold.setToolTip(name)
        self._fold.setAccessibleName(name)

    def _show(self) -> None:
        text = self._text
        if text is None:
            return
        colours = self._look.colours
        side = round(16 * unit(self.font()))
        pixmap = sign_pixmap(text.status, side, self.devicePixelRatio(), colours)
        self._sign.setPixmap(pixmap)
        self._word.setText(text.word)
        self._word.setFont(scaled(self.font(), 1, strong=True))
        palette = self._word.palette()
        role = self._word.foregroundRole()
        palette.setColor(role, QColor(colours.status[text.status]))
        self._word.setPalette(palette)
        self._summary.set_words(text.summary)

    def _on_more(self) -> None:
        self.menu_wanted.emit(below(self._more))
