"""The text of a document, its pages joined."""

from hypothesis import given
from hypothesis import strategies as st

from locator.comparable.fold import fold
from locator.joined import JoinedText
from locator.span import Span
from tests.sheets import joined_text, sheet

PAGES = st.lists(st.text("aﬁ -½\n5", max_size=12), min_size=1, max_size=5)


def of_texts(texts: list[str]) -> JoinedText:
    text = JoinedText(lambda _: sheet())
    for each in texts:
        text.add_page(each)
    return text


@given(PAGES)
def test_the_whole_text_is_that_of_the_pages(pages: list[str]) -> None:
    text = of_texts(pages)

    assert text.text(Span(0, len(text))) == "".join(pages)
    assert text.pages == len(pages)


@given(PAGES, st.data())
def test_any_stretch_reads_as_in_the_whole_text(
    pages: list[str], data: st.DataObject
) -> None:
    text = of_texts(pages)
    start = data.draw(st.integers(0, len(text)))
    span = Span(start, data.draw(st.integers(start, len(text))))

    assert text.text(span) == span.of("".join(pages))


@given(PAGES)
def test_every_skeleton_character_comes_from_its_glyph(pages: list[str]) -> None:
    text, whole = of_texts(pages), "".join(pages)

    assert all(
        character in fold(whole[text.offset(at)])
        for at, character in enumerate(text.skeleton)
    )


@given(PAGES)
def test_a_glyph_lies_on_the_page_that_it_was_added_with(pages: list[str]) -> None:
    text = of_texts(pages)
    expected = [index for index, page in enumerate(pages) for _ in page]

    assert [text.page_of(at) for at in range(len(text))] == expected


@given(PAGES)
def test_a_page_starts_behind_those_before(pages: list[str]) -> None:
    text = of_texts(pages)

    assert all(
        text.text(Span(0, text.page_start(index))) == "".join(pages[:index])
        for index in range(len(pages))
    )


@given(PAGES)
def test_offsets_go_to_the_skeleton_and_back(pages: list[str]) -> None:
    text = of_texts(pages)

    assert all(
        text.offset(text.skeleton_offset(text.offset(at))) == text.offset(at)
        for at in range(len(text.skeleton))
    )


def test_the_end_of_the_text_lies_on_the_last_page() -> None:
    text = of_texts(["ab", "cd"])

    assert text.page_of(len(text)) == 1


def test_a_stretch_may_cross_an_empty_page() -> None:
    assert of_texts(["ab", "", "cd"]).text(Span(1, 3)) == "bc"


def test_a_skeleton_grows_with_every_page() -> None:
    text = of_texts(["a b"])
    before = text.skeleton
    text.add_page("c.")

    assert (before, text.skeleton) == ("ab", "abc")


def test_glyphs_are_those_of_the_page_that_is_asked_for() -> None:
    text = joined_text(sheet("one"), sheet("two"))

    assert text.glyphs(1).text == text.page_text(1) == "two\n"
