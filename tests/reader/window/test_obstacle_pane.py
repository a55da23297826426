"""The pane that says why a file is not shown."""

import re

import pytest
from pytestqt.qtbot import QtBot

from locator.errors import Obstacle as FileObstacle
from reader import messages
from reader.look.look import Look
from reader.session.document import Obstacle
from reader.window.obstacle_pane import ObstaclePane

KINDS = [*FileObstacle, "fault"]
BANNED = re.compile(r"\b(error|failed|invalid|oops|please)\b|!|\d", re.IGNORECASE)


@pytest.fixture
def pane(look: Look, qtbot: QtBot) -> ObstaclePane:
    pane = ObstaclePane(look)
    qtbot.addWidget(pane)
    pane.show()
    return pane


@pytest.mark.parametrize("kind", KINDS)
def test_every_obstacle_has_words_without_blame_or_codes(kind: str) -> None:
    words = f"{messages.OBSTACLE[kind]} {messages.OBSTACLE_ADVICE[kind]}"

    assert "{name}" in words
    assert not BANNED.search(words)


@pytest.mark.parametrize("kind", KINDS)
def test_the_file_is_named_without_its_folder(pane: ObstaclePane, kind: str) -> None:
    pane.show_obstacle("halden-2024.pdf", Obstacle(kind, "in /papers"))

    assert "halden-2024.pdf" in pane.accessibleName()
    assert "/papers" not in pane.accessibleName()


def test_an_obstacle_nobody_knows_is_a_fault(pane: ObstaclePane) -> None:
    pane.show_obstacle("a.pdf", Obstacle("struck_by_lightning"))

    assert pane.accessibleName() == "a.pdf could not be opened."


def test_details_are_shown_when_asked_for(pane: ObstaclePane) -> None:
    pane.show_obstacle("a.pdf", Obstacle("damaged", "no objects found"))

    assert not pane._details.isVisible()

    pane.details_button.click()

    assert pane._details.isVisible()
    assert pane._detail.toPlainText() == "no objects found"


def test_details_are_folded_for_the_next_obstacle(pane: ObstaclePane) -> None:
    pane.show_obstacle("a.pdf", Obstacle("damaged", "no objects found"))
    pane.details_button.click()
    pane.show_obstacle("a.pdf", Obstacle("missing"))

    assert not pane._details.isVisible()
    assert not pane.details_button.isVisible()


def test_buttons_say_what_is_wanted(pane: ObstaclePane, qtbot: QtBot) -> None:
    pane.show_obstacle("notes.docx", Obstacle("not_a_pdf"), may_be_evidence=True)
    for button, signal in (
        (pane.try_again_button, pane.try_again_wanted),
        (pane.folder_button, pane.folder_wanted),
        (pane.evidence_button, pane.evidence_wanted),
    ):
        with qtbot.waitSignal(signal):
            button.click()


@pytest.mark.parametrize(
    ("kind", "offered"), [("not_a_pdf", True), ("damaged", False), ("empty", False)]
)
def test_only_another_kind_of_file_is_offered_as_evidence(
    pane: ObstaclePane, kind: str, *, offered: bool
) -> None:
    pane.show_obstacle("notes.md", Obstacle(kind), may_be_evidence=True)

    assert pane.evidence_button.isVisible() is offered


def test_the_focus_goes_to_the_button_that_is_expected(
    pane: ObstaclePane, qtbot: QtBot
) -> None:
    pane.show_obstacle("a.pdf", Obstacle("damaged"))
    pane.setFocus()

    qtbot.waitUntil(pane.try_again_button.hasFocus)
