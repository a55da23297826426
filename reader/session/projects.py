"""Reads projects in a worker, and writes them whole or not at all."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from locator.errors import Obstacle
from reader.protocol import ReadProject
from reader.replies import Failed, ProjectRead, Reply
from reader.session.errands import Errands
from reader.session.writing_problem import writing_problem

if TYPE_CHECKING:
    from locator.project.values import Project

_NOW = 2


class Projects(QObject):
    """Projects come in and leave.

    Signals:
        read: Path and `Project`.
        read_failed: Path and the kind of obstacle.
        saved: Path.
        save_failed: Path, and "disk_full", "not_writable" or "fault".
    """

    read = Signal(object, object)
    read_failed = Signal(object, str)
    saved = Signal(object)
    save_failed = Signal(object, str)

    def __init__(self, text: Errands) -> None:
        super().__init__()
        self._text = text

    def open(self, path: Path) -> None:
        """Read a project; the file is never written by that."""
        try:
            data = path.read_bytes()
        except OSError:
            gone = Obstacle.UNREADABLE if path.exists() else Obstacle.MISSING
            self.read_failed.emit(path, str(gone))
            return

        def take(reply: Reply, _payload: bytes | None) -> None:
            if isinstance(reply, ProjectRead):
                self.read.emit(path, reply.project)
            else:
                kind = reply.kind if isinstance(reply, Failed) else "fault"
                self.read_failed.emit(path, kind)

        self._text.run(ReadProject(path.name, data), take, _NOW)

    def save(self, path: Path, project: "Project") -> None:
        """Write a project."""
        from locator.exports.files import write_whole  # noqa: PLC0415 - when it is saved
        from locator.project.writing import project_bytes  # noqa: PLC0415 - when it is saved

        try:
            write_whole(path, project_bytes(project))
        except OSError as error:
            self.save_failed.emit(path, writing_problem(error))
            return
        self.saved.emit(path)
