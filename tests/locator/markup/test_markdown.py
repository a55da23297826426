"""Markdown and HTML inside a quote, and the characters that they print."""

import pytest

from locator.markup.markdown import printed_markdown


@pytest.mark.parametrize(
    ("source", "printed"),
    [
        pytest.param("**bold** text", "bold text", id="strong"),
        pytest.param("*it* and _it_", "it and it", id="emphasis"),
        pytest.param("***very***", "very", id="both"),
        pytest.param("**a _b_ c**", "a b c", id="one inside the other"),
        pytest.param("`code`", "code", id="code"),
        pytest.param("``a ` b``", "a ` b", id="code with a tick"),
        pytest.param("~~gone~~", "gone", id="struck out"),
        pytest.param("[text](http://x.y)", "text", id="a link"),
        pytest.param('[text](x "title")', "text", id="a link with a title"),
        pytest.param("[text](x_(y))", "text", id="a link with brackets"),
        pytest.param("![alt](a.png)", "alt", id="an image"),
        pytest.param("# Heading", "Heading", id="a heading"),
        pytest.param("> quoted\n> on", "quoted\non", id="a quotation"),
        pytest.param("> > twice", "twice", id="a quotation in one"),
        pytest.param("+ item", "item", id="a bullet"),
        pytest.param("| a |\n|---|\n| b |", "| a |\n\n| b |", id="the rule of a table"),
        pytest.param(r"5 \* 3", "5 * 3", id="an escaped star"),
        pytest.param(r"a\_b\_c", "a_b_c", id="escaped underscores"),
        pytest.param(r"\[12\]", "[12]", id="escaped brackets"),
        pytest.param("H~2~O", "H2O", id="lowered"),
        pytest.param("m^th^", "mth", id="raised letters"),
        pytest.param("word^12^", "word[12]", id="a raised number may be a citation"),
        pytest.param("word ^1,2^", "word[1,2]", id="so may two"),
        pytest.param("said [@smith2010]", "said", id="a citation by key"),
        pytest.param("said [see @smith, p. 3]", "said", id="with a page"),
        pytest.param("said [-@smith]", "said", id="without the name"),
        pytest.param("@smith [p. 3] said", " said", id="in the text"),
        pytest.param("said[^1]", "said", id="a footnote"),
        pytest.param("# Heading {#sec-1}", "Heading", id="an anchor of a heading"),
        pytest.param("[Heading]{#sec-1}", "[Heading]", id="an anchor"),
        pytest.param("[text](x){.mark}", "text", id="a class of a link"),
        pytest.param("H<sub>2</sub>O", "H₂O", id="HTML index"),
        pytest.param("10<sup>6</sup>", "106", id="HTML exponent"),
        pytest.param("<b>not</b> so", "not so", id="HTML bold"),
        pytest.param('<a href="x">y</a>', "y", id="HTML link"),
        pytest.param("a<br/>b", "a b", id="HTML line break"),
        pytest.param("(<https://a.b/c>)", "(https://a.b/c)", id="an address"),
        pytest.param("<me.x@a-b.org>", "me.x@a-b.org", id="an address for mail"),
        pytest.param("~<!-- -->0.7", "~0.7", id="a comment"),
        pytest.param("a <!-- b\nc -->d", "a d", id="a comment over two lines"),
        pytest.param("p &lt; 0.05", "p < 0.05", id="an entity"),
        pytest.param("&alpha; &amp; &deg;C", "α & °C", id="named entities"),
        pytest.param("&#945;", "α", id="a numbered entity"),
    ],
)
def test_markup_prints(source: str, printed: str) -> None:
    assert printed_markdown(source) == printed


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("> 9 of them", id="a comparator at the beginning"),
        pytest.param("p < 0.05 and q > 0.1", id="comparators are no tags"),
        pytest.param("50<x<60", id="nor are they without spaces"),
        pytest.param("2 * 3 * 4", id="stars between spaces multiply"),
        pytest.param("snake_case_name", id="underscores inside a word"),
        pytest.param("a@b.org", id="an address is no citation"),
        pytest.param("~5 mg", id="a tilde says about"),
        pytest.param("10^6", id="one caret"),
        pytest.param("[12]", id="a citation in brackets"),
        pytest.param("- item", id="a dash is punctuation, and may be on the page"),
        pytest.param("R&D", id="an ampersand"),
        pytest.param("was {#not} in all", id="an anchor of nothing"),
    ],
)
def test_what_is_no_markup_stays(text: str) -> None:
    assert printed_markdown(text) == text


@pytest.mark.parametrize("text", ["5*3*2", "a<b and c>d"])
def test_signs_between_letters_or_digits_stay(text: str) -> None:
    assert printed_markdown(text) == text
