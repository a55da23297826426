"""Passages that begin and end where words and numbers of the source do."""

import pytest

from locator.matching.whole_tokens import with_whole_tokens
from locator.span import Span
from locator.status import Status
from tests.sheets import Line, joined_text, sheet, text_document


def grown(text: str, *others: str | Line) -> str:
    """Returns what a run grows to; it stands between bars in `text`."""
    start = text.index("|")
    end = text.rindex("|") - 1
    source = joined_text(sheet(text.replace("|", ""), *others))
    (run,) = with_whole_tokens([Span(start, end)], source)
    return source.text(run)


@pytest.mark.parametrize(
    ("text", "run", "why"),
    [
        ("a |word| here", "word", "a whole word"),
        ("con|cat|enate", "concatenate", "the middle of a word"),
        ("un|likely| it is", "unlikely", "the end of a word"),
        ("it was |use|less", "useless", "the beginning of a word"),
        ("some |word and wo|rds", "word and words", "at the end only"),
        ("1|20 cells| here", "120 cells", "the end of a number"),
        ("a dose of 0.|5 mg| daily", "0.5 mg", "behind a decimal point"),
        ("a dose of 1,|500 mg| daily", "1,500 mg", "behind a thousands comma"),
        ("the dose was |1|.5 mg", "1.5", "before a decimal point"),
        ("the dose was |15|0 mg", "150", "the beginning of a number"),
        ("the dose was −|5 mg| daily", "−5 mg", "behind a minus sign"),
        ("it was 12 −|0.3 on| average", "−0.3 on", "behind a minus between numbers"),
        ("from 12–|20 cells| on", "20 cells", "the end of a range"),
        ("the value −|ΔG was| here", "−ΔG was", "behind a minus before a letter"),
        ("the CD4⁻|CD8 cells| here", "CD8 cells", "behind a raised minus"),
        ("the share was |45|% here", "45%", "before a percent sign"),
        ("the value was |10|⌈6⌉ here".replace("⌈6⌉", "6"), "106", "digits behind"),
        ("he said |“word|” here", "“word", "a quotation mark is no word"),
        ("the share was |45| % here", "45 %", "before a percent sign, apart"),
        ("it was at |5| °C here", "5 °C", "before degrees with their unit"),
        ("it was at |5|° here", "5°", "before degrees alone"),
        ("it was at |5| ° of it", "5 °", "before degrees, another word behind"),
        ("a dose of |5| mg here", "5", "a unit in letters is another word"),
        ("about |20|–30 here", "20–30", "the beginning of a range"),
        ("about |10|⁻⁶ here", "10⁻⁶", "a power of ten"),
        ("about |20| – 30 here", "20", "a range set apart"),
        ("of 5 |mg|/kg here", "mg/kg", "the beginning of a rate"),
        ("of cm−|1| here", "−1", "behind a minus sign, a unit before"),
        ("the |ratio| here and", "ratio", "another word behind"),
        ("of B|12| here", "B12", "the number of a name"),
        ("of |CO|2 here", "CO2", "the index of a name"),
        ("the 4|th| time", "th", "letters behind a number"),
        ("some |camel|Case here", "camel", "a capital begins another word"),
        ("in well-|known| cases", "known", "a hyphen parts words"),
        ("it |isn|’t so", "isn’t", "an apostrophe does not"),
        ("一|中文|字", "中文", "ideographs are words"),
        ("wehad|nootherwaytogetthroughit|all", "nootherwaytogetthroughit", "no spaces"),
        ("|nootherwaytogetthroughit|less", "nootherwaytogetthroughitless", "a denial"),
        (
            "un|abletogetallthewaythroughit|",
            "unabletogetallthewaythroughit",
            "a denial",
        ),
        ("end.5|According| to", "According", "a footnote mark without a space"),
    ],
)
def test_a_run_grows_to_whole_words_and_numbers(text: str, run: str, why: str) -> None:
    assert grown(text) == run, why


