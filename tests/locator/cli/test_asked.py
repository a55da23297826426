"""The quotes that a command is asked to find."""

from pathlib import Path

from locator.cli.asked import GivenHints, asked
from locator.quote import Quote


def test_typed_quotes_come_before_those_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('[{"quote": "two", "page": 3}]', encoding="utf-8")

    assert asked(["one"], path).quotes == (Quote("one"), Quote("two", "3"))


def test_a_page_on_the_command_line_is_for_quotes_without_one(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('[{"quote": "two", "page": 3}]', encoding="utf-8")

    hints = [quote.page_hint for quote in asked(["one"], path, GivenHints("7")).quotes]

    assert hints == ["7", "3"]


def test_a_section_on_the_command_line_is_for_quotes_without_one(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.json"
    path.write_text('[{"quote": "two", "section": "3.1"}]', encoding="utf-8")

    quotes = asked(["one"], path, GivenHints(section="Methods")).quotes

    assert [quote.section for quote in quotes] == ["Methods", "3.1"]


def test_words_around_are_for_the_typed_quote_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('[{"quote": "two"}]', encoding="utf-8")

    quotes = asked(["one"], path, GivenHints(prefix="before", suffix="behind")).quotes

    assert [(quote.prefix, quote.suffix) for quote in quotes] == [
        ("before", "behind"),
        ("", ""),
    ]


def test_a_format_that_is_not_sure_is_complained_about(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(
        '[{"annotationText": "one two"}, {"annotationText": "three"}, '
        '{"content": "four", "pageNumber": 3, "bboxes": []}]',
        encoding="utf-8",
    )

    complaints = list(asked([], path).complaints())

    assert complaints[0] == (
        f"{path}: read as zotero; it may be chunks or json. Check the quotes."
    )


def test_a_format_that_is_sure_is_no_complaint(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('["one two"]', encoding="utf-8")

    assert not list(asked([], path).complaints())
