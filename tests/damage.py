"""Damages the words of a quote as people and programs do, and means no harm."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from unicodedata import normalize

from hypothesis import strategies as st

_SPELLINGS: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "<": ("&lt;", "＜"), "ﬁ": ("fi",), "ﬂ": ("fl",), "ﬀ": ("ff",),
        "ﬃ": ("ffi", "ﬀi"),
        "fi": ("ﬁ",), "fl": ("ﬂ",), "ff": ("ﬀ",),
        "“": ('"', "„", "«"), "”": ('"', "»"), "’": ("'", "‘", "`"),
        "−": ("-", "–", "‒"), "l-k": ("l‐k", "l–k", "l\u00adk", "l‑k"),
        "1,200": ("1200", "1 200", "1\u2009200"), "60%": ("60 %", "60\\%"),
        "≥": (r"$\geq$", "⩾"), "α": (r"$\alpha$", "\\alpha"),
        "CO2": ("CO₂", r"$\mathrm{CO_2}$", "CO<sub>2</sub>", "CO~2~"),
        " ": ("\u00a0", "\u2009", "\n"),
        "12": ("$12$", "１２"), "4.5": ("$4.5$", "4·5"), "2/3": ("⅔",),
    }
)  # fmt: skip # a table
_GAPS = (
    " ", " ", " ", " ", "  ", "\n", "\u00a0", "\u2003", "\t", " \n", "\u200b ",
)  # fmt: skip # a table
_CITATIONS = (" [7] ", " [7, 8] ", " [@lee2020] ", "[^2] ", " (Lee 2020) ")
_LEAST = 4  # letters of a word that is broken in the middle


def _spelled(draw: st.DrawFn, word: str) -> str:
    for written, others in _SPELLINGS.items():
        part_of_number = written.isdigit() and written != word
        if written in word and not part_of_number:
            word = word.replace(written, draw(st.sampled_from((written, *others))))
    return word


def _broken(by: str) -> Callable[[str], str]:
    def broken(word: str) -> str:
        middle = len(word) // 2
        return f"{word[:middle]}{by}{word[middle:]}"

    return lambda word: broken(word) if _is_plain(word) else word


def _is_plain(word: str) -> bool:
    return word.isalpha() and len(word) >= _LEAST


def _marked(before: str, behind: str) -> Callable[[str], str]:
    return lambda word: f"{before}{word}{behind}" if _is_plain(word) else word


_WAYS: Mapping[str, Callable[[str], str]] = MappingProxyType(
    {
        "as it is": str,
        "upper case": lambda word: word.upper() if _is_plain(word) else word,
        "lower case": lambda word: word.lower() if _is_plain(word) else word,
        "composed apart": lambda word: normalize("NFD", word),
        "hyphen at a line end": _broken("-\n"),
        "soft hyphen": _broken("\u00ad"),
        "no width": _broken("\u200b"),
        "bold": _marked("**", "**"),
        "italic": _marked("*", "*"),
        "underlined": _marked("_", "_"),
        "code": _marked("`", "`"),
        "link": _marked("[", "](https://example.org/a_b)"),
        "HTML": _marked("<em>", "</em>"),
    }
)
_WHOLE = ("{}", "{}", "{}", "“{}”", '"{}"', "> {}", "  {}\n", "«{}»")


@st.composite
def damaged(draw: st.DrawFn, words: Sequence[str], *, cited: bool) -> str:
    """Draw a spelling of `words` that says the same, with new citations if `cited`."""
    between = (*_GAPS, *_CITATIONS) if cited else _GAPS
    gaps = draw(
        st.lists(st.sampled_from(between), min_size=len(words), max_size=len(words))
    )
    ways = draw(
        st.lists(st.sampled_from(list(_WAYS)), min_size=len(words), max_size=len(words))
    )
    parts = [
        _WAYS[way](_spelled(draw, word)) + gap
        for word, way, gap in zip(words, ways, [*gaps[1:], ""], strict=True)
    ]
    whole = "".join(parts)
    ways_around = [way for way in _WHOLE if way[0] != ">" or whole[0].isalpha()]
    return draw(st.sampled_from(ways_around)).format(whole)
