"""Turns the inline mark-up of Markdown into runs."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from markdown_it import MarkdownIt
from markdown_it.token import Token

from locator.evidence.shown.block import Face, Run
from locator.markup.markdown import printed_markdown

_FACES = {"strong_open": Face.BOLD, "em_open": Face.ITALIC}
_TEXTS = frozenset(("text", "html_inline", "softbreak", "hardbreak"))
_MARK_UP = frozenset("*_`[<&\\$^~=!")


class Inline:
    """Reads inline mark-up; one parser for many texts."""

    def __init__(self) -> None:
        self._parser = MarkdownIt("commonmark")

    def runs(self, text: str) -> tuple[Run, ...]:
        """Return the runs of a text; what is no mark-up stays as it is."""
        words = " ".join(text.split())
        if not words:
            return ()
        around = text[:1].isspace(), text[-1:].isspace()
        if _MARK_UP.isdisjoint(words):
            return (Run(_spaced(words, *around)),)
        (token,) = self._parser.parseInline(words)
        runs = list(_runs(token.children or []))
        if not runs:
            return (Run(_spaced(words, *around)),)
        first, last = around[0] and Run(" "), around[1] and Run(" ")
        return tuple(run for run in (first, *runs, last) if run)


def _spaced(words: str, before: bool, behind: bool) -> str:
    return f"{' ' * before}{words}{' ' * behind}"


def _runs(tokens: list[Token]) -> Iterator[Run]:
    """Yield the runs of parsed mark-up; the address of a link stands behind it."""
    state = _State()
    for token in tokens:
        if token.type in _TEXTS:
            state.plain += " " if token.type.endswith("break") else token.content
        else:
            yield from state.rest()
            yield from state.take(token)
    yield from state.rest()


@dataclass(slots=True)
class _State:
    """What is open: faces, addresses of links, text that is not yet in a run."""

    faces: list[Face] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    plain: str = ""

    def rest(self) -> Iterator[Run]:
        """Yield the text without tags and escapes, as far as it was collected."""
        text, self.plain = self.plain, ""
        printed = printed_markdown(text) if text.strip() else text
        if printed:
            yield Run(printed, self.faces[-1] if self.faces else Face.PLAIN)

    def take(self, token: Token) -> Iterator[Run]:
        """Go on to a token that is no text."""
        if token.type == "code_inline":
            yield Run(token.content, Face.CODE)
        elif token.type == "image":
            yield Run(f"{token.content} ({token.attrGet('src')})".strip())
        elif token.type == "link_open":
            self.addresses.append(str(token.attrGet("href") or ""))
        elif token.type == "link_close":
            address = self.addresses.pop()
            if address and token.info != "auto":
                yield Run(f" ({address})")
        elif token.nesting > 0:
            self.faces.append(_FACES.get(token.type, Face.PLAIN))
        elif self.faces:
            self.faces.pop()
