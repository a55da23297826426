"""One document in its tab: the pages, or what stands in the way of showing them."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from locator.errors import Obstacle as FileObstacle
from reader.canvas.page_view import PageView
from reader.canvas.position import Position
from reader.look.look import Look
from reader.session.document import SessionDocument
from reader.session.quotes import Quotes
from reader.window.finder import Finder
from reader.window.history import History

if TYPE_CHECKING:
    from reader.window.banner import Banner
    from reader.window.find_bar import FindBar
    from reader.window.obstacle_pane import ObstaclePane
    from reader.window.password_pane import PasswordPane

_PASSWORD = (FileObstacle.PASSWORD_NEEDED, FileObstacle.PASSWORD_WRONG)


class DocumentTab(QWidget):
    """The pages of a document with find bar and banner; it knows where one has been.

    Signals:
        history_changed: Back or Forward go elsewhere now.
        password_given: A password that was typed.
        try_again_wanted: The file is to be opened once more.
        evidence_wanted: The file is to be read as an evidence file instead.

    Attributes:
        was_sent: Whether it was to open at a place, rather than at its beginning.
    """

    history_changed = Signal()
    password_given = Signal(str)
    try_again_wanted = Signal()
    evidence_wanted = Signal()

    def __init__(self, document: SessionDocument, quotes: Quotes, look: Look) -> None:
        super().__init__()
        self._look = look
        self.document = document
        self.history = History()
        self.view = PageView(document, quotes)
        self.finder = Finder(document, self)
        self._above = QVBoxLayout()
        self._stack = QStackedWidget()
        self._wish: Position | str | None = None
        self.was_sent = False
        self._lay_out()
        self._connect()
        self.view.set_colours(look.colours)
        look.changed.connect(self._on_look_changed)

    @property
    def is_shown(self) -> bool:
        """Tell whether the pages are shown, not what stands in their way."""
        return self._stack.currentIndex() == 0

    # Made, and loaded, when they are needed first: most documents need none of them.

    @cached_property
    def banner(self) -> "Banner":
        """Return the banner above the pages, hidden while it has nothing to say."""
        from reader.window.banner import Banner  # noqa: PLC0415 - a file is seen sooner

        banner = Banner(self._look)
        banner.hide()
        self._above.insertWidget(0, banner)
        return banner

    @cached_property
    def find_bar(self) -> "FindBar":
        """Return the bar above the pages in which one finds."""
        from reader.window.find_bar import FindBar  # noqa: PLC0415 - a file is seen sooner

        bar = FindBar(self._look, self.finder)
        bar.hide()
        bar.closed.connect(self._on_find_closed)
        self._above.addWidget(bar)
        return bar

    @cached_property
    def _obstacle(self) -> "ObstaclePane":
        from reader.window.obstacle_pane import ObstaclePane  # noqa: PLC0415 - seldom needed

        pane = ObstaclePane(self._look)
        pane.try_again_wanted.connect(self.try_again_wanted)
        pane.evidence_wanted.connect(self.evidence_wanted)
        pane.folder_wanted.connect(self._open_folder)
        self._stack.addWidget(pane)
        return pane

    @cached_property
    def _password(self) -> "PasswordPane":
        from reader.window.password_pane import PasswordPane  # noqa: PLC0415 - seldom needed

        pane = PasswordPane(self._look)
        pane.password_given.connect(self.password_given)
        self._stack.addWidget(pane)
        return pane

    def wish(self, place: Position | str) -> None:
        """Go to a place as soon as the document is open: a position, or a page."""
        self._wish = place
        self.was_sent = True
        if self.document.page_count:
            self._grant()

    def jump(self, page_index: int, top_pt: float = 0.0) -> None:
        """Go to a page by an explicit jump: Back returns from it.

        Args:
            page_index: Page, counted from 0.
            top_pt: What of it is to be at the top; points, frame `display`.
        """
        if page_index < self.document.page_count:
            height_pt = self.document.sizes[page_index].height_pt
            self.view.go_to_page(page_index, max(0.0, min(1.0, top_pt / height_pt)))

    def _note_jump(self) -> None:
        """Note that a jump begins here."""
        if self.document.page_count:
            self.history.jumped_from(self.view.position)
            self.history_changed.emit()

    def go_back(self) -> None:
        """Return to where the last jump began."""
        self._move(self.history.back(self.view.position))

    def go_forward(self) -> None:
        """Undo the last Back."""
        self._move(self.history.forward(self.view.position))

    def open_find(self) -> None:
        """Open the find bar with what is selected."""
        self.finder.set_visible_page(self.view.page_index)
        self.find_bar.open_with(self.view.selection.joined_text)

    def _move(self, position: Position | None) -> None:
        if position:
            self.view.go_to_position(position)
            self.history_changed.emit()

    def _lay_out(self) -> None:
        pages = QWidget()
        column = QVBoxLayout(pages)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._above)
        column.addWidget(self.view, 1)
        self._stack.addWidget(pages)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._stack)
        self.setFocusProxy(self.view)

    def _connect(self) -> None:
        self.document.opened.connect(self._on_opened)
        self.document.obstructed.connect(self._on_obstructed)
        self.finder.results_changed.connect(lambda: self._show_finds(show=False))
        self.finder.current_changed.connect(lambda: self._show_finds(show=True))
        self.view.page_changed.connect(self.finder.set_visible_page)
        self.view.jumped.connect(self._note_jump)
        if self.document.obstacle:
            self._on_obstructed()

    def _on_look_changed(self) -> None:
        self.view.set_colours(self._look.colours)

    def _on_opened(self) -> None:
        self._stack.setCurrentIndex(0)
        self._grant()
        self.view.hasten()

    def _grant(self) -> None:
        wish, self._wish = self._wish, None
        if isinstance(wish, Position):
            self.view.go_to_position(wish)
        elif wish:
            page_index = self.document.page_named(wish)
            if page_index is not None:
                self.view.go_to_page(page_index)

    def _on_obstructed(self) -> None:
        obstacle = self.document.obstacle
        if obstacle is None:
            return
        if obstacle.kind in _PASSWORD:
            if obstacle.kind == FileObstacle.PASSWORD_WRONG:
                self._password.set_wrong()
            else:
                self._password.ask(self.document.path.name)
            self._stack.setCurrentWidget(self._password)
            return
        self._obstacle.show_obstacle(
            self.document.path.name, obstacle, may_be_evidence=True
        )
        self._stack.setCurrentWidget(self._obstacle)

    def _open_folder(self) -> None:
        folder = QUrl.fromLocalFile(str(self.document.path.parent))
        QDesktopServices.openUrl(folder)

    def _show_finds(self, *, show: bool) -> None:
        finder = self.finder
        self.view.set_finds(finder.places, finder.current_index, show=show)

    def _on_find_closed(self) -> None:
        self.view.set_finds([])
        self.view.setFocus()