@pytest.mark.parametrize(
    ("head", "run"),
    [
        ("we think it is un-", "un-\nlikely"),
        ("It was Un\u00ad", "Un\u00ad\nlikely"),
        ("we think it is well-", "likely"),
        ("we think it is fun-", "likely"),
        ("we think it is un -", "likely"),
    ],
)
def test_a_denial_broken_off_at_a_line_end_belongs_to_its_word(
    head: str, run: str
) -> None:
    source = joined_text(sheet(head, "likely that it is"))
    start = len(head) + 1

    (grown_run,) = with_whole_tokens([Span(start, start + len("likely"))], source)

    assert source.text(grown_run) == run


def test_a_prefix_that_stands_alone_is_no_name() -> None:
    assert grown("Non|significant| it is", "A Non here") == "Nonsignificant"


def test_a_long_word_glued_to_the_next_stays_by_itself() -> None:
    assert grown("|patients|recovered", "the patients were") == "patients"


def test_a_long_word_that_stands_nowhere_else_is_the_beginning_of_one() -> None:
    assert grown("|Counter|acted", "the patients were") == "Counteracted"


def test_no_runs_stay_no_runs() -> None:
    assert with_whole_tokens([], joined_text(sheet("one"))) == ()


def test_only_the_ends_of_several_runs_grow() -> None:
    source = joined_text(sheet("unlikely words here", "useless words here"))
    runs = [Span(2, 14), Span(20, 23)]

    assert [source.text(run) for run in with_whole_tokens(runs, source)] == [
        "unlikely words",
        "useless",
    ]


def test_runs_in_the_middle_stay_as_they_are() -> None:
    source = joined_text(sheet("unlikely words here"))
    runs = (Span(0, 8), Span(10, 12), Span(15, 19))

    assert with_whole_tokens(runs, source) == runs


def test_a_name_glued_to_the_next_word_stays_by_itself() -> None:
    assert grown("|Midas|shows that", "as Midas does") == "Midas"


def test_a_name_broken_over_two_lines_and_glued_stays_by_itself() -> None:
    source = joined_text(sheet("so TOC-", "TOUattacks are", "as TOCTOU does"))

    assert with_whole_tokens([Span(11, 22)], source) == (Span(11, 22),)


def test_a_broken_word_that_stands_nowhere_else_is_the_beginning_of_one() -> None:
    source = joined_text(sheet("so TOC-", "TOUattacks are", "as TOU does"))

    assert with_whole_tokens([Span(11, 22)], source) == (Span(8, 22),)


def test_letters_set_apart_are_two_words() -> None:
    source = joined_text(sheet("one", Line("two", x_pt=75, y_pt=50)))

    assert with_whole_tokens([Span(0, 3)], source) == (Span(0, 3),)


def status(quote: str, *lines: str) -> Status:
    return text_document(*lines).locate(quote).status


