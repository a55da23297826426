"""Gives the side bar its evidence page, and carries out what is wanted there."""

from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from reader import messages
from reader.window.actions import Actions
from reader.window.evidence_changing import EvidenceChanging
from reader.window.evidence_page import EvidencePage
from reader.window.frame import Frame
from reader.window.opening import Opening
from reader.window.parts import Parts
from reader.window.side_bar import SideWidth

EVIDENCE = "evidence"


class EvidenceSide(QObject):
    """One evidence page per window: its files are the window's, not a document's."""

    def __init__(
        self,
        actions: Actions,
        frame: Frame,
        opening: Opening,
        changing: EvidenceChanging,
        parts: Parts,
    ) -> None:
        super().__init__(frame)
        self._actions = actions
        self._bar = frame.side_bar
        self._parts = parts
        self.page = EvidencePage(parts)
        self._bar.add_page(EVIDENCE, "evidence", messages.EVIDENCE_PAGE, SideWidth.WIDE)
        self._bar.put(EVIDENCE, self.page)
        self._bar.set_corner(EVIDENCE, self.page.head)
        self.page.open_wanted.connect(opening.choose_evidence)
        self.page.folder_wanted.connect(_show_folder)
        self.page.reload_wanted.connect(changing.reload)
        frame.panel_room.do(lambda panel: panel.show_evidence_wanted.connect(self.show))

    def show(self) -> None:
        """Show the evidence page, and give it the keyboard."""
        if not self._actions["side_bar"].isChecked():
            self._actions["side_bar"].trigger()
        self._bar.show_page(EVIDENCE)
        self.page.setFocus()


def _show_folder(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
