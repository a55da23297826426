"""The colours when the system asks for high contrast: those of its own palette."""

from PySide6.QtGui import QPalette

from locator.contrast import mixed
from reader.look.colours import LIGHT, Colours

_SEL, _PRESS = 0.15, 0.3  # of the text's colour, in grounds that tell a state


def high_contrast(palette: QPalette) -> Colours:
    """Return a theme of the system's text, ground and highlight, and nothing else.

    Statuses are told by sign and pattern alone.
    """

    def colour(role: QPalette.ColorRole) -> str:
        return palette.color(QPalette.ColorGroup.Active, role).name().upper()

    role = QPalette.ColorRole
    base, text = colour(role.Base), colour(role.Text)
    accent, on_accent = colour(role.Highlight), colour(role.HighlightedText)
    return Colours(
        window=base,
        base=base,
        alt=base,
        canvas=mixed(text, base, _SEL),
        line=text,
        ctl=text,
        text=text,
        text2=text,
        text3=text,
        accent=accent,
        on_accent=on_accent,
        sel=mixed(text, base, _SEL),
        hover=mixed(text, base, _SEL),
        press=mixed(text, base, _PRESS),
        paper=base,
        ink=text,
        button=base,
        on_sign=base,
        differs=text,
        differs_fill=text,
        toast=text,
        on_toast=base,
        toast_link=base,
        status=dict.fromkeys(LIGHT.status, text),
        is_high_contrast=True,
    )
