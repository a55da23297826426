"""The text of one block of HTML, with what its inline tags say about quotes."""

import re
import unicodedata

_RAISED = str.maketrans("0123456789+-−=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ")
_LOWERED = str.maketrans("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎")
_REFERENCE = re.compile(r"\[?\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\]?")
_NOT_BOLD = re.compile(r"font-weight:\s*(?:normal|[1-4]00)")
_DEEPEST = 100  # elements in one another; of others the words are read
_BEFORE = 3  # parts: enough to see the word before a raised number
_UNIT = 3  # letters: "m²", "km²", "mol⁻¹"
_SPACE = re.compile(r"\s+")
_BREAKS = re.compile(r"\n *\n\s*")  # two breaks or more part two paragraphs


class Inline:
    """Collects text; tags that are left open end with the block."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._open: list[tuple[str, int]] = []
        self._looked_at = 0  # parts from the first on, all of them blank

    def add(self, text: str) -> None:
        """Add text; any run of white space is one space."""
        if not self.is_open("math") or self.is_open("annotation"):
            self._parts.append(_SPACE.sub(" ", text))

    def break_line(self) -> None:
        """Begin a new line within the block."""
        self._parts.append("\n")

    def begin(self, tag: str, style: str) -> None:
        """Take in the start of an inline tag."""
        if tag == "q":
            self._parts.append("“")
        names = not self._is_text() and not _NOT_BOLD.search(style)
        is_said = tag not in ("b", "strong") or names
        if is_said and len(self._open) < _DEEPEST:
            self._open.append((tag, len(self._parts)))

    def end(self, tag: str) -> None:
        """Take in the end of an inline tag, and of what was left open in it."""
        while self.is_open(tag):
            name, start = self._open.pop()
            inside = "".join(self._parts[start:])
            before = "".join(self._parts[max(0, start - _BEFORE) : start])
            self._parts[start:] = [_written(name, inside, before)]
            if name == tag:
                return

    def take(self) -> str:
        """Return the text of the block, and begin another one."""
        for tag, _ in tuple(reversed(self._open)):
            self.end(tag)
        text = _BREAKS.sub("\n\n", "".join(self._parts))
        self._parts.clear()
        return text

    def is_open(self, tag: str) -> bool:
        """Tell whether a tag has begun and not ended."""
        return any(name == tag for name, _ in self._open)

    def _is_text(self) -> bool:
        self._looked_at = min(self._looked_at, len(self._parts))
        while self._looked_at < len(self._parts):
            if self._parts[self._looked_at].strip():
                return True
            self._looked_at += 1
        return False


def _written(tag: str, inside: str, before: str) -> str:
    """Return what an inline tag prints."""
    words = inside.strip()
    if tag == "q":
        return f"{inside}”"
    if tag == "annotation":
        return f"${words}$"
    if tag in ("b", "strong") and words:
        return f"**{words}**{inside[len(inside.rstrip()) :]}"
    if tag == "sup":
        return raised(words, before)
    return lowered(inside) if tag == "sub" else inside


def lowered(words: str) -> str:
    """Return the words of `<sub>` as they are written."""
    return _turned(words, _LOWERED)


def raised(words: str, before: str) -> str:
    """Return the words of `<sup>` as they are written: a power, or a reference.

    Args:
        words: What is raised.
        before: What stands before it.
    """
    # Behind a word or a sentence it is a reference; behind a unit or number a power.
    last = re.search(r"(\w*)\W?$", before)
    letters = last[1] if last else ""
    reference = _REFERENCE.fullmatch(words) and (
        before[-1:] in ".,;:!?”\"'’)" or words.startswith("[") or len(letters) > _UNIT
    )
    return f"[{words.strip('[]')}]" if reference else _turned(words, _RAISED)


def _turned(words: str, table: dict[int, int]) -> str:
    turned = words.translate(table)
    return turned if unicodedata.normalize("NFKC", turned) != turned else words
