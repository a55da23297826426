"""Random prose, set in columns over pages, of which every glyph's place is known."""

from dataclasses import dataclass, field

from hypothesis import assume
from hypothesis import strategies as st

from tests.pdfs import Page, Piece, page_of

COLUMNS_PT = (60.0, 320.0)
WIDEST = 34  # characters in a line
FEWEST = 3  # words
LINES = 7  # in a column
TOP_PT = 120.0
LEADING_PT = 15.0
_TEXT = """
    apple brook candle dinner eleven forest garden hollow island jungle kettle
    lemon mirror number orange pepper quartz ribbon silver timber umbrella velvet
    willow yellow zebra ﬁgure ﬂower eﬀort oﬃcial not never well-known “quoted”
    author’s river, mountain. (perhaps) 12 35 4.5 1,200 60% −7 α-helix Müller
    may must all some without increased fewer Darwin Paris p<0.05 n≥30 x=8 5_mg
    20_km 3_weeks −0.3 p_=_0.2 <_9 café 2/3 in_vitro CO2 unlikely before after
    [31] [32,33] (Lee,_2020)
"""
WORDS = [word.replace("_", " ") for word in _TEXT.split()]
MARKS = frozenset(word for word in WORDS if word[0] in "[(" and word[-2:-1].isdigit())
_SYLLABLE = 3


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the text, and where its glyphs stand: page index and offset."""

    text: str
    glyphs: tuple[tuple[int, int], ...]

    @property
    def is_mark(self) -> bool:
        """Tells whether it is a citation."""
        return self.text in MARKS


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

    def says(self, words: list[str]) -> bool:
        """Tells whether these words stand somewhere, citations left out."""
        said = [word.text for word in self.words if not word.is_mark]
        count = len(words)
        return any(said[at : at + count] == words for at in range(len(said)))

    def places_of(self, words: list[Word]) -> list[set[tuple[int, int]]]:
        """Returns the glyphs of all places where `words` stand as they are.

        Where they stand nowhere so, citations of the page may be left out.
        """
        exact = _places(self.words, words)
        return exact or _places(
            [word for word in self.words if not word.is_mark],
            [word for word in words if not word.is_mark],
        )


def _places(said: list[Word], words: list[Word]) -> list[set[tuple[int, int]]]:
    wanted = [word.text for word in words]
    texts = [word.text for word in said]
    count = len(words)
    return [
        {glyph for word in said[at : at + count] for glyph in word.glyphs}
        for at in range(len(said) - count + 1)
        if texts[at : at + count] == wanted
    ]


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
                glyphs.extend(
                    (page, at + number)
                    for number, character in enumerate(part)
                    if not character.isspace()
                )
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
def prose(
    draw: st.DrawFn, *, least_words: int = FEWEST, most_words: int = 140
) -> Prose:
    """Draw a text of one to three pages."""
    words = draw(
        st.lists(st.sampled_from(WORDS), min_size=least_words, max_size=most_words)
    )
    words = _without_stutter(words)
    assume(len(words) >= FEWEST)
    hyphens = draw(st.lists(st.booleans(), min_size=len(words), max_size=len(words)))
    return _Setter(hyphens, furniture=draw(st.booleans())).set(words)


def _without_stutter(words: list[str]) -> list[str]:
    """Return `words` without those that say again what stands one or two words before.

    Nobody writes "apple apple apple", and where it begins and ends is a riddle.
    """
    kept: list[str] = []
    for word in words:
        said = [each for each in kept if each not in MARKS]
        if word in MARKS or word not in said[-2:]:
            kept.append(word)
    return kept
