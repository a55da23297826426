"""A passage compared with a quote word by word: how the two differ."""

import re

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from locator.comparable.skeleton import skeleton_of
from locator.located import Located
from locator.status import Kind, Status
from tests.sheets import text_document

SENTENCE = (
    "In the second trial, 120 patients (60%) were not given 5 mg of the drug before"
    " May 2011, and −3.5 °C was measured by Smith for more than two weeks."
)
WORDS = SENTENCE.split()


def located(quote: str, source: str = SENTENCE) -> Located:
    return text_document(f"Some words before it. {source} And some more.").locate(quote)


def typed(quote: str, source: str = SENTENCE) -> list[tuple[Kind, str, str]]:
    return [
        (each.kind, each.quote, each.source)
        for each in located(quote, source).differences
    ]


@pytest.mark.parametrize(
    ("ours", "theirs", "difference"),
    [
        ("not given", "given", (Kind.NEGATION, "", "not")),
        ("120 patients", "130 patients", (Kind.NUMBER, "130", "120")),
        ("60%", "66%", (Kind.NUMBER, "66", "60")),
        ("2011", "2012", (Kind.NUMBER, "2012", "2011")),
        ("−3.5", "3.5", (Kind.SIGN, "", "−")),
        ("−3.5", "−35", (Kind.NUMBER, "35", "3.5")),
        ("5 mg", "5 µg", (Kind.UNIT, "µg", "mg")),
        ("more than", "less than", (Kind.COMPARATOR, "less", "more")),
        ("before", "after", (Kind.COMPARATOR, "after", "before")),
        ("Smith", "Smyth", (Kind.NAME, "Smyth", "Smith")),
        ("two weeks", "two months", (Kind.UNIT, "months", "weeks")),
        ("measured", "guessed", (Kind.WORD, "guessed", "measured")),
        ("the drug", "the new drug", (Kind.ADDITION, "new", "")),
        ("the second trial", "the trial", (Kind.OMISSION, "", "second")),
        ("were not", "may not", (Kind.MODAL, "may", "were")),
    ],
)
def test_an_altered_quote_says_how_it_differs(
    ours: str, theirs: str, difference: tuple[Kind, str, str]
) -> None:
    quote = SENTENCE.replace(ours, theirs)

    assert located(quote).status is Status.ALTERED
    assert typed(quote) == [difference]


def test_two_words_exchanged_are_two_differences() -> None:
    quote = SENTENCE.replace("120", "x").replace("2011", "120").replace("x", "2011")

    assert [kind for kind, _, _ in typed(quote)] == [Kind.NUMBER, Kind.NUMBER]


def stands_there(words: list[str]) -> bool:
    """Tells whether a changed quote happens to stand in the source after all."""
    return skeleton_of(" ".join(words)).text in skeleton_of(SENTENCE).text


@st.composite
def stretches(draw: st.DrawFn) -> list[str]:
    start = draw(st.integers(0, len(WORDS) - 8))
    ends = [end for end in range(start + 8, len(WORDS) + 1) if WORDS[end - 1] != "−3.5"]
    return WORDS[start : draw(st.sampled_from(ends))]


@given(stretches(), st.data())
def test_a_digit_changed_anywhere_is_never_verbatim(
    words: list[str], data: st.DataObject
) -> None:
    quote = " ".join(words)
    digits = [found.start() for found in re.finditer(r"\d", quote)]
    assume(digits)
    at = data.draw(st.sampled_from(digits))
    other = data.draw(st.sampled_from(sorted(set("0123456789") - {quote[at]})))

    found = located(f"{quote[:at]}{other}{quote[at + 1 :]}")

    assert found.status is not Status.VERBATIM


@given(stretches(), st.data())
def test_a_negation_put_in_anywhere_is_never_verbatim(
    words: list[str], data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(words)))

    quote = [*words[:at], "not", *words[at:]]
    assume(not stands_there(quote))

    found = located(" ".join(quote))

    assert found.status is not Status.VERBATIM


@given(stretches(), st.data())
def test_a_word_left_out_inside_is_never_verbatim(
    words: list[str], data: st.DataObject
) -> None:
    at = data.draw(st.integers(1, len(words) - 2))

    found = located(" ".join([*words[:at], *words[at + 1 :]]))

    assert found.status is not Status.VERBATIM


@given(stretches(), st.data())
def test_neighbours_exchanged_are_never_verbatim(
    words: list[str], data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(words) - 2))
    quote = [*words[:at], words[at + 1], words[at], *words[at + 2 :]]

    assert located(" ".join(quote)).status is not Status.VERBATIM


