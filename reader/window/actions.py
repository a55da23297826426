"""Everything that can be done from menu, toolbar and keyboard, once each."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from reader import messages
from reader.look.look import Look
from reader.window.paste_action import PasteAction

Menus = tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """How an action is called and reached.

    Attributes:
        text: Its words, as in a menu.
        keys: Its shortcuts, portable names.
        icon: Name of its icon, empty for none.
        checkable: Whether it stays pressed.
    """

    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False


PLANS: Mapping[str, Plan] = {
    "open": Plan(messages.ACT_OPEN, ("Ctrl+O",), "file"),
    "open_evidence": Plan(messages.ACT_OPEN_EVIDENCE, ("Ctrl+Shift+O",), "evidence"),
    "sample": Plan(messages.ACT_SAMPLE, (), "flask"),
    "close_tab": Plan(messages.ACT_CLOSE_TAB, ("Ctrl+W",)),
    "quit": Plan(messages.ACT_QUIT, ("Ctrl+Q",)),
    "undo": Plan(messages.ACT_UNDO, ("Ctrl+Z",), "undo"),
    "redo": Plan(messages.ACT_REDO, ("Ctrl+Shift+Z", "Ctrl+Y")),
    "copy": Plan(messages.ACT_COPY, ("Ctrl+C",), "copy"),
    "copy_joined": Plan(messages.ACT_COPY_JOINED, ("Ctrl+Shift+C",)),
    "find": Plan(messages.ACT_FIND, ("Ctrl+F",), "find"),
    "find_next": Plan(messages.ACT_FIND_NEXT, ("F3",)),
    "find_previous": Plan(messages.ACT_FIND_PREVIOUS, ("Shift+F3",)),
    "zoom_in": Plan(messages.ACT_ZOOM_IN, ("Ctrl++", "Ctrl+="), "plus"),
    "zoom_out": Plan(messages.ACT_ZOOM_OUT, ("Ctrl+-",), "minus"),
    "zoom_full": Plan(messages.ACT_ZOOM_FULL, ("Ctrl+0",)),
    "fit_width": Plan(messages.ACT_FIT_WIDTH, ("Ctrl+2",), "fit-width", checkable=True),
    "fit_page": Plan(messages.ACT_FIT_PAGE, ("Ctrl+1",), checkable=True),
    "night": Plan(messages.ACT_NIGHT, ("Ctrl+Shift+N",), "night", checkable=True),
    "dark": Plan(messages.ACT_DARK, (), checkable=True),
    "reduced_motion": Plan(messages.ACT_REDUCED_MOTION, (), checkable=True),
    "side_bar": Plan(messages.ACT_SIDE_BAR, ("F9",), "sidebar", checkable=True),
    "panel": Plan(messages.ACT_PANEL, ("Shift+F9",), "panel", checkable=True),
    "full_screen": Plan(messages.ACT_FULL_SCREEN, ("F11",), checkable=True),
    "back": Plan(messages.ACT_BACK, ("Alt+Left",), "back"),
    "forward": Plan(messages.ACT_FORWARD, ("Alt+Right",), "forward"),
    "page_up": Plan(messages.ACT_PREVIOUS_PAGE, ("Ctrl+PgUp",), "chevron-up"),
    "page_down": Plan(messages.ACT_NEXT_PAGE, ("Ctrl+PgDown",), "chevron-down"),
    "first_page": Plan(messages.ACT_FIRST_PAGE, ("Ctrl+Home",)),
    "last_page": Plan(messages.ACT_LAST_PAGE, ("Ctrl+End",)),
    "go_to_page": Plan(messages.ACT_GO_TO_PAGE, ("Ctrl+G",)),
    "paste_quotes": Plan(messages.ACT_PASTE_QUOTES, ("Ctrl+Shift+V",), "paste"),
    "quote_selection": Plan(messages.ACT_QUOTE_SELECTION, ("Ctrl+Shift+Q",)),
    "quote_for_claim": Plan(messages.ACT_QUOTE_FOR_CLAIM),
    "attach": Plan(messages.ACT_ATTACH),
    "reject": Plan(messages.ACT_REJECT),
    "next_quote": Plan(messages.ACT_NEXT_QUOTE, ("Ctrl+J",)),
    "previous_quote": Plan(messages.ACT_PREVIOUS_QUOTE, ("Ctrl+Shift+J",)),
    "next_problem": Plan(messages.ACT_NEXT_PROBLEM, ("F8",)),
    "previous_problem": Plan(messages.ACT_PREVIOUS_PROBLEM, ("Shift+F8",)),
    "review": Plan(messages.ACT_REVIEW, ("Ctrl+Shift+R",)),
    "supported": Plan(messages.ACT_SUPPORTED, ("Ctrl+Shift+1",)),
    "refuted": Plan(messages.ACT_REFUTED, ("Ctrl+Shift+2",)),
    "unclear": Plan(messages.ACT_UNCLEAR, ("Ctrl+Shift+3",)),
    "next_to_review": Plan(messages.ACT_NEXT_TO_REVIEW),
    "next_claim": Plan(messages.ACT_NEXT_CLAIM),
    "previous_claim": Plan(messages.ACT_PREVIOUS_CLAIM),
    "note": Plan(messages.ACT_NOTE),
    "advance": Plan(messages.ACT_ADVANCE, (), checkable=True),
    "keep_claims_open": Plan(messages.ACT_KEEP_OPEN, (), checkable=True),
    "reviewer": Plan(messages.ACT_REVIEWER),
    "save_project": Plan(messages.ACT_SAVE_PROJECT, ("Ctrl+S",)),
    "open_project": Plan(messages.ACT_OPEN_PROJECT),
    "report": Plan(messages.ACT_REPORT_HTML, ("Ctrl+E",), "export"),
    "report_pdf": Plan(messages.ACT_REPORT_PDF),
    "annotated": Plan(messages.ACT_ANNOTATED),
    **{f"data_{kind}": Plan(words) for kind, words in messages.ACT_DATA.items()},
    "open_after_saving": Plan(messages.ACT_OPEN_AFTER, (), checkable=True),
    "next_pane": Plan(messages.ACT_NEXT_PANE, ("F6",)),
    "previous_pane": Plan(messages.ACT_PREVIOUS_PANE, ("Shift+F6",)),
    "about": Plan(messages.ACT_ABOUT),
}

MENUS: Menus = (
    (
        messages.MENU_FILE,
        (
            *("open", "open_evidence", "sample", ""),
            *("open_project", "save_project", ""),
            *("report", "report_pdf", "annotated", ""),
            *(f"data_{kind}" for kind in messages.ACT_DATA),
            *("open_after_saving", "", "close_tab", "quit"),
        ),
    ),
    (
        messages.MENU_EDIT,
        (
            *("undo", "redo", "", "copy", "copy_joined", ""),
            *("find", "find_next", "find_previous"),
        ),
    ),
    (
        messages.MENU_VIEW,
        (
            *("zoom_in", "zoom_out", "zoom_full", "fit_width", "fit_page", ""),
            *(
                "night",
                "dark",
                "reduced_motion",
                "",
                "side_bar",
                "panel",
                "full_screen",
            ),
        ),
    ),
    (
        messages.MENU_GO,
        (
            *("back", "forward", "", "page_up", "page_down"),
            *(
                "first_page",
                "last_page",
                "go_to_page",
                "",
                "next_pane",
                "previous_pane",
            ),
        ),
    ),
    (
        messages.MENU_QUOTES,
        (
            *("paste_quotes", "quote_selection", "quote_for_claim", ""),
            *("attach", "reject", "", "next_quote", "previous_quote"),
            *("next_problem", "previous_problem"),
        ),
    ),
    (
        messages.MENU_REVIEW,
        (
            *("review", "", "supported", "refuted", "unclear", "note", ""),
            *("next_to_review", "next_claim", "previous_claim", ""),
            *("advance", "keep_claims_open", "reviewer"),
        ),
    ),
    (messages.MENU_HELP, ("about",)),
)


class Actions(QObject):
    """All actions of a window by name."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._actions = {
            name: self._made(name, plan, parent) for name, plan in PLANS.items()
        }
        look.changed.connect(self._dress)
        self._dress()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def _made(self, name: str, plan: Plan, parent: QObject) -> QAction:
        kind = PasteAction if name == "paste_quotes" else QAction
        action = kind(plan.text, parent)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(keys) for keys in plan.keys])
        action.setCheckable(plan.checkable)
        action.setToolTip(_tip(plan))  # buttons take theirs from here, again and again
        return action

    def _dress(self) -> None:
        for name, plan in PLANS.items():
            if plan.icon:
                self._actions[name].setIcon(self._look.icons.icon(plan.icon))


def _tip(plan: Plan) -> str:
    text = plan.text.removesuffix("…")
    if not plan.keys:
        return text
    native = QKeySequence.SequenceFormat.NativeText
    return messages.TIP_WITH_KEYS.format(
        text=text, keys=QKeySequence(plan.keys[0]).toString(native)
    )
