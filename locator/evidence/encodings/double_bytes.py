"""Tells encodings apart in which a character is two bytes: Chinese, Japanese, Korean.

Each of them puts the characters that people really use into few rows of its table, in
which the bytes of another one seldom fall (K. Lunde, CJKV Information Processing, 3).
"""

from collections.abc import Iterator
from dataclasses import dataclass

_FIRST_LEAD = 0x81
_ALL = frozenset(range(256))
_HIGH = frozenset(range(0xA1, 0xFF))
_LEAST_PAIRS = 6  # fewer say too little
_LEAST_SHARE = 0.9


@dataclass(frozen=True, slots=True)
class _Rows:
    """Characters whose first byte is one of `lead`, and whose second one of `trail`."""

    lead: range
    trail: frozenset[int] = _HIGH

    def have(self, pair: bytes) -> bool:
        return pair[0] in self.lead and pair[1] in self.trail


@dataclass(frozen=True, slots=True)
class _Table:
    """An encoding, and where its characters stand in it.

    Attributes:
        encoding: Its name in Python.
        used: The rows of what people use, signs included.
        proper: Rows of which a text of this encoding has some.
        least: How large their share is at least.
    """

    encoding: str
    used: tuple[_Rows, ...]
    proper: _Rows
    least: float


_JIS_SIGNS = _Rows(range(0x81, 0x82), _ALL)
_KANA = _Rows(range(0x82, 0x84), _ALL)
# The likeliest come first: each has something of its own in its rows.
_TABLES = (
    _Table(
        "cp932",  # Shift-JIS
        (_JIS_SIGNS, _KANA, _Rows(range(0x88, 0x98), _ALL)),
        _KANA,
        0.15,
    ),
    _Table(
        "euc_jp",
        (_Rows(range(0xA1, 0xA6)), _Rows(range(0xB0, 0xD0))),
        _Rows(range(0xA4, 0xA6)),
        0.25,
    ),
    _Table(
        "cp949",  # EUC-KR: its syllables fill 25 rows, Chinese goes far beyond
        (_Rows(range(0xA1, 0xA4)), _Rows(range(0xB0, 0xC9))),
        _Rows(range(0xB0, 0xC9)),
        0.8,
    ),
    _Table(
        "gb18030",
        (_Rows(range(0xA1, 0xA4)), _Rows(range(0xB0, 0xD8))),
        _Rows(range(0xC9, 0xD8)),
        0.1,
    ),
    _Table(
        "cp950",  # Big5
        (_Rows(range(0xA1, 0xA4), _ALL), _Rows(range(0xA4, 0xC7), _ALL)),
        _Rows(range(0xA4, 0xC7), frozenset(range(0x40, 0x7F))),
        0.1,
    ),
)


def double_byte_encoding(content: bytes) -> str | None:
    """Return in which of these encodings `content` is written; None if in none."""
    pairs = list(_pairs(content))
    if len(pairs) < _LEAST_PAIRS:
        return None
    for table in _TABLES:
        used = sum(any(rows.have(pair) for rows in table.used) for pair in pairs)
        proper = sum(table.proper.have(pair) for pair in pairs)
        if used >= _LEAST_SHARE * len(pairs) and proper >= table.least * len(pairs):
            return table.encoding
    return None


def _pairs(content: bytes) -> Iterator[bytes]:
    """Yield the bytes that are characters of two, those of one left out."""
    at = 0
    while at + 1 < len(content):
        if content[at] < _FIRST_LEAD:
            at += 1
        else:
            yield content[at : at + 2]
            at += 2
