"""What a toast offers to do next."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Offer:
    """A button of a toast.

    Attributes:
        word: What stands on it, a verb.
        act: What is done when it is pressed; the toast goes.
    """

    word: str
    act: Callable[[], object]
