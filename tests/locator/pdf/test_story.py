"""Pages that are set from blocks of HTML."""

from datetime import UTC, datetime, timedelta, timezone

from locator.crops.png import png_of
from locator.pdf.setting import Block, Cell, Picture, Row, Setting
from locator.pdf.story import WIDTH_PT, story_pdf
from tests.pdfs import ReadPdf, colours_at, read_pdf

MARGIN_PT = 15 / 25.4 * 72
INKS = ("#AA0000", "#00AA00", "#0000AA")
SIGNS = {
    ink: (
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" '
        f'viewBox="0 0 16 16"><rect width="16" height="16" style="fill:{ink}"/></svg>'
    ).encode()
    for ink in INKS
}
CSS = "body{margin:0;font-size:10pt;line-height:14pt}p{margin:0}"
MADE = datetime(2026, 12, 1, 9, 30, tzinfo=UTC)


def setting(made_at: datetime = MADE) -> Setting:
    foot = ("left &amp; left", "middle")
    return Setting(CSS, SIGNS, {}, "A title", made_at, foot, "Program 1.0")


def made(*blocks: Block) -> bytes:
    return story_pdf(blocks, setting())


def text(words: str, gap_pt: float = 0.0) -> Row:
    return Row((Cell(f"<p>{words}</p>"),), gap_pt)


def picture(width_pt: float, height_pt: float) -> Row:
    png = png_of(2, 1, b"\xff\x00\x00\xff\x00\xff\x00\xff", 8, 96)
    assert png
    return Row((), 4, Picture(png, width_pt, height_pt))


def read(*blocks: Block) -> ReadPdf:
    return read_pdf(made(*blocks))


def test_every_page_has_its_foot_and_its_number() -> None:
    found = read(*(Block((text(f"block {at}"),), on_new_page=True) for at in range(3)))

    assert len(found.pages) == 3
    assert all("left & left middle" in page for page in found.pages)
    assert [page.rsplit(" ", 3)[-3:] for page in found.pages] == [
        [str(number), "/", "3"] for number in (1, 2, 3)
    ]


def test_without_blocks_there_is_one_page() -> None:
    assert len(read().pages) == 1


def test_what_fits_on_no_rest_of_a_page_begins_the_next() -> None:
    filler = Block(tuple(text(f"line {at}") for at in range(40)))
    whole = Block((text("head"), picture(200, 180), text("caption")))
    found = read(filler, whole)

    assert "head" not in found.pages[0]
    assert "head caption" in found.pages[1]
    assert found.pictures == (0, 1)


def test_a_text_longer_than_a_page_goes_on_and_no_word_is_lost() -> None:
    words = [f"word{at}" for at in range(4000)]
    found = read(Block((text("before"), text(" ".join(words)), text("behind"))))
    shown = " ".join(found.pages).split()

    assert len(found.pages) > 3
    assert [each for each in shown if each.startswith("word")] == words
    assert "behind" in found.pages[-1]


def test_a_label_stays_at_the_beginning_of_its_long_text() -> None:
    row = Row((Cell("<p>label</p>", 0, 40), Cell(f"<p>{'word ' * 3000}</p>", 45)))
    found = read(Block((row,)))

    assert "label" in found.pages[0]
    assert not [page for page in found.pages[1:] if "label" in page]


def test_a_picture_higher_than_a_page_is_made_smaller() -> None:
    found = read(Block((picture(300, 5000), text("caption"))))

    assert sum(found.pictures) == 1
    assert "caption" in " ".join(found.pages)


def test_columns_stand_beside_each_other() -> None:
    left = Cell(rows=(text("one"), text("two")), width_pt=100)
    right = Cell(rows=(text("three"), text("four")), left_pt=200)
    found = read(Block((Row((left, right)), text("below"))))

    assert len(found.pages) == 1
    assert {"one", "two", "three", "four", "below"} <= set(found.pages[0].split())


def test_no_sign_is_taken_for_another_among_many() -> None:
    order = [INKS[at * 7 % 3] for at in range(30)]
    rows = [Row((Cell(sign=ink), Cell(f"<p>{ink}</p>", 17))) for ink in order]
    data = made(*(Block((row,)) for row in rows))
    middles = [(MARGIN_PT + 5, MARGIN_PT + 14 * at + 7) for at in range(30)]

    assert colours_at(data, middles) == order


def test_a_picture_shows_its_own_colours() -> None:
    data = made(Block((picture(100, 50),)))
    found = colours_at(
        data, [(MARGIN_PT + 20, MARGIN_PT + 25), (MARGIN_PT + 80, MARGIN_PT + 25)]
    )

    assert found == ["#FF0000", "#00FF00"]


def test_a_picture_is_no_wider_than_the_page() -> None:
    data = made(Block((picture(3000, 50),)))

    assert colours_at(data, [(MARGIN_PT + WIDTH_PT + 10, MARGIN_PT + 5)]) == ["#FFFFFF"]


def test_bookmarks_name_the_page_on_which_their_block_begins() -> None:
    found = read(
        Block((text("a"),), "First"), Block((text("b"),), "Second", on_new_page=True)
    )

    assert found.outline == (("First", 1), ("Second", 2))


def test_the_file_says_what_it_is_and_when_it_was_made() -> None:
    east = datetime(
        2026, 12, 1, 9, 30, tzinfo=timezone(timedelta(hours=-3, minutes=-30))
    )
    for at, written in (
        (MADE, "D:20261201093000+00'00'"),
        (east, "D:20261201093000-03'30'"),
        (datetime(2026, 12, 1, 9, 30), "D:20261201093000"),  # noqa: DTZ001 - without one
    ):
        found = read_pdf(story_pdf([Block((text("a"),))], setting(at)))

        assert found.metadata["title"] == "A title"
        assert found.metadata["producer"] == "Program 1.0"
        assert found.metadata["creationDate"] == written


def test_the_same_input_makes_the_same_bytes() -> None:
    block = Block((text("a"), picture(100, 50), Row((Cell(sign=INKS[0]),))), "A")

    assert made(block) == made(block)


def test_text_of_other_scripts_has_letters() -> None:
    words = ("漢字かな", "Ωμέγα", "Привет", "שלום", "हिन्दी")
    found = read(*(Block((text(each),)) for each in words))

    assert all(each in found.pages[0] for each in words[:3])
    assert len(found.fonts) >= 4
