"""The form of the tables of pasted answers, and the quotes in them."""

from typing import NamedTuple


class Paste(NamedTuple):
    """A pasted answer.

    Attributes:
        shape: What is special about it.
        text: What is pasted.
        quotes: Text, page hint and claim of each quote in it.
    """

    shape: str
    text: str
    quotes: list[tuple[str, str | None, str]]


FILM = "the film swells within seconds"
COST = "the cost per tonne fell by half"
DRY = "it dries within a day"
