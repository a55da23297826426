"""What stands on the command line of the window; no Qt."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from locator.version import __version__
from reader import messages


@dataclass(frozen=True, slots=True)
class Wish:
    """One file to open, and where.

    Attributes:
        path: The PDF or evidence file.
        page: Page as given: a number or printed label; empty for none.
    """

    path: Path
    page: str = ""

    @property
    def full_path(self) -> Path:
        """Return the path from the root on."""
        return self.path.expanduser().absolute()


@dataclass(frozen=True, slots=True)
class Arguments:
    """Everything that was asked for.

    Attributes:
        wishes: Files to open, in order.
        quotes: Quotes to add.
        evidence: Evidence files to open.
        sample: Whether to open the sample paper.
    """

    wishes: tuple[Wish, ...] = ()
    quotes: tuple[str, ...] = ()
    evidence: tuple[Path, ...] = ()
    sample: bool = False


def parsed(arguments: Sequence[str]) -> Arguments:
    """Return what the arguments (without the program) ask for.

    Raises:
        SystemExit: They cannot be understood, or only ask for help or the version.
    """
    parser = argparse.ArgumentParser(prog="quotelight", description=messages.PROGRAM)
    parser.add_argument("files", nargs="*", metavar=messages.ARG_FILES)
    parser.add_argument("--page", default="", help=messages.ARG_PAGE)
    parser.add_argument("--quote", action="append", default=[], help=messages.ARG_QUOTE)
    parser.add_argument(
        "--evidence", action="append", default=[], type=Path, help=messages.ARG_EVIDENCE
    )
    parser.add_argument("--sample", action="store_true", help=messages.ARG_SAMPLE)
    parser.add_argument(
        "--version",
        action="version",
        version=messages.VERSION.format(version=__version__),
    )
    given = parser.parse_args(list(arguments))
    wishes = [wish_of(name) for name in given.files]
    if given.page and wishes:
        wishes[0] = Wish(wishes[0].path, given.page)
    return Arguments(
        tuple(wishes), tuple(given.quote), tuple(given.evidence), given.sample
    )


def wish_of(name: str) -> Wish:
    """Return what a file name with an optional "#page=3" asks for."""
    path, mark, fragment = name.rpartition("#")
    if mark and fragment.startswith("page="):
        return Wish(Path(path), fragment.removeprefix("page=").split("&")[0])
    return Wish(Path(name))
