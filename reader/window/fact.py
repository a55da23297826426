"""Something about the document that limits what can be answered."""

from dataclasses import dataclass

NEXT_TO_REVIEW = "next_to_review"


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact at the right of the status bar.

    Attributes:
        text: The fact, in a few words.
        tip: What more there is to say.
        act: What can be done about it, if anything: it can be pressed then.
    """

    text: str
    tip: str = ""
    act: str = ""
