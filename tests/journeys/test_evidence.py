"""Evidence files beside their papers: opened both ways, shown, changed, missing."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from locator.claim import Verdict
from reader.arguments import Wish
from reader.quotes.text_objects import OBJECT
from reader.window.main_window import MainWindow
from tests.journeys.conftest import PATIENCE_MS, Opened, all_located
from tests.pdfs import page_of, write_pdf

DRY = "The film was kept in dry air for a week."
WET = "The film was kept in wet air for a week."
COLD = "Nobody kept it in the cold."


def paper(folder: Path, name: str = "films.pdf") -> Path:
    write_pdf(folder / name, [page_of(DRY, WET)])
    return folder / name


def evidence(folder: Path, *quotes: str, name: str = "films.md") -> Path:
    path = folder / name
    passages = "".join(f"> {quote}\n\n" for quote in quotes)
    path.write_text(f"# Films keep\n\n{passages}")
    return path


def shown(window: MainWindow) -> str:
    text = window.furnished().evidence_side.page.text.toPlainText()
    return text.replace("\u00a0", " ")


def names(window: MainWindow) -> list[str]:
    return [tab.document.path.name for tab in window.tabs]


def with_both(
    open_window: Opened, qtbot: QtBot, folder: Path, *quotes: str
) -> MainWindow:
    path = evidence(folder, *quotes)
    window = open_window(paper(folder))
    window.furnished()
    window.opening.open_path(Wish(path))
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    return window


def test_the_evidence_file_beside_a_paper_is_offered_and_shown(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    evidence(tmp_path, DRY, COLD, name="films.evidence.md")
    window = open_window(paper(tmp_path))
    tab = window.tabs.current
    assert tab is not None
    qtbot.waitUntil(tab.banner.isVisible, timeout=PATIENCE_MS)
    tab.banner.buttons[0].click()
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    window.furnished().evidence_side.show()
    qtbot.waitUntil(lambda: "Films keep" in shown(window), timeout=PATIENCE_MS)

    assert [entry.status for entry in window.parts.quotes.entries] == [
        "verbatim",
        "not_found",
    ]
    assert shown(window).count(OBJECT) == 2
    assert window.frame_.side_bar.width() >= 280


def test_the_paper_beside_an_evidence_file_is_opened(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    paper(tmp_path)
    window = open_window(evidence(tmp_path, DRY))
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert names(window) == ["films.pdf"]


def test_a_claim_over_three_papers_opens_all_of_them(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    papers = [paper(tmp_path, f"film-{number}.pdf") for number in (1, 2, 3)]
    path = tmp_path / "claims.csv"
    rows = [f"It keeps,{DRY},{each.name}\n" for each in papers]
    path.write_text("claim,quote,document\n" + "".join(rows))
    window = open_window(path)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    parts = window.parts

    assert names(window) == [each.name for each in papers]
    assert len(parts.claims.order) == 1
    assert len({entry.document for entry in parts.quotes.entries}) == 3


def test_a_folder_opens_as_pairs(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "papers"
    folder.mkdir()
    for name in ("a", "b"):
        paper(folder, f"{name}.pdf")
        evidence(folder, f"{DRY} {name}", name=f"{name}.md")
    paper(folder, "alone.pdf")
    window = open_window()
    window.furnished()
    window.opening.open_path(Wish(folder))
    qtbot.waitUntil(lambda: len(window.parts.quotes.entries) == 2, timeout=PATIENCE_MS)

    assert names(window) == ["a.pdf", "b.pdf"]


def test_many_pairs_are_opened_only_after_a_question(
    open_window: Opened, tmp_path: Path
) -> None:
    folder = tmp_path / "papers"
    folder.mkdir()
    for number in range(9):
        paper(folder, f"{number}.pdf")
        evidence(folder, DRY, name=f"{number}.md")
    window = open_window()
    window.furnished()
    window.opening.open_path(Wish(folder))
    banner = window.frame_.banner

    assert names(window) == []
    assert [button.text() for button in banner.buttons] == ["Open 9 pairs", "Not now"]
    assert banner.isVisible()


def test_a_missing_paper_is_asked_for_and_its_place_remembered(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    found = paper(elsewhere)
    path = evidence(tmp_path, DRY)
    window = open_window(path)
    banner = window.frame_.banner
    qtbot.waitUntil(banner.isVisible, timeout=PATIENCE_MS)
    words = banner.accessibleName()
    pairing_up = window.furnished().pairing_up
    pairing_up.found(path, "films.pdf", found)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert words == "films.md needs films.pdf."
    assert names(window) == ["films.pdf"]
    assert pairing_up._found_before(path, "films.pdf") == found


def test_a_changed_evidence_file_keeps_verdicts_and_lets_gone_quotes_come_back(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window = with_both(open_window, qtbot, tmp_path, DRY, COLD)
    parts = window.parts
    kept, gone = (entry.id for entry in parts.quotes.entries)
    first = parts.quotes.entry(kept)
    assert first is not None
    parts.acts.judge([first.claim], Verdict.SUPPORTED)
    evidence(tmp_path, DRY, WET)
    toast = window.frame_.toaster.toast
    qtbot.waitUntil(lambda: "changed" in toast.text, timeout=PATIENCE_MS)
    now = [entry.quote.text for entry in parts.quotes.entries]
    again = parts.quotes.entry(kept)
    claim = parts.claims.entry(first.claim)
    parts.acts.stack.undo()

    assert toast.text == "films.md changed: 1 quote new, 1 gone. Verdicts kept."
    assert now == [DRY, WET]
    assert again is not None
    assert again.located == first.located
    assert claim is not None
    assert claim.verdict is Verdict.SUPPORTED
    assert parts.quotes.entry(gone) is not None


def test_the_current_quote_is_shared_both_ways(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window = with_both(open_window, qtbot, tmp_path, DRY, WET)
    side = window.furnished().evidence_side
    quotes = window.parts.quotes
    first, second = (entry.id for entry in quotes.entries)
    window.frame_.panel.show_evidence_wanted.emit()
    quotes.set_current(first)
    QTest.keyClick(side.page.text, Qt.Key.Key_Down)

    assert window.frame_.side_bar.current == "evidence"
    assert quotes.current is not None
    assert quotes.current.id == second
    assert side.page.text._current == second


def test_a_broken_record_is_shown_in_its_place(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "films.jsonl"
    path.write_text(f'{{"quote": "{DRY}"}}\n{{"quote": "half\n{{"quote": "{WET}"}}\n')
    paper(tmp_path)
    window = open_window(path)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    window.furnished()
    lines = [line for line in shown(window).split("\n") if line]

    assert lines == [
        f"quote  {OBJECT} {DRY}",
        '{"quote": "half',
        "Line 2 could not be read: it is not complete JSON.",
        f"quote  {OBJECT} {WET}",
    ]


def test_a_file_with_a_claim_and_no_quote_is_shown(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "films.csv"
    path.write_text("claim,quote,page\nIt keeps for ever,,\n")
    window = open_window(paper(tmp_path))
    window.furnished()
    window.opening.open_path(Wish(path))
    qtbot.waitUntil(lambda: "It keeps for ever" in shown(window), timeout=PATIENCE_MS)
    claims = window.parts.claims

    assert [claims.words(each) for each in claims.order] == ["It keeps for ever"]
    assert len(window.parts.quotes.entries) == 0


def test_a_reload_that_is_stopped_is_no_reload_later(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window = with_both(open_window, qtbot, tmp_path, DRY, WET)
    parts, path = window.parts, tmp_path / "films.md"
    window.furnished().evidence_changing.reload(path)
    parts.bringing.stop_reading()
    evidence(tmp_path, DRY)
    with qtbot.waitSignal(parts.bringing.evidence_read, timeout=PATIENCE_MS):
        parts.bringing.open_evidence(path)

    assert [entry.quote.text for entry in parts.quotes.entries] == [DRY, WET]
