"""The words of the command line about the columns of tables, and what was guessed."""

from collections.abc import Mapping
from pathlib import Path

from locator.cli.printable import printable
from locator.errors import Obstacle
from locator.evidence.record import Notice, NoticeKind
from locator.evidence.tables.choice import ChoiceError, ChoiceFault
from locator.evidence.tables.columns import ColumnMapping
from locator.evidence.tables.roles import Role

COLUMNS = """What the columns of a table hold, by name or number: quote=Text,page=3.

Of the columns that are not named, the file itself tells."""

TABLE_OBSTACLES: Mapping[Obstacle, str] = {
    Obstacle.UNSURE_COLUMNS: (
        "it is not sure which column holds the quotes. Say it with --columns."
    ),
    Obstacle.NO_QUOTE_COLUMN: "no column holds quotes. Say which one does.",
    Obstacle.TOO_MANY_COLUMNS: (
        "it has more columns than a spreadsheet. Keep those that are about quotes."
    ),
}

_MOST_COLUMNS = 20
_NOTICES: Mapping[NoticeKind, str] = {
    NoticeKind.GUESSED_ENCODING: (
        "the encoding is not marked, read as {subject}. If characters look wrong, save "
        "it as UTF-8."
    ),
    NoticeKind.OFFERED_COLUMN: (
        'column "{subject}" was not used. If it should be, say --columns {choice}'
    ),
    NoticeKind.UNREAD_SHEET: 'sheet "{subject}" was not read: no column of quotes.',
}
_CHOICE_FAULTS: Mapping[ChoiceFault, str] = {
    ChoiceFault.NOT_A_PAIR: '"{word}" does not say what is where. Write quote=Text.',
    ChoiceFault.NO_SUCH_ROLE: 'a column cannot be "{word}". Choose one of {roles}.',
    ChoiceFault.NO_SUCH_COLUMN: 'there is no column "{word}". There are {columns}.',
}


def notice(path: Path, about: Notice) -> str:
    """Return what was guessed or left aside in an evidence file, in one line."""
    words = _NOTICES[about.kind].format(
        subject=printable(about.subject), choice=printable(about.choice)
    )
    return f"{printable(str(path))}: {words}"


def columns_offered(mapping: ColumnMapping) -> str:
    """Return which columns a table has, and how to say which holds the quotes."""
    likeliest = [guess for guess in mapping.offered if guess.role == Role.QUOTE]
    number = likeliest[0].column + 1 if likeliest else "NAME"
    said = f"Columns: {_numbered(mapping.headers)}."
    return f"{said} For example: --columns quote={number}"


def choice_error(error: ChoiceError) -> str:
    """Return what is wrong with the columns that somebody chose, in one line."""
    return _CHOICE_FAULTS[error.fault].format(
        word=printable(error.word),
        roles=", ".join(Role),
        columns=_numbered(error.columns),
    )


def _numbered(headers: tuple[str, ...]) -> str:
    names = [
        f"{number} {printable(name)}"
        for number, name in enumerate(headers[:_MOST_COLUMNS], 1)
    ]
    return ", ".join(names) + ", …" * (len(headers) > _MOST_COLUMNS)
