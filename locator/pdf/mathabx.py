"""What the glyphs of the mathabx fonts stand for.

pdfTeX writes no character map for these fonts, and readers take their codes for those
of the Cork encoding: "˘" for ±, "´" for −, "ď" for ≤. Source: mathabx.dcl, font matha.
"""

_FONT = "matha"
_MEANING = {
    "`": "+", "´": "−", "ˆ": "×", "¨": "·", "˝": "∘", "˚": "∗", "˘": "±", "¯": "∓",
    "“": "=", "”": "≡", "„": "∼", "«": "≈", "‰": "≠", "ă": "<", "ą": ">", "ď": "≤",
    "ě": "≥", "Ă": "⊂", "Ď": "⊆", "P": "∈", "X": "∩", "Y": "∪", "@": "∀", "D": "∃",
    "8": "∞", "Ð": "←", "Ñ": "→", "ñ": "⇒", "ô": "⇔",
}  # fmt: skip


def is_mathabx(font: str) -> bool:
    """Tell whether the codes of a font are those of mathabx, by its name."""
    return _FONT in font


def meant(character: str) -> str:
    """Return the sign that a character of such a font stands for."""
    return _MEANING.get(character, character)
