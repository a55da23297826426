r"""Turns marked-up text into boxes, spaces and places where a line may break.

``*italic*``, ``**bold**``, ``_{sub}``, ``^{sup}``, ``~`` for a space that holds,
``\-`` for a place to hyphenate. The list of hyphenated words supplies the others.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from resources.demo import faces
from resources.demo.ink import Piece, Style

SMALL = 0.68
RAISED = 0.36
LOWERED = -0.16
SYMBOLS = frozenset("αβγδεηθκλμνπρστφχψωΓΔΘΛΣΦΨΩ∞≈≤≥∂√∝")
MARKS = re.compile(r"\*\*|\*|[_^]\{|\}|\\-|~| +|[^*_^{}\\~ ]+")
LIGATURES = (("fi", "\ufb01"), ("fl", "\ufb02"))
COMPOUND = re.compile(r"(?<=[a-z]{3})([-–])(?=[A-Za-z]{3})")


@dataclass(frozen=True, slots=True)
class Space:
    """A space between words; ``breaks`` allows a new line instead."""

    style: Style
    breaks: bool


@dataclass(frozen=True, slots=True)
class Hyphen:
    """A place inside a word where a line may end, with ``text`` set if it does."""

    text: str
    style: Style


Item: TypeAlias = Piece | Space | Hyphen


@dataclass(frozen=True, slots=True)
class _State:
    size: float
    rise: float = 0.0
    bold: bool = False
    italic: bool = False

    def style(self) -> Style:
        plain = faces.ITALIC if self.italic else faces.ROMAN
        strong = faces.BOLD_ITALIC if self.italic else faces.BOLD
        return Style(strong if self.bold else plain, self.size, self.rise)

    def shifted(self, mark: str) -> "_State":
        rise = self.rise + self.size * (RAISED if mark == "^{" else LOWERED)
        return _State(self.size * SMALL, rise, self.bold, self.italic)

    def toggled(self, mark: str) -> "_State":
        bold, italic = self.bold != (mark == "**"), self.italic != (mark == "*")
        return _State(self.size, self.rise, bold, italic)


def parse(
    source: str,
    size: float,
    hyphens: Mapping[str, str],
    *,
    bold: bool = False,
    italic: bool = False,
) -> list[Item]:
    """Return the items of a marked-up text set in ``size`` points."""
    stack = [_State(size, bold=bold, italic=italic)]
    items: list[Item] = []
    for part in MARKS.findall(source):
        state = stack[-1]
        if part in {"*", "**"}:
            stack[-1] = state.toggled(part)
        elif part in {"_{", "^{"}:
            stack.append(state.shifted(part))
        elif part == "}":
            stack.pop()
        elif part == "\\-":
            items.append(Hyphen("-", state.style()))
        elif part == "~" or part.isspace():
            items.append(Space(state.style(), part != "~" and len(stack) == 1))
        else:
            items.extend(_set_word(part, state.style(), hyphens))
    return items


def pieces(items: list[Item]) -> tuple[Piece, ...]:
    """Return all items as text that does not break."""
    return tuple(
        item if isinstance(item, Piece) else Piece(" ", item.style)
        for item in items
        if not isinstance(item, Hyphen)
    )


def _set_word(word: str, style: Style, hyphens: Mapping[str, str]) -> Iterator[Item]:
    core = word.strip(".,;:()[]?!“”‘’")
    pattern = hyphens.get(core.lower(), "")
    if pattern and style.rise == 0:
        word = word.replace(core, _impose(core, pattern))
    else:
        word = COMPOUND.sub("\\1\0", word)
    for index, part in enumerate(re.split("([\x00\xad])", word)):
        if index % 2:
            yield Hyphen("-" if part == "\xad" else "", style)
        elif part:
            yield from _set_part(part, style)


def _impose(word: str, pattern: str) -> str:
    lengths = [len(part) for part in pattern.split("-")]
    starts = [sum(lengths[:index]) for index in range(len(lengths))]
    ends = [*starts[1:], len(word)]
    parts = [word[i:j] for i, j in zip(starts, ends, strict=True)]
    return "\xad".join(parts)


def _set_part(part: str, style: Style) -> Iterator[Piece]:
    if style.rise == 0:
        for plain, ligature in LIGATURES:
            part = part.replace(plain, ligature)
    symbol = Style(faces.GREEK, style.size, style.rise)
    for run in re.findall(r"[{0}]+|[^{0}]+".format("".join(sorted(SYMBOLS))), part):
        yield Piece(run, symbol if run[0] in SYMBOLS else style)
