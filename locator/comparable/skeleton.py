"""The skeleton of a text: letters and digits, each with the offset it came from."""

from array import array
from dataclasses import dataclass

from locator.comparable.fold import fold
from locator.comparable.numbers import begins_decimal


@dataclass(frozen=True, slots=True)
class Skeleton:
    """A comparable text with its provenance.

    Attributes:
        text: Folded letters and digits.
        offsets: For every character of `text`, the offset in the original.
    """

    text: str
    offsets: "array[int]"

    def __len__(self) -> int:
        return len(self.text)


def skeleton_of(text: str, base: int = 0) -> Skeleton:
    """Return the skeleton of `text`, its offsets counted from `base`.

    A point that begins a number gives the zero that others write before it.
    """
    parts: list[str] = []
    offsets = array("I")
    for offset, character in enumerate(text, base):
        folded = fold(character)
        if folded:
            parts.append(folded)
            if len(folded) == 1:
                offsets.append(offset)
            else:
                offsets.extend([offset] * len(folded))
        elif character == "." and begins_decimal(text, offset - base):
            parts.append("0")
            offsets.append(offset)
    return Skeleton("".join(parts), offsets)
