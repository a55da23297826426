"""What the private-use codes of the Symbol font stand for.

Word processors write glyphs of the Symbol font as U+F000 plus their code in Adobe's
Symbol encoding (PDF 32000-1, annex D.5).
"""

from collections.abc import Iterator

_FIRST = 0xF000
_GREEK = "αβχδεφγηιϕκλμνοπθρστυϖωξψζ"
_CAPITALS = "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ"
_OTHERS = {
    0x2D: "−", 0x40: "≅", 0x5E: "⊥", 0xA2: "′", 0xA3: "≤", 0xA4: "⁄", 0xA5: "∞",
    0xAB: "↔", 0xAC: "←", 0xAD: "↑", 0xAE: "→", 0xAF: "↓", 0xB0: "°", 0xB1: "±",
    0xB2: "″", 0xB3: "≥", 0xB4: "×", 0xB6: "∂", 0xB7: "•", 0xB8: "÷", 0xB9: "≠",
    0xBA: "≡", 0xBB: "≈", 0xBC: "…", 0xC5: "⊕", 0xC6: "∅", 0xCE: "∈", 0xD1: "∇",
    0x7E: "~", 0xCF: "∉", 0xD8: "¬", 0xC7: "∩", 0xC8: "∪", 0xCC: "⊂", 0xCD: "⊆",
    0xD5: "∏", 0xD6: "√", 0xD7: "⋅", 0xE5: "∑",
}  # fmt: skip # a table
_PLAIN = "!#%&()+,./0123456789:;<=>?[]_{|}"


def _pairs() -> Iterator[tuple[str, str]]:
    for number, letter in enumerate(_GREEK):
        yield chr(_FIRST + ord("a") + number), letter
    for number, letter in enumerate(_CAPITALS):
        yield chr(_FIRST + ord("A") + number), letter
    for character in _PLAIN:
        yield chr(_FIRST + ord(character)), character
    for code, character in _OTHERS.items():
        yield chr(_FIRST + code), character


_MEANING = dict(_pairs())


def symbol(character: str) -> str:
    """Return what a private-use code of the Symbol font stands for, else itself."""
    return _MEANING.get(character, character)
