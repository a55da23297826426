"""Tables whose columns have to be asked for: chosen, remembered, never guessed."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from reader.arguments import Wish
from tests.journeys.conftest import PATIENCE_MS, Opened
from tests.pdfs import page_of, write_pdf

DRY = "The film was kept in dry air for a week."
WET = "The film was kept in wet air for a week."
COLD = "Nobody kept it in the cold."


def paper(folder: Path) -> Path:
    return write_pdf(folder / "films.pdf", [page_of(DRY, WET)])


def test_columns_are_asked_for_chosen_and_remembered(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    table = f"A,B\n{DRY},{COLD} It froze.\n{WET},{COLD} It melted.\n"
    path, other = tmp_path / "first.csv", tmp_path / "second.csv"
    path.write_text(table)
    other.write_text(table.replace("week", "month"))
    window = open_window(paper(tmp_path))
    mapper = window.furnished().column_asking.mapper
    parts, banner = window.parts, window.frame_.banner
    window.opening.open_path(Wish(path))
    qtbot.waitUntil(banner.isVisible, timeout=PATIENCE_MS)
    said = banner.accessibleName()
    banner.buttons[0].click()
    seen = mapper.isVisible()
    chooser = mapper.choosers["quote"]
    taken = []
    for column in (2, 1):
        chooser.setCurrentIndex(column)
        with qtbot.waitSignal(parts.bringing.evidence_read, timeout=PATIENCE_MS):
            chooser.activated.emit(column)
        taken.append([entry.quote.text for entry in parts.quotes.entries])
    with qtbot.waitSignal(parts.bringing.evidence_read, timeout=PATIENCE_MS):
        window.opening.open_path(Wish(other))

    assert said == "first.csv: which column holds the quote?"
    assert seen
    assert taken == [[f"{COLD} It froze.", f"{COLD} It melted."], [DRY, WET]]
    assert len(parts.quotes.entries) == 4
    assert parts.quotes.entries[2].quote.text == DRY.replace("week", "month")


def test_a_choice_for_columns_without_names_is_for_one_file(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    rows = "".join(f"{DRY} {at},{COLD} It froze {at} times.\n" for at in range(4))
    first, second = tmp_path / "first.csv", tmp_path / "second.csv"
    first.write_text(rows)
    second.write_text(rows.replace("week", "month"))
    window = open_window(paper(tmp_path))
    mapper = window.furnished().column_asking.mapper
    parts, banner = window.parts, window.frame_.banner
    window.opening.open_path(Wish(first))
    qtbot.waitUntil(banner.isVisible, timeout=PATIENCE_MS)
    banner.buttons[0].click()
    chooser = mapper.choosers["quote"]
    chooser.setCurrentIndex(1)
    with qtbot.waitSignal(parts.bringing.evidence_read, timeout=PATIENCE_MS):
        chooser.activated.emit(1)
    before = len(parts.quotes.entries)
    window.opening.open_path(Wish(second))
    qtbot.waitUntil(banner.isVisible, timeout=PATIENCE_MS)
    said = banner.accessibleName()
    with qtbot.waitSignal(parts.bringing.evidence_read, timeout=PATIENCE_MS):
        window.opening.open_path(Wish(first))

    assert said == "second.csv: which column holds the quote?"
    assert (before, len(parts.quotes.entries)) == (4, 4)
