"""Tells encodings apart in which a character is one byte: Latin, Cyrillic, Greek.

Any bytes can be read in them. What is read has to be words of a language that people
write in them; else it is the wrong one.
"""

import re
from dataclasses import dataclass
from itertools import pairwise

# What no word has inside, or at its end: "spad³o", "jedn¹" are of another encoding.
_STRANGE = re.compile(
    r"(?<=[^\W\d_])(?:[^\w\s'’‘“”„\-–—­·.,:;/&()\[\]]|[¹²³¼½¾])+(?=[^\W\d_])"
    r"|(?<=[^\W\d_]{3})[¹²³¼½¾¿±£¥]"
)
_RUN = re.compile(r"[À-ÿ°±²³´µ¶·¸¹º¼½¾¿]{3}")  # two bytes a character, read as one each
_MOST_STRANGE = 0.1  # of the letters beyond a to z
_SELDOM = 0.05  # of letters: names and foreign words in a text of plain letters
_OF_LANGUAGE = 0.97
_LEAST_LETTERS = 12  # of another script; fewer say too little
_FREQUENT = 0.5  # of the letters, where letters are read as what they are
_MOST_ODD = 0.1  # of letters: capitals behind small ones, or letters of two scripts
_ANYWHERE = frozenset("ªºµ")


@dataclass(frozen=True, slots=True)
class _Latin:
    """An encoding of Latin letters: the letters beyond a to z of its languages."""

    encoding: str
    languages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Script:
    """An encoding of another script: its letters, and those of which half a text is."""

    encoding: str
    letters: re.Pattern[str]
    frequent: str


_WESTERN = _Latin(
    "cp1252",
    (
        "äöüßéàè",  # German
        "àâæçéèêëîïôœùûüÿñ",  # French
        "áéíñóúüç",  # Spanish
        "àáâãçéêíóôõúü",  # Portuguese
        "àèéìíîòóùú",  # Italian
        "åäöæøéü",  # Swedish, Danish, Norwegian, Finnish
        "áéëïíóöúüèêç",  # Dutch
        "áðéíóúýþæö",  # Icelandic
        "àçèéíïòóúü",  # Catalan
        "äöõüšžå",  # Estonian, Finnish
    ),
)
_LATIN = (
    _WESTERN,
    _Latin(
        "cp1250", ("ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áéíóöőúüű", "áäčďéíĺľňóôŕšťúýž")
    ),
    _Latin("cp1254", ("çğıöşüâîûi̇",)),
)
_CYRILLIC = re.compile(r"[Ѐ-ӿ]")
_SCRIPTS = (
    _Script("cp1251", _CYRILLIC, "оеаинтсрвлкії"),
    _Script("koi8_r", _CYRILLIC, "оеаинтсрвлк"),
    _Script("cp1253", re.compile(r"[Ͱ-Ͽ]"), "αοιετσνηυρόίάς"),
)


def single_byte_encoding(content: bytes) -> str | None:
    """Return in which of these encodings `content` is written; None if in none."""
    for latin in _LATIN:
        text = _read(content, latin.encoding)
        if text is not None and _is_latin(text, latin):
            return latin.encoding
    for script in _SCRIPTS:
        text = _read(content, script.encoding)
        if text is not None and _is_script(text, script):
            return script.encoding
    return None


def _read(content: bytes, encoding: str) -> str | None:
    try:
        return content.decode(encoding)
    except UnicodeDecodeError:
        return None


def _is_latin(text: str, latin: _Latin) -> bool:
    letters = [letter for letter in text.lower() if letter.isalpha()]
    marked = [letter for letter in letters if not letter.isascii()]
    if _is_strange(text, len(marked)) or _RUN.search(text):
        return False
    seldom = len(marked) <= max(1, _SELDOM * len(letters))
    if seldom and latin is _WESTERN:
        return _share(marked, set("".join(latin.languages))) >= _OF_LANGUAGE
    return any(_share(marked, set(each)) >= _OF_LANGUAGE for each in latin.languages)


def _is_script(text: str, script: _Script) -> bool:
    marked = [letter for letter in text if not letter.isascii() and letter.isalpha()]
    ours = [letter for letter in marked if script.letters.match(letter)]
    if len(ours) < _LEAST_LETTERS or len(ours) < _OF_LANGUAGE * len(marked):
        return False
    frequent = _share([letter.lower() for letter in ours], set(script.frequent))
    is_cased = sum(map(_is_odd, pairwise(text))) <= _MOST_ODD * len(ours)
    return frequent >= _FREQUENT and is_cased and not _is_strange(text, len(ours))


def _is_odd(pair: tuple[str, str]) -> bool:
    """Tell whether two letters seldom follow one another: aA, or of two scripts."""
    before, behind = pair
    if not before.isalpha() or not behind.isalpha():
        return False
    is_mixed = before.isascii() != behind.isascii()
    return is_mixed or (before.islower() and behind.isupper())


def _is_strange(text: str, letters: int) -> bool:
    return len(_STRANGE.findall(text)) > _MOST_STRANGE * letters


def _share(letters: list[str], of: set[str]) -> float:
    known = sum(letter in of or letter in _ANYWHERE for letter in letters)
    return known / len(letters) if letters else 1
