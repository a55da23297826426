"""What commas and points say inside numbers."""

import re

_THOUSANDS = re.compile(r"[1-9]\d{0,2}(?:[,٬]\d{3})+")
_COMMAS = ",٬"
_LONG_LIST = 2  # commas; who means a list writes fewer without spaces at his own risk


def groups_thousands(text: str, at: int) -> bool:
    """Tell whether a comma groups thousands: "1,000", but not "0,125" or "5,10,100"."""
    start, end = at, at + 1
    while start and (text[start - 1].isdigit() or text[start - 1] in _COMMAS):
        start -= 1
    while end < len(text) and (text[end].isdigit() or text[end] in _COMMAS):
        end += 1
    return bool(_THOUSANDS.fullmatch(text[start:end].strip(_COMMAS)))


def as_list(text: str, start: int, end: int) -> str:
    """Return what a number says if its commas part items, empty if they cannot.

    "1,200" is a number. With "[1,200]" or "50,100,200" a list may be meant.
    """
    number = text[start:end]
    commas = number.count(",")
    bracketed = text[:start][-1:] + text[end : end + 1] in ("[]", "{}")
    if not commas or not (commas >= _LONG_LIST or bracketed):
        return ""
    return number.replace(",", ", ")


def begins_decimal(text: str, at: int) -> bool:
    """Tell whether a point begins a number: ".05"."""
    before = text[at - 1] if at else " "
    return (
        text[at] == "."
        and text[at + 1 : at + 2].isdigit()
        and not before.isalnum()
        and before not in ".…)]"
    )