@pytest.mark.parametrize(
    ("quote", "line"),
    [
        pytest.param("cat", "concatenate these", id="inside a word"),
        pytest.param("likely", "it was unlikely", id="the end of a word"),
        pytest.param("use", "it was useless", id="the beginning of a word"),
        pytest.param("5 mg", "a dose of 0.5 mg", id="behind a decimal point"),
        pytest.param("5 mg", "a dose of 15 mg", id="the end of a number"),
        pytest.param("500 mg", "a dose of 1,500 mg", id="behind a thousands comma"),
        pytest.param("was 1", "the ratio was 1.5", id="before a decimal point"),
        pytest.param("was 1", "the ratio was 15", id="the beginning of a number"),
        pytest.param(
            "likely that the patients would survive",
            "unlikely that the patients would survive",
            id="the end of a word, long",
        ),
        pytest.param(
            "20 patients were treated with the drug",
            "120 patients were treated with the drug",
            id="the end of a number, long",
        ),
        pytest.param(
            "25 litres of water were put into each flask",
            "1.25 litres of water were put into each flask",
            id="behind a decimal point, long",
        ),
        pytest.param(
            "The concentration in the blood was 15",
            "The concentration in the blood was 150 mg",
            id="the beginning of a number, long",
        ),
        pytest.param(
            "The concentration in the blood was 10",
            "The concentration in the blood was 10⌈6⌉ mg",
            id="a power of ten cut off",
        ),
        pytest.param(
            "5 degrees in the northern area of the land",
            "−5 degrees in the northern area of the land",
            id="behind a minus sign",
        ),
        pytest.param(
            "The share of patients who recovered was 45",
            "The share of patients who recovered was 45% in May",
            id="before a percent sign",
        ),
        pytest.param(
            "the treatment with the new drug was use",
            "the treatment with the new drug was useless",
            id="the beginning of a word, long",
        ),
    ],
)
def test_a_word_or_a_number_cut_in_two_is_not_verbatim(quote: str, line: str) -> None:
    assert status(quote, f"We saw that {line}") not in {
        Status.VERBATIM,
        Status.AMBIGUOUS,
    }


@pytest.mark.parametrize(
    ("quote", "line"),
    [
        pytest.param("we measured all the CO", "CO⌊2⌋ in the air", id="an index"),
        pytest.param("we measured all the CO", "CO2 in the air", id="an index, plain"),
        pytest.param("it was about all the 10", "10⌈−6⌉ in the air", id="an exponent"),
        pytest.param("it was about all the 20", "20–30 in the air", id="a range"),
        pytest.param("it was about all the 5 mg", "5 mg/kg in all", id="a rate"),
        pytest.param(
            "it was about all the 5", "5 % in all", id="a percent sign, apart"
        ),
    ],
)
def test_the_end_of_a_quote_is_not_cut_off(quote: str, line: str) -> None:
    before = quote.rsplit(" the ", 1)[0]

    assert status(quote, f"In the end {before} the {line}.") is not Status.VERBATIM


@pytest.mark.parametrize(
    ("quote", "lines"),
    [
        pytest.param(
            "safe for all children under the age of two",
            ("UNSAFE FOR ALL CHILDREN UNDER THE AGE OF TWO",),
            id="capitals",
        ),
        pytest.param(
            "significant differences between groups were seen",
            ("Nonsignificant differences between groups were seen.", "Non-smokers."),
            id="a prefix that stands alone elsewhere",
        ),
        pytest.param(
            "12 was given to all of the patients there",
            ("Vitamin B12 was given to all of the patients there.",),
            id="a number in a name",
        ),
        pytest.param(
            "likely that the patients there would survive",
            ("We think it is un-", "likely that the patients there would survive."),
            id="a word broken at a line end",
        ),
    ],
)
def test_the_beginning_of_a_quote_is_not_cut_off(
    quote: str, lines: tuple[str, ...]
) -> None:
    assert status(quote, *lines) is not Status.VERBATIM


@pytest.mark.parametrize(
    ("quote", "line"),
    [
        ("0.5 mg was given to all", "A dose of .5 mg was given to all of them"),
        (".5 mg was given to all", "A dose of 0.5 mg was given to all of them"),
        ("-0.5 mg was given to all", "A dose of −.5 mg was given to all of them"),
        ("p < 0.05", "of all p<.05 there"),
        ("all of them were given 0.5", "So all of them were given .5"),
    ],
)
def test_a_number_needs_no_zero_before_its_point(quote: str, line: str) -> None:
    assert text_document(line).locate(quote).status is Status.VERBATIM


@pytest.mark.parametrize("quote", ["5 mg was given to all", "10.5 mg was given to all"])
def test_a_number_without_a_zero_is_no_other_number(quote: str) -> None:
    line = "A dose of .5 mg was given to all of them"

    assert text_document(line).locate(quote).status is Status.ALTERED
