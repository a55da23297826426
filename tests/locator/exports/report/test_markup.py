"""Foreign text in HTML and CSS."""

import html

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.exports.report.markup import breakable, css_string, inline, text


@given(st.text())
def test_text_is_read_back_as_it_was_but_for_what_html_cannot_hold(words: str) -> None:
    found = text(words)

    assert not set("<>\"'") & set(found)
    assert len(html.unescape(found)) == len(words)


@pytest.mark.parametrize("character", ["\x00", "\x1b", "\ud800", "\x85"])
def test_what_html_cannot_hold_is_shown_as_unknown(character: str) -> None:
    assert text(f"a{character}b") == "a\ufffdb"


def test_lines_of_a_note_stay_lines() -> None:
    assert text("first\nsecond") == "first\nsecond"


@given(st.text(alphabet="ab <&", min_size=1))
def test_breaks_are_only_added_within_long_words(words: str) -> None:
    found = breakable(words)

    assert html.unescape(found).replace("\u200b", "") == words
    assert "\u200b" not in html.unescape(breakable(words[:20]))


def test_a_long_word_may_break() -> None:
    assert breakable("x" * 100).count("&#8203;") == 4


@given(st.text())
def test_a_string_of_css_ends_where_it_ends(words: str) -> None:
    found = css_string(words)

    assert found[0] == found[-1] == '"'
    assert not set('"<>\n') & set(found[1:-1])


def test_a_name_cannot_turn_round_what_stands_behind_it() -> None:
    assert inline("evil\u202e name") == "evil\ufffd name"
