"""Skeletons, and the characters that they came from."""

from array import array

from hypothesis import given
from hypothesis import strategies as st

from locator.comparable.fold import fold
from locator.comparable.numbers import begins_decimal
from locator.comparable.skeleton import skeleton_of

TEXTS = st.text(
    st.one_of(st.characters(), st.sampled_from("ﬁﬄæß ½\u00ad-–\u200b’éÄ中⁶\n.05")),
    max_size=60,
)


def said(text: str, at: int) -> str:
    """Returns what a character gives: a point at the head of a number its zero."""
    return "0" if begins_decimal(text, at) else fold(text[at])


@given(TEXTS)
def test_every_character_of_a_skeleton_came_from_its_glyph(text: str) -> None:
    skeleton = skeleton_of(text)

    assert len(skeleton.text) == len(skeleton.offsets)
    assert all(
        character in said(text, offset)
        for character, offset in zip(skeleton.text, skeleton.offsets, strict=True)
    )


@given(TEXTS)
def test_offsets_never_run_backward(text: str) -> None:
    offsets = skeleton_of(text).offsets.tolist()

    assert offsets == sorted(offsets)


@given(TEXTS)
def test_no_letter_is_lost_on_the_way(text: str) -> None:
    skeleton = skeleton_of(text)

    assert set(skeleton.offsets) == {at for at in range(len(text)) if said(text, at)}


@given(TEXTS, TEXTS)
def test_the_skeleton_of_two_texts_is_the_two_skeletons(first: str, then: str) -> None:
    whole = skeleton_of(first + then)
    head, tail = skeleton_of(first), skeleton_of(then, len(first))

    assert whole.text == head.text + tail.text
    assert whole.offsets == head.offsets + tail.offsets


def test_the_letters_of_a_ligature_share_its_offset() -> None:
    skeleton = skeleton_of("a ﬃ b")

    assert skeleton.text == "affib"
    assert skeleton.offsets == array("I", [0, 2, 2, 2, 4])


def test_offsets_are_counted_from_a_base() -> None:
    assert skeleton_of("a b", 100).offsets == array("I", [100, 102])


def test_a_text_without_letters_has_an_empty_skeleton() -> None:
    assert len(skeleton_of("… — !")) == 0


def test_a_point_at_the_head_of_a_number_has_the_zero_that_others_write() -> None:
    assert skeleton_of("p<.05").text == skeleton_of("p < 0.05").text == "p005"


def test_the_zero_of_a_number_without_one_came_from_the_point() -> None:
    assert skeleton_of("p .5", 100).offsets.tolist() == [100, 102, 103]
