"""The find bar's search on the text of one page."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.finding import find_on_page
from locator.span import Span
from tests.prose import Prose, prose


def found(text: str, needle: str, **options: bool) -> list[list[str]]:
    places = find_on_page(text, needle, **options)
    return [[span.of(text) for span in place] for place in places]


@pytest.mark.parametrize(
    ("text", "needle", "places", "reason"),
    [
        ("a film, a Film\n", "film", [["film"], ["Film"]], "case is typing"),
        ("eﬃcient\n", "effi", [["eﬃ"]], "a ligature is its letters"),
        ("eﬃcient\n", "f", [["ﬃ"]], "and is one place, however many of them"),
        ("re-\nused\n", "reused", [["re-", "used"]], "a line-end hyphen is layout"),
        ("well-\nknown\n", "well-known", [["well-", "known"]], "or it is not"),
        ("well-\nknown\n", "well- known", [["well-", "known"]], "copied as two lines"),
        ("re-\nused\n", "re-\nused", [["re-", "used"]], "pasted with its line end"),
        ("reused\n", "re-\nused", [["reused"]], "and found where it is not broken"),
        ("re\u00ad\nused\n", "reused", [["re\u00ad", "used"]], "a soft hyphen breaks"),
        ("re\u00adused\n", "reused", [["re\u00adused"]], "and says nothing elsewhere"),
        ("ˈ\u00ad\nb\n", "b", [["b"]], "even behind nothing that counts"),
        ("the\nfilm\n", "the film", [["the", "film"]], "a line end is a space"),
        ("the \n  film\n", "the film", [["the", "film"]], "with others around it"),
        ("the  film\n", "the film", [["the  film"]], "as are two spaces"),
        ("the film\n", "the\t film", [["the film"]], "in the needle too"),
        ("it is—\nit was\n", "is—it", [["is—", "it"]], "lines break behind a dash"),
        ("it is —\nit was\n", "— it", [["—", "it"]], "a spaced one too"),
        ("and/\nor\n", "and/or", [["and/", "or"]], "and behind a slash"),
        ("机器\n学习\n", "机器学习", [["机器", "学习"]], "ideographs have no spaces"),
        ("机器\n学习\n", "机器\n学习", [["机器", "学习"]], "in the needle either"),
        ("10-\n20\n", "10-20", [["10-", "20"]], "numbers are not hyphenated"),
        ("10-\n20\n", "1020", [], "so their hyphen counts"),
        ("“x”, ‘y’ – z\n", "\"x\", 'y' - z", [["“x”, ‘y’ – z"]], "marks have a kind"),
        ("so, it is\n", "so it", [], "but a comma is not nothing"),
        ("so it is\n", "so, it", [], "neither in the needle"),
        ("wait… no\n", "wait...", [["wait…"]], "an ellipsis is three dots"),
        ("½ of it\n", "1/2", [["½"]], "fractions are their parts"),
        ("CO₂ m²\n", "co2 m2", [["CO₂ m²"]], "so are raised and lowered digits"),
        ("𝑥 = 5\n", "x = 5", [["𝑥 = 5"]], "and letters of formulas"),
        ("Müller\n", "muller", [["Müller"]], "accents are spelling"),
        ("Mu\u0308ller\n", "Müller", [["Mu\u0308ller"]], "in two glyphs too"),
        ("M¨uller\n", "Müller", [["M¨uller"]], "even where TeX put them before"),
        ("aaa\n", "aa", [["aa"]], "places do not overlap"),
        ("a.c abc\n", "a.c", [["a.c"]], "the needle is no pattern"),
        ("\uf061-helix\n", "α-helix", [["\uf061-helix"]], "symbol fonts are read"),
        ("हिन्दी\n", "हन", [], "marks are letters in Devanagari"),
        ("text\n", "", [], "nothing stands nowhere"),
        ("a b\n", " ", [], "nor does a space"),
        ("", "a", [], "a scan has no text"),
    ],
)
def test_a_text_is_found_as_it_was_typed(
    text: str, needle: str, places: list[list[str]], reason: str
) -> None:
    assert found(text, needle) == places, reason


@pytest.mark.parametrize(
    ("text", "needle", "places", "reason"),
    [
        ("a filmy film\n", "film", [["film"]], "a part of a word is none"),
        ("(film) film_2\n", "film", [["film"]], "marks end a word, a line does not"),
        ("re-\nused\n", "used", [], "half of a broken word is none"),
        ("re-used\n", "used", [["used"]], "half of a compound is"),
        ("机器学习\n", "学习", [["学习"]], "ideographs stand for themselves"),
        ("(film)\n", "(film", [["(film"]], "a needle may begin with a mark"),
        ("3.50 3.5\n", "3.5", [["3.5"]], "numbers end too"),
    ],
)
def test_whole_words_end_where_words_end(
    text: str, needle: str, places: list[list[str]], reason: str
) -> None:
    assert found(text, needle, whole_words=True) == places, reason


@pytest.mark.parametrize(
    ("needle", "places"),
    [("Film", [["Film"]]), ("film", [["film"]]), ("FILM", [["FILM"]])],
)
def test_case_counts_if_asked(needle: str, places: list[list[str]]) -> None:
    assert found("film Film FILM\n", needle, match_case=True) == places


def test_a_ligature_has_small_letters() -> None:
    assert found("ﬁlm FILM\n", "fi", match_case=True) == [["ﬁ"]]


@pytest.mark.parametrize(
    ("needle", "places"),
    [
        ("cafe", [["cafe"]]),
        ("café", [["Café"], ["cafe\u0301"]]),
        ("cafe\u0301", [["Café"], ["cafe\u0301"]]),
        ("´", [["´"]]),
    ],
)
def test_accents_count_if_asked(needle: str, places: list[list[str]]) -> None:
    text = "Café cafe cafe\u0301 ´\n"

    assert found(text, needle, match_accents=True) == places


def test_case_and_accents_count_together() -> None:
    options = {"match_case": True, "match_accents": True}

    assert found("Éa éa ÉA\n", "Éa", **options) == [["Éa"]]


@given(st.text(), st.text(), st.booleans(), st.booleans(), st.booleans())
def test_any_text_can_be_searched_for_any_other(
    text: str, needle: str, words: bool, case: bool, accents: bool
) -> None:
    places = find_on_page(
        text,
        needle,
        whole_words=words,
        match_case=case,
        match_accents=accents,
    )
    spans = [span for place in places for span in place]

    assert all(place for place in places)
    assert all("\n" not in span.of(text) for span in spans)
    assert all(span.end <= len(text) for span in spans)


WORDS = ["ab", "a", "b", "ba", "c", "c,"]
JOINTS = [" ", "\n", "  ", " \n", ", "]


@given(
    st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(JOINTS)), max_size=30),
    st.text("abc ,", max_size=5),
)
def test_plain_text_is_searched_as_by_the_naive_search(
    pieces: list[tuple[str, str]], needle: str
) -> None:
    text = "".join(map("".join, pieces))
    plain, origins = naive_text(text)
    wanted, _ = naive_text(needle)
    expected: list[set[int]] = []
    at = plain.find(wanted)
    while wanted.strip() and at >= 0:
        expected.append({origins[each] for each in range(at, at + len(wanted))})
        at = plain.find(wanted, at + len(wanted))

    places = find_on_page(text, needle)

    assert [letters_of(text, place) for place in places] == [
        {at for at in offsets if not text[at].isspace()} for offsets in expected
    ]


def naive_text(text: str) -> tuple[str, list[int]]:
    """Return `text` with each run of white space as one space, and its offsets."""
    origins = [
        at
        for at, character in enumerate(text)
        if not (character.isspace() and at and text[at - 1].isspace())
    ]
    plain = "".join(" " if text[at].isspace() else text[at] for at in origins)
    return plain, origins


def letters_of(text: str, place: tuple[Span, ...]) -> set[int]:
    offsets = {at for span in place for at in range(span.start, span.end)}
    return {at for at in offsets if not text[at].isspace()}


@given(prose(least_words=8), st.data())
def test_words_of_a_set_page_are_found_where_they_stand(
    page: Prose, data: st.DataObject
) -> None:
    first = [word for word in page.words if word.glyphs[-1][0] == 0]
    start = data.draw(st.integers(0, len(first) - 1))
    words = first[start : start + data.draw(st.integers(1, 5))]
    wanted = {at for word in words for _, at in word.glyphs}
    needle = " ".join(word.text for word in words)

    places = find_on_page(page.texts[0], needle)

    # A repeated word may stand there as the end of an earlier place.
    letters = [letters_of(page.texts[0], place) for place in places]
    assert any(each == wanted or (each & wanted and each - wanted) for each in letters)
