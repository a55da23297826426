"""What the window has that the first page does not wait for: panel, icon, menu."""

from PySide6.QtWidgets import QApplication

from reader.look.icons import app_icon
from reader.window.actions import Actions
from reader.window.by_hand import ByHand
from reader.window.changing import Changing
from reader.window.column_asking import ColumnAsking
from reader.window.commands import Commands
from reader.window.evidence_changing import EvidenceChanging
from reader.window.evidence_progress import EvidenceProgress
from reader.window.evidence_side import EvidenceSide
from reader.window.export_actions import ExportActions
from reader.window.frame import Frame
from reader.window.opening import Opening
from reader.window.page_menu import PageMenu
from reader.window.pairing_up import PairingUp
from reader.window.parts import Parts
from reader.window.project_actions import ProjectActions
from reader.window.recents import Recents
from reader.window.review_actions import ReviewActions
from reader.window.side_pages import SidePages
from reader.window.tabs import Tabs


class Furnishing:
    """Made when the first page is seen; loading it takes a third of the start."""

    def __init__(
        self,
        actions: Actions,
        frame: Frame,
        tabs: Tabs,
        opening: Opening,
        commands: Commands,
        parts: Parts,
    ) -> None:
        QApplication.setWindowIcon(app_icon())
        frame.toolbar_room.furnished()
        frame.panel_room.furnished()
        frame.status_room.furnished()
        self.page_menu = PageMenu(actions, tabs, parts)
        self.changing = Changing(tabs, parts)
        self._by_hand = ByHand(actions, frame, tabs, parts)
        self._review = ReviewActions(actions, frame, tabs, parts)
        self.exports = ExportActions(actions, frame, tabs, parts)
        self.projects = ProjectActions(actions, frame, tabs, opening, parts)
        self._recents = Recents(frame, tabs, opening, parts)
        self._side_pages = SidePages(frame, tabs, parts)
        self._evidence_progress = EvidenceProgress(frame, parts)
        self.evidence_changing = EvidenceChanging(frame, parts)
        self.evidence_side = EvidenceSide(
            actions, frame, opening, self.evidence_changing, parts
        )
        self.column_asking = ColumnAsking(
            frame, self.evidence_side, self.evidence_changing, parts
        )
        self.pairing_up = PairingUp(frame, tabs, opening, parts)
        commands.night_changed.connect(
            lambda night: self._side_pages.set_night(night=night)
        )
