"""Stands in a tab instead of the page: why the file is not shown, and what to do."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QFontDatabase
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout
from typing_extensions import override

from reader import messages
from reader.look.lettering import SMALL, letter
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.session.document import Obstacle
from reader.window.buttons import WordButton
from reader.window.tab_notice import TabNotice

_ICONS = {"missing": "find", "not_a_file": "folder"}
_ICON = "warning"
_NOT_A_PDF = "not_a_pdf"
_DETAIL_LINES = 4


class ObstaclePane(TabNotice):
    """What happened to one file.

    Signals:
        try_again_wanted: The file is to be opened once more.
        folder_wanted: The folder of the file is to be shown.
        evidence_wanted: The file is to be opened as an evidence file.
    """

    try_again_wanted = Signal()
    folder_wanted = Signal()
    evidence_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, _ICON)
        self.evidence_button = WordButton(messages.OPEN_AS_EVIDENCE, "primary")
        self.try_again_button = WordButton(messages.TRY_AGAIN)
        self.folder_button = WordButton(messages.OPEN_FOLDER)
        self.details_button = WordButton(messages.OBSTACLE_DETAILS)
        self.details_button.setCheckable(True)
        self._detail = QPlainTextEdit()
        self._details = self._details_box()
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (
            self.evidence_button,
            self.try_again_button,
            self.folder_button,
            self.details_button,
        ):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.column.addLayout(buttons)
        self.column.addWidget(self._details)
        self.evidence_button.clicked.connect(self.evidence_wanted)
        self.try_again_button.clicked.connect(self.try_again_wanted)
        self.folder_button.clicked.connect(self.folder_wanted)
        self.details_button.toggled.connect(self._details.setVisible)

    def show_obstacle(
        self, file_name: str, obstacle: Obstacle, *, may_be_evidence: bool = False
    ) -> None:
        """Say what stands in the way.

        Args:
            file_name: Name of the file, without its folder.
            obstacle: What the session says.
            may_be_evidence: Whether quotes may be in it: it is offered to read them.
        """
        kind = obstacle.kind if obstacle.kind in messages.OBSTACLE else "fault"
        as_evidence = may_be_evidence and kind == _NOT_A_PDF
        advice = (
            messages.OPEN_AS_EVIDENCE_TEXT
            if as_evidence
            else messages.OBSTACLE_ADVICE[kind]
        )
        self.set_words(messages.OBSTACLE[kind].format(name=file_name), advice)
        self.icon.set_icon(_ICONS.get(kind, _ICON))
        self.evidence_button.setVisible(as_evidence)
        self.details_button.setVisible(bool(obstacle.detail))
        self.details_button.setChecked(False)
        self._details.hide()
        self._detail.setPlainText(obstacle.detail)

    def _details_box(self) -> QFrame:
        self._detail.setReadOnly(True)
        self._detail.setTabChangesFocus(True)
        self._detail.setAccessibleName(messages.OBSTACLE_DETAILS)
        self._detail.setFrameShape(QFrame.Shape.NoFrame)
        self._detail.viewport().setAutoFillBackground(False)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self._detail.setFont(font)
        letter(self._detail, SMALL)
        self._detail.setFixedHeight(_DETAIL_LINES * self._detail.fontMetrics().height())
        box = QFrame()
        dress(box, "card")
        inside = QVBoxLayout(box)
        inside.setContentsMargins(8, 6, 8, 6)
        inside.addWidget(self._detail)
        box.hide()
        return box

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        as_evidence = self.evidence_button.isVisible()
        first = self.evidence_button if as_evidence else self.try_again_button
        first.setFocus(event.reason())