@given(stretches(), st.data(), st.sampled_from(["cat", "12", "may", "no", "α"]))
def test_another_word_anywhere_is_never_verbatim(
    words: list[str], data: st.DataObject, word: str
) -> None:
    at = data.draw(st.integers(0, len(words) - 1))

    quote = [*words[:at], word, *words[at + 1 :]]
    assume(not stands_there(quote))

    found = located(" ".join(quote))

    assert found.status is not Status.VERBATIM


def test_a_number_without_its_degrees_is_a_difference() -> None:
    assert typed(SENTENCE.split(" °C", maxsplit=1)[0]) == [(Kind.OMISSION, "", "°C")]


@given(stretches())
def test_a_stretch_as_it_stands_is_verbatim(words: list[str]) -> None:
    assert located(" ".join(words)).status is Status.VERBATIM


@pytest.mark.parametrize(
    ("source", "quote"),
    [
        ("the group⌈12⌉ that was seen in the house", "the group that was seen in"),
        ("the group [12] that was seen in the house", "the group that was seen in"),
        ("the group (Lee 2010) that was seen in it", "the group that was seen in"),
    ],
)
def test_citation_marks_left_out_are_not_lit(source: str, quote: str) -> None:
    doc = text_document(source)

    found = doc.locate(quote)
    lit = [span.of(doc.glyphs(0).text) for span in found.placements[0].pages[0].spans]

    assert found.status is Status.VERBATIM
    assert "".join(lit).split() == quote.split()


def test_the_text_of_a_placement_is_the_sources_own() -> None:
    found = text_document("The ﬁrst “group”", "was small.").locate(
        'the first "group" was small'
    )

    assert found.placements[0].text == "The ﬁrst “group” was small"


def test_the_score_is_the_share_of_the_quote_that_stands_there() -> None:
    assert located(" ".join(WORDS)).placements[0].score == 1.0
    assert 0.9 < located(SENTENCE.replace("Smith", "Jones")).placements[0].score < 1


def test_too_little_of_a_quote_is_not_found() -> None:
    quote = "In the second trial, many people from all over the world came to see us"

    assert located(quote).status is Status.NOT_FOUND
    assert located(quote).placements == ()


@pytest.mark.parametrize(
    "quote",
    [
        f"{' '.join(WORDS[:14])} whom nobody had ever seen in town",
        f"Nobody had ever seen in town that {' '.join(WORDS[8:])}",
    ],
)
def test_a_long_part_at_one_end_is_partial(quote: str) -> None:
    assert located(quote).status is Status.PARTIAL


def test_a_partial_quote_lights_the_part_only() -> None:
    quote = f"{' '.join(WORDS[:14])} whom nobody had ever seen in town"

    assert located(quote).placements[0].text == " ".join(WORDS[:14])


def test_a_negation_behind_an_ellipsis_is_a_difference() -> None:
    words = SENTENCE.replace("were not given 5 mg", "were … 5 mg")

    assert located(words).status is Status.ALTERED
    assert typed(words) == [(Kind.NEGATION, "…", "not given")]


@pytest.mark.parametrize(
    ("quote", "source", "lit", "why"),
    [
        (
            "s so that these refer to the new page",
            "task_structs so that these refer to the new page",
            "s so that these refer to the new page",
            "the rest of a word before it",
        ),
        (
            "measured in all samples at a pH of 7.",
            "measured in all samples at a pH of 7.4 then",
            "measured in all samples at a pH of 7.",
            "the rest of a number behind it",
        ),
        (
            "5 mg of it were given to all patients",
            "0.5 mg of it were given to all patients",
            "5 mg of it were given to all patients",
            "the rest of a number before it",
        ),
        (
            "patients with a share of more than 45",
            "patients with a share of more than 45% then",
            "patients with a share of more than 45",
            "a percent sign behind it",
        ),
    ],
)
def test_what_a_quote_cuts_off_is_named_and_not_lit(
    quote: str, source: str, lit: str, why: str
) -> None:
    document = text_document(f"Some words before it. {source} and some more.")
    found = document.locate(quote)
    page = found.placements[0].pages[0]
    text = document.glyphs(0).text

    assert found.status is Status.ALTERED, why
    assert [span.of(text) for span in page.spans] == [lit], why


def test_another_word_at_the_end_is_lit_as_a_whole() -> None:
    document = text_document(f"Some words before it. {SENTENCE} And some more.")
    found = document.locate(SENTENCE.replace("weeks", "months"))
    page = found.placements[0].pages[0]
    text = document.glyphs(0).text

    assert [span.of(text) for span in page.spans] == [SENTENCE]
