"""Says that somebody has to choose which column of a table holds the quotes."""

from pathlib import Path

from locator.errors import FileError, Obstacle
from locator.evidence.tables.columns import ColumnMapping
from locator.evidence.tables.roles import Role


class UnsureColumnsError(FileError):
    """It is not sure which column of a table holds the quotes, or none does.

    Attributes:
        mapping: What is known about the columns, and what may be chosen.
    """

    def __init__(self, path: Path, mapping: ColumnMapping) -> None:
        offers = any(guess.role == Role.QUOTE for guess in mapping.offered)
        obstacle = Obstacle.UNSURE_COLUMNS if offers else Obstacle.NO_QUOTE_COLUMN
        super().__init__(path, obstacle)
        # All arguments go up: an exception is pickled by them.
        self.args = (path, mapping)
        self.mapping = mapping
