"""Saves and opens projects, and says what of them is missing or has changed."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from locator.project.finding import FoundFile, Whereabouts, found_file
from reader import messages
from reader.arguments import Wish
from reader.session.document import SessionDocument
from reader.session.project_opening import from_project
from reader.session.project_saving import project_of
from reader.window.actions import Actions
from reader.window.banner import Choice
from reader.window.file_asking import FileAsking
from reader.window.frame import Frame
from reader.window.opening import Opening
from reader.window.parts import Parts
from reader.window.tabs import Tabs

if TYPE_CHECKING:
    from locator.project.values import Project

_FIND = "find_pdf"


class ProjectActions(QObject):
    """What the menu does with projects, and what comes of one that was opened."""

    def __init__(
        self,
        actions: Actions,
        frame: Frame,
        tabs: Tabs,
        opening: Opening,
        parts: Parts,
    ) -> None:
        super().__init__(frame)
        self._actions = actions
        self._frame = frame
        self._tabs = tabs
        self._opening = opening
        self._parts = parts
        self.asking = FileAsking(frame)
        actions["save_project"].triggered.connect(self._ask_where)
        actions["open_project"].triggered.connect(self._ask_which)
        parts.projects.saved.connect(self._on_saved)
        parts.projects.save_failed.connect(self._on_failed)
        parts.projects.read_failed.connect(self._on_failed)
        parts.claims.rearranged.connect(self._refresh)
        tabs.attend(lambda tab: tab.banner.chosen.connect(self._on_choice))
        self._refresh()

    def take_in(self, path: Path, project: "Project") -> None:
        """Open what a project is about, then bring in its claims and quotes."""
        folder = path.parent
        found = [found_file(facts, folder) for facts in project.documents]
        documents: dict[int, SessionDocument] = {}
        for at, file in enumerate(found):
            tab = self._opening.open_path(Wish(file.path)) if file.path else None
            if tab:
                documents[at] = tab.document
        evidence = [found_file(facts, folder).path for facts in project.evidence]
        places = [
            path or Path(facts.absolute)
            for path, facts in zip(evidence, project.evidence, strict=True)
        ]
        _Waiting(
            tuple(documents.values()),
            partial(self._bring_in, path, project, documents, places, found),
            self,
        )

    def _bring_in(
        self,
        path: Path,
        project: "Project",
        documents: Mapping[int, SessionDocument],
        evidence: Sequence[Path],
        found: Sequence[FoundFile],
    ) -> None:
        parts = self._parts
        listed = parts.quotes.entries
        brought = from_project(project, documents, evidence, parts.claims, listed)
        ids = parts.acts.add_drafts(brought.quotes, brought.alone)
        self._frame.toaster.show(_opened(path.name, len(project.claims), brought.kept))
        if ids and parts.quotes.current is None:
            parts.quotes.set_current(ids[0])
        self._say_whereabouts(found)

    def _say_whereabouts(self, found: Sequence[FoundFile]) -> None:
        """Name what is missing, else what has changed, above the page."""
        missing = _names(found, Whereabouts.MISSING)
        changed = _names(found, Whereabouts.CHANGED)
        if missing:
            one = len(missing) == 1
            words = (
                messages.PROJECT_MISSING if one else messages.PROJECT_SEVERAL_MISSING
            )
            text = words.format(names=", ".join(missing))
            self._say(text, (Choice(_FIND, messages.FIND_FILE),))
        elif changed:
            text = messages.PROJECT_CHANGED.format(names=", ".join(changed))
            self._say(text)

    def _say(self, text: str, choices: Sequence[Choice] = ()) -> None:
        if tab := self._tabs.current:
            tab.banner.say(text, choices, "warning")
        else:
            self._frame.toaster.show(text)

    def _on_choice(self, key: str) -> None:
        if key == _FIND:
            self._opening.choose_pdfs()

    def _refresh(self) -> None:
        self._actions["save_project"].setEnabled(bool(self._parts.claims.order))

    def _ask_where(self) -> None:
        tab = self._tabs.current
        paper = tab.document.path if tab else Path(messages.APP)
        self.asking.where(
            messages.SAVE_PROJECT_TITLE,
            paper.with_name(messages.PROJECT_NAME.format(stem=paper.stem)),
            messages.PROJECT_FILTER,
            self._save,
        )

    def _ask_which(self) -> None:
        self.asking.which(
            messages.OPEN_PROJECT_TITLE,
            messages.PROJECT_FILTER,
            self._parts.projects.open,
        )

    def _save(self, path: Path) -> None:
        parts = self._parts
        project = project_of(
            parts.claims,
            [tab.document for tab in self._tabs],
            parts.bringing.files,
            parts.acts.reviewer,
            path.parent,
        )
        parts.projects.save(path, project)

    def _on_saved(self, path: Path) -> None:
        self._frame.toaster.show(messages.PROJECT_SAVED.format(name=path.name))

    def _on_failed(self, path: Path, kind: str) -> None:
        words = messages.PROJECT_PROBLEM.get(kind, messages.PROJECT_PROBLEM["fault"])
        self._say(words.format(name=path.name))


class _Waiting(QObject):
    """Waits until documents are open, or cannot be opened; then does something."""

    def __init__(
        self,
        documents: Sequence[SessionDocument],
        then: Callable[[], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._documents = documents
        self._then = then
        for document in documents:
            document.opened.connect(self._look)
            document.obstructed.connect(self._look)
        self._look()

    def _look(self) -> None:
        if all(each.page_count or each.obstacle for each in self._documents):
            for document in self._documents:
                document.opened.disconnect(self._look)
                document.obstructed.disconnect(self._look)
            self._documents = ()
            then, self._then = self._then, lambda: None
            self.deleteLater()
            then()


def _opened(name: str, claims: int, kept: int) -> str:
    """Return what a toast says about a project that was opened."""
    count = messages.PROJECT_CLAIMS.format(count=claims)
    said = messages.PROJECT_ONE_CLAIM if claims == 1 else count
    text = messages.PROJECT_OPENED.format(claims=said, name=name)
    if not kept:
        return text
    one = messages.PROJECT_KEPT_ONE
    return f"{text} {one if kept == 1 else messages.PROJECT_KEPT.format(count=kept)}"


def _names(found: Sequence[FoundFile], whereabouts: Whereabouts) -> list[str]:
    return [each.facts.name for each in found if each.whereabouts is whereabouts]
