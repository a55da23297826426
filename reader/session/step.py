"""Something that a person did, as undo and redo know it."""

from collections.abc import Collection

from PySide6.QtGui import QUndoCommand
from typing_extensions import override


class Step(QUndoCommand):
    """Something that a person did to quotes or claims.

    Attributes:
        asleep: Whether doing it and taking it back change nothing for now.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.asleep = False

    @override
    def redo(self) -> None:
        if not self.asleep:
            self.do()

    @override
    def undo(self) -> None:
        if not self.asleep:
            self.take_back()

    def do(self) -> None:
        """Do it, for the first time or again."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Make everything what it was before."""
        raise NotImplementedError

    def forget(self, gone: Collection[int]) -> bool:
        """Forget quotes that left with their document; tell whether none is left."""
        raise NotImplementedError

    def renew(self, document: int) -> bool:
        """Forget answers about the old bytes of a document; tell if none is left."""
        raise NotImplementedError
