"""The colours of the program, light and dark; measured for contrast, not by eye."""

from dataclasses import dataclass

from locator.status_colours import DARK_LINES, LIGHT_LINES


@dataclass(frozen=True, slots=True)
class Colours:
    """One theme of the window; every colour as #RRGGBB.

    Attributes:
        window: Chrome, menu, tabs, status bar.
        base: Panels and fields.
        alt: Side bar and headers.
        canvas: Behind the pages.
        line: Separators.
        ctl: Outlines of controls.
        text: Body text.
        text2: Secondary text.
        text3: Disabled text and decoration only.
        accent: Focus, current, primary.
        on_accent: Text on the accent.
        sel: Ground of the current and of selected rows.
        hover: Ground under the pointer.
        press: Ground while pressed.
        paper: The page, by night.
        ink: Its text, by night.
        button: Ground of buttons and of the chosen segment.
        on_sign: What is drawn on a filled status sign.
        differs: Text of words that differ.
        differs_fill: Their ground, before it is made transparent.
        toast: Ground of toasts.
        on_toast: Text on a toast.
        toast_link: The button on a toast.
        status: Text and line colour of each status.
        is_high_contrast: Whether the system asked for it: no fills, wider lines.
    """

    window: str
    base: str
    alt: str
    canvas: str
    line: str
    ctl: str
    text: str
    text2: str
    text3: str
    accent: str
    on_accent: str
    sel: str
    hover: str
    press: str
    paper: str
    ink: str
    button: str
    on_sign: str
    differs: str
    differs_fill: str
    toast: str
    on_toast: str
    toast_link: str
    status: dict[str, str]
    is_high_contrast: bool = False


LIGHT = Colours(
    window="#F2F3F5",
    base="#FFFFFF",
    alt="#F8F9FA",
    canvas="#DCDFE4",
    line="#DBDFE4",
    ctl="#7C848F",
    text="#1B1F24",
    text2="#545C67",
    text3="#868E99",
    accent="#3157C8",
    on_accent="#FFFFFF",
    sel="#EAF0FC",
    hover="#EEF0F3",
    press="#E2E6EB",
    paper="#FFFFFF",
    ink="#000000",
    button="#FFFFFF",
    on_sign="#FFFFFF",
    differs="#8F2B00",
    differs_fill="#FF7A2F",
    toast="#23272D",
    on_toast="#F2F4F6",
    toast_link="#9DB8FF",
    status={**LIGHT_LINES, "searching": "#545C67"},
)

DARK = Colours(
    window="#24272B",
    base="#1C1F23",
    alt="#202327",
    canvas="#121417",
    line="#363B42",
    ctl="#7A828D",
    text="#E6E8EB",
    text2="#A4ABB5",
    text3="#757D88",
    accent="#8AA8FF",
    on_accent="#10131A",
    sel="#2A3450",
    hover="#2D3137",
    press="#363B42",
    paper="#1E2124",
    ink="#D5D8DC",
    button="#2D3136",
    on_sign="#15181B",
    differs="#FFC9A8",
    differs_fill="#B8551F",
    toast="#3A3F47",
    on_toast="#F2F4F6",
    toast_link="#9DB8FF",
    status={**DARK_LINES, "searching": "#A4ABB5"},
)


@dataclass(frozen=True, slots=True)
class FindColours:
    """Fills of what a search found; finds have no lines, quotes have."""

    other: str
    current: str


DAY_FIND = FindColours("#FFE45C", "#FFC400")
NIGHT_FIND = FindColours("#4D4510", "#655A10")
