"""The box that shows the page and takes another: its number or its printed label."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from reader import messages
from reader.look.file_drops import leaves_files
from reader.session.document import SessionDocument

_LEAST_WIDTH, _LEAST_HEIGHT = 44, 28
_AROUND_PX = (18, 10)  # beside and above the digits, together
_WIDEST = "0000"


class PageBox(QWidget):
    """Page number of a document, editable, and how many pages there are.

    Signals:
        page_chosen: Page (index from 0) that was typed.
    """

    page_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._document: SessionDocument | None = None
        self._page_index = 0
        self._field = QLineEdit(self)
        leaves_files(self._field)
        letters = self._field.fontMetrics()
        width = letters.horizontalAdvance(_WIDEST) + _AROUND_PX[0]
        self._field.setFixedWidth(max(_LEAST_WIDTH, width))
        self._field.setFixedHeight(max(_LEAST_HEIGHT, letters.height() + _AROUND_PX[1]))
        self._field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._field.setAccessibleName(messages.PAGE_BOX)
        self._count = QLabel(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._field)
        layout.addWidget(self._count)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._field.returnPressed.connect(self._on_returned)
        self._field.editingFinished.connect(self._show)

    def set_document(self, document: SessionDocument | None) -> None:
        """Show the pages of a document, or of none."""
        self._document = document
        self._show()

    def set_page(self, page_index: int) -> None:
        """Show a page (index from 0)."""
        self._page_index = page_index
        if not self._field.hasFocus():
            self._show()

    def edit(self) -> None:
        """Put the focus into the box, so that a page can be typed."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def _show(self) -> None:
        document = self._document
        self.setEnabled(document is not None and document.page_count > 0)
        if document is None or not document.page_count:
            self._field.clear()
            self._count.clear()
            return
        number = self._page_index + 1
        self._field.setText(str(number))
        self._count.setText(messages.PAGE_COUNT.format(count=document.page_count))
        label = document.labels[min(self._page_index, document.page_count - 1)]
        self.setToolTip(
            messages.PAGE_TIP.format(
                number=number, count=document.page_count, label=label
            )
        )

    def _on_returned(self) -> None:
        document = self._document
        page_index = document.page_named(self._field.text()) if document else None
        if page_index is not None:
            self.page_chosen.emit(page_index)
        self._show()
        self._field.selectAll()
