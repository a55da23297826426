"""Marks that people and programs write for one another."""

from locator.comparable.symbol_font import symbol

DASHES = frozenset("-\u00ad‐‑‒–—―−﹣－⁻₋")
LINE_HYPHENS = "-‐\u00ad"  # those that break a word at the end of a line
_INVISIBLE = frozenset(
    "\u00ad\u200b\u200c\u200d\u2060\ufeff\u200e\u200f\u202a\u202b\u202c"
)
_SAME = {
    '"': "“”„‟«»″＂〝〞「」『』",
    "'": "‘’‚‛′`´‹›＇",
    ".": "…。．･︒｡",
    ",": "，、︐︑､",
    ";": "；",
    ":": "：∶︓",
    "(": "（︵",
    ")": "）︶",
    "[": "［【",
    "]": "］】",
    "!": "！",
    "?": "？",
    "~": "∼˜～",
    "*": "∗⋆＊",
    "/": "⁄∕／",
    "|": "∣｜",
    "°": "∘◦º˚",
    "≤": "⩽≦",
    "≥": "⩾≧",
    "=": "＝",
    "+": "＋",
    "%": "％",
    "<": "＜〈⟨",
    ">": "＞〉⟩",
    "·": "⋅∙•‧・",
    "■": "◼▪◾",
    "□": "◻▫◽☐",
}
_MARK = {other: mark for mark, others in _SAME.items() for other in others}


def mark_of(character: str) -> str:
    """Return the one spelling of a punctuation mark, "-" for every dash."""
    character = symbol(character)
    return "-" if character in DASHES else _MARK.get(character, character)


def is_invisible(character: str) -> bool:
    """Tell whether a character never shows, like a zero-width space."""
    return character in _INVISIBLE


def is_unknown(character: str) -> bool:
    """Tell whether nobody can know what a character means: private use, unmapped."""
    private = "\ue000" <= character <= "\uf8ff" and symbol(character) == character
    return private or character == "\ufffd"
