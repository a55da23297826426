"""Random prose, set in columns over pages, of which every glyph's place is known."""

from dataclasses import dataclass, field

from hypothesis import strategies as st

from tests.pdfs import Page, Piece, page_of

COLUMNS_PT = (60.0, 320.0)
WIDEST = 34  # characters in a line
LINES = 7  # in a column
TOP_PT = 120.0
LEADING_PT = 15.0
_TEXT = """
    apple brook candle dinner eleven forest garden hollow island jungle kettle
    lemon mirror number orange pepper quartz ribbon silver timber umbrella velvet
    willow yellow zebra ﬁgure ﬂower eﬀort oﬃcial not never well-known “quoted”
    author’s river, mountain. (perhaps) 12 35 4.5 1,200 60% −7 α-helix Müller
"""
WORDS = _TEXT.split()
_SYLLABLE = 3


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the text, and where its glyphs stand: page index and offset."""

    text: str
    glyphs: tuple[tuple[int, int], ...]


@dataclass(slots=True)
class Prose:
    """Set pages.

    Attributes:
        words: What is said, in order.
        texts: What each page reads, every line with its newline.
        pages: The pages to be drawn.
    """

    words: list[Word] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)


@dataclass(slots=True)
class _Setter:
    """Sets words into lines, columns and pages; hyphenates where it is told to."""

    hyphens: list[bool]
    furniture: bool
    prose: Prose = field(default_factory=Prose)
    lines: list[tuple[str, float, float, float]] = field(default_factory=list)
    line: str = ""
    place: int = 0  # number of the line on the page, over both columns
    start: int = 0  # offset of the line in the text of the page

    def set(self, words: list[str]) -> Prose:
        self._begin_page()
        for word in words:
            glyphs: list[tuple[int, int]] = []
            for part in self._parts(word):
                if len(self.line) + len(part) + 1 > WIDEST:
                    self._end_line()
                self.line += " " if self.line else ""
                at = self.start + len(self.line)
                page = len(self.prose.texts)
                glyphs.extend((page, at + number) for number in range(len(part)))
                self.line += part
            self.prose.words.append(Word(word, tuple(glyphs)))
        self._end_line()
        self._end_page()
        return self.prose

    def _parts(self, word: str) -> tuple[str, ...]:
        """Return the word, or its two parts if it is broken at the end of the line."""
        room = WIDEST - len(self.line) - 1
        broken = room < len(word) and room > _SYLLABLE and word.isalpha()
        if broken and len(word) > 2 * _SYLLABLE - 1 and self.hyphens.pop():
            return f"{word[:_SYLLABLE]}-", word[_SYLLABLE:]
        return (word,)

    def _put(self, text: str, x_pt: float, y_pt: float, size_pt: float) -> None:
        self.lines.append((text, x_pt, y_pt, size_pt))
        self.start += len(text) + 1

    def _end_line(self) -> None:
        column, row = divmod(self.place, LINES)
        self._put(self.line, COLUMNS_PT[column], TOP_PT + row * LEADING_PT, 11)
        self.line = ""
        self.place += 1
        if self.place == LINES * len(COLUMNS_PT):
            self._end_page()
            self._begin_page()

    def _begin_page(self) -> None:
        self.lines, self.place, self.start = [], 0, 0
        if self.furniture:
            self._put("Journal of Tests", 200, 60, 8)

    def _end_page(self) -> None:
        if self.furniture:
            self._put(str(101 + len(self.prose.texts)), 290, 780, 8)
        if self.lines:
            self.prose.texts.append("".join(f"{line[0]}\n" for line in self.lines))
            pieces = tuple(Piece(*line) for line in self.lines)
            self.prose.pages.append(page_of(pieces=pieces))


@st.composite
def prose(draw: st.DrawFn, *, least_words: int = 3, most_words: int = 140) -> Prose:
    """Draw a text of one to three pages."""
    words = draw(
        st.lists(st.sampled_from(WORDS), min_size=least_words, max_size=most_words)
    )
    hyphens = draw(st.lists(st.booleans(), min_size=len(words), max_size=len(words)))
    return _Setter(hyphens, furniture=draw(st.booleans())).set(words)


@st.composite
def drifted(draw: st.DrawFn, words: list[str]) -> str:
    """Draw a way in which people and programs write these words."""
    spaces = st.sampled_from([" ", " ", "  ", "\n", "\u00a0"])
    text = words[0] + "".join(draw(spaces) + word for word in words[1:])
    for written, others in {
        "ﬁ": ["fi", "ﬁ"], "ﬂ": ["fl", "ﬂ"], "ﬀ": ["ff", "ﬀ"], "ﬃ": ["ffi", "ﬃ"],
        "“": ['"', "“", "„"], "”": ['"', "”"], "’": ["'", "’"], "−": ["−", "-", "–"],
        "ü": ["ü", "u\u0308"], "l-k": ["l-k", "l‐k", "l–k", "l\u00adk", "lk"],
        "pp": ["pp", "p\u200bp", "p\u00adp"],
        "1,200": ["1,200", "1200", "1 200"], "60%": ["60%", "60 %", "60\\%"],
    }.items():  # fmt: skip # a table
        text = text.replace(written, draw(st.sampled_from(others)))
    return draw(st.sampled_from([text, text.upper(), f"**{text}**"]))
