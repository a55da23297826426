"""What a person says about the columns of a table: `quote=Text,page=3`."""

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from locator.evidence.tables.roles import Role


class ChoiceFault(StrEnum):
    """What is wrong with words that are to say what columns are."""

    NOT_A_PAIR = "not_a_pair"
    NO_SUCH_ROLE = "no_such_role"
    NO_SUCH_COLUMN = "no_such_column"


class ChoiceError(Exception):
    """Columns cannot be chosen as somebody said.

    Attributes:
        fault: What is wrong.
        word: The word that is.
        columns: The columns that there are, if the word names none of them.
    """

    def __init__(
        self, fault: ChoiceFault, word: str, columns: tuple[str, ...] = ()
    ) -> None:
        # All arguments go up: an exception is pickled by them.
        super().__init__(fault, word, columns)
        self.fault = fault
        self.word = word
        self.columns = columns


@dataclass(frozen=True, slots=True)
class Chosen:
    """A role, and the column that has it: a name or a number from 1; empty for none."""

    role: Role
    column: str


@dataclass(frozen=True, slots=True)
class ColumnChoice:
    """What a person said about columns; of the others the file itself tells."""

    chosen: tuple[Chosen, ...] = ()

    @classmethod
    def parsed(cls, text: str) -> "ColumnChoice":
        """Return the choice that `quote=Text,page=3` stands for.

        A name with a comma stands in quotation marks together with its role:
        `"quote=Text, shortened",page=3`.

        Raises:
            ChoiceError: A part is no pair, or names no role.
        """
        parts = next(csv.reader([text], skipinitialspace=True), [])
        return cls(tuple(_chosen(part) for part in parts if part.strip()))

    @property
    def roles(self) -> frozenset[Role]:
        """Return the roles about which something is said."""
        return frozenset(each.role for each in self.chosen)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the columns that are given by name, not by number."""
        columns = (each.column.strip() for each in self.chosen)
        return tuple(column for column in columns if column and not column.isdecimal())


def column_named(name: str, headers: Sequence[str]) -> int:
    """Return the column (from 0) that a person means: by its name, else its number.

    Raises:
        ChoiceError: There is none.
    """
    names = [each.casefold().strip() for each in headers]
    wanted = name.casefold().strip()
    if wanted in names:
        return names.index(wanted)
    if wanted.isdecimal() and 0 < int(wanted) <= len(names):
        return int(wanted) - 1
    raise ChoiceError(ChoiceFault.NO_SUCH_COLUMN, name, tuple(headers))


def _chosen(part: str) -> Chosen:
    role, sign, column = part.partition("=")
    if not sign:
        raise ChoiceError(ChoiceFault.NOT_A_PAIR, part)
    try:
        return Chosen(Role(role.strip().lower()), column.strip())
    except ValueError as error:
        raise ChoiceError(ChoiceFault.NO_SUCH_ROLE, role.strip()) from error
