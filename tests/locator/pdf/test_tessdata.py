"""Where the language data of Tesseract is found."""

from pathlib import Path

import pytest

from locator.errors import OcrError
from locator.pdf.tessdata import tessdata_for, usual_folders


def with_languages(folder: Path, *codes: str) -> Path:
    folder.mkdir()
    for code in codes:
        (folder / f"{code}.traineddata").touch()
    return folder


def test_the_first_folder_with_the_language_is_taken(tmp_path: Path) -> None:
    without = with_languages(tmp_path / "a", "deu")
    folders = [without, with_languages(tmp_path / "b", "eng")]

    assert tessdata_for("eng", [*folders, tmp_path]) == tmp_path / "b"


def test_all_languages_must_be_in_one_folder(tmp_path: Path) -> None:
    folders = [
        with_languages(tmp_path / "a", "eng"),
        with_languages(tmp_path / "b", "eng", "deu"),
    ]

    assert tessdata_for("eng+deu", folders) == tmp_path / "b"


@pytest.mark.parametrize(
    ("language", "missing"),
    [("eng", ()), ("deu", ("deu",)), ("eng+fra+deu", ("fra", "deu"))],
)
def test_what_is_missing_is_named(
    tmp_path: Path, language: str, missing: tuple[str, ...]
) -> None:
    folder = with_languages(tmp_path / "a", "eng")

    if not missing:
        assert tessdata_for(language, [folder]) == folder
        return
    with pytest.raises(OcrError) as caught:
        tessdata_for(language, [tmp_path, folder])

    assert caught.value.languages == missing


def test_no_language_is_no_language_data(tmp_path: Path) -> None:
    with pytest.raises(OcrError):
        tessdata_for("+", [tmp_path])


def test_the_folder_that_is_named_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TESSDATA_PREFIX", str(tmp_path))
    monkeypatch.setenv("PROGRAMFILES", "programs")

    folders = tuple(usual_folders())

    assert folders[:2] == (tmp_path, tmp_path / "tessdata")
    assert folders[-1] == Path("programs", "Tesseract-OCR", "tessdata")


def test_nothing_need_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TESSDATA_PREFIX", raising=False)

    assert Path("/usr/share/tessdata") in usual_folders()
