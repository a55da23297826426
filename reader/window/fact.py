"""What the status bar says about a document beside what is being done."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that limits the answer: "No text layer on page 9".

    Attributes:
        text: What is said.
        tip: More about it.
    """

    text: str
    tip: str = ""
