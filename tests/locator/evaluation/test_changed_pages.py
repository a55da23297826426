"""Documents made of another one."""

from locator.evaluation.changed_pages import Kept, Twice, WithImage
from tests.sheets import SheetPages, sheet

PAGES = ("The first page.", "The second page.")


def pages() -> SheetPages:
    return SheetPages([sheet(line) for line in PAGES], ["i", "ii"])


def test_every_page_is_there_twice() -> None:
    twice = Twice(pages())

    assert list(twice.labels) == ["1", "2", "3", "4"]
    assert twice.text(3) == twice.text(1)
    assert twice.glyphs(2).text == twice.glyphs(0).text


def test_an_image_has_no_text() -> None:
    changed = WithImage(pages(), 1)

    assert (changed.text(1), len(changed.glyphs(1))) == ("", 0)
    assert changed.text(0) == pages().text(0)
    assert changed.glyphs(0).text == pages().glyphs(0).text


def test_what_is_kept_is_what_was_read() -> None:
    kept = Kept(pages())

    assert kept.text(0) is kept.text(0)
    assert kept.glyphs(1) is kept.glyphs(1)
    assert kept.text(0) == pages().text(0)
