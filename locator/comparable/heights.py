"""How high digits stand: a power behind a number, an exponent or index behind a letter.

Only where both sides show it, and one of them raises what the other one lowers, does
the height of a digit behind a letter say anything: H2O is H₂O, but x² is no x₂.
"""

from collections.abc import Iterable, Mapping

POWER = "^"
HIGH, LOW = "˄", "˅"
_RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
_LOWERED = "₀₁₂₃₄₅₆₇₈₉"
_NO_HEIGHTS = str.maketrans("", "", HIGH + LOW)
_RAISING = str.maketrans("0123456789", _RAISED)
_LOWERING = str.maketrans("0123456789", _LOWERED)


def height_at(text: str, at: int) -> str:
    """Return how high the digit or caret at `at` says that digits stand, if it does.

    POWER behind a number, HIGH or LOW behind a letter.
    """
    character, before = text[at], text[at - 1 : at]
    written = character in "^_" and text[at + 1 : at + 2].isdigit()
    if not written and character not in _RAISED + _LOWERED:
        return ""
    high = character == "^" or character in _RAISED
    if before.isalpha():
        return HIGH if high else LOW
    is_number = before.isdigit() and before not in _RAISED + _LOWERED
    return POWER if high and is_number else ""


def raised(digits: str) -> str:
    """Return digits as exponents."""
    return digits.translate(_RAISING)


def lowered(digits: str) -> str:
    """Return digits as indices."""
    return digits.translate(_LOWERING)


def without_heights(said: str) -> str:
    """Return what tokens say without HIGH and LOW."""
    return said.translate(_NO_HEIGHTS)


def contradict(quote: Iterable[str], source: Iterable[str]) -> bool:
    """Tell whether one side raises digits that the other one lowers."""
    ours, theirs = _heights("".join(quote)), _heights("".join(source))
    return any(theirs.get(at, height) != height for at, height in ours.items())


def _heights(said: str) -> Mapping[int, str]:
    """Return HIGH and LOW by the number of letters and digits before them."""
    if HIGH not in said and LOW not in said:
        return {}
    found: dict[int, str] = {}
    count = 0
    for character in said:
        if character in (HIGH, LOW):
            found[count] = character
        count += character.isalnum()
    return found
