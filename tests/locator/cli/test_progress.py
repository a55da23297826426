"""The progress bar."""

import pytest

from locator.cli.progress import Bar


def test_nothing_is_drawn_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with Bar() as bar:
        bar.show("Reading", 1, 2)

    assert capsys.readouterr().err == ""


def test_nothing_is_drawn_for_work_that_is_done_at_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")

    with Bar(patience_s=3600) as bar:
        bar.show("Reading", 1, 2)

    assert capsys.readouterr().err == ""


def test_work_that_lasts_is_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")

    with Bar(patience_s=0) as bar:
        bar.show("Reading", 1, 2)

    assert "Reading" in capsys.readouterr().err
