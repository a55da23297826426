"""Whether two texts say the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.comparable.meaning import joined, same_meaning
from locator.comparable.tokens import tokens_of


@given(st.text(max_size=40))
def test_a_text_says_what_it_says(text: str) -> None:
    assert same_meaning(tokens_of(text), tokens_of(text))


@pytest.mark.parametrize(
    ("text", "together", "why"),
    [
        ("well known", "wellknown", "words may be cut anywhere"),
        ("1 5", "1 5", "two numbers are not one"),
        ("15 000", "15000", "a space for thousands"),
        ("a 15 b", "a15b", "a number beside words"),
    ],
)
def test_tokens_are_put_together(text: str, together: str, why: str) -> None:
    assert joined(tokens_of(text)) == together, why


@pytest.mark.parametrize(
    ("this", "that"),
    [
        pytest.param("wellknown", "well-known", id="hyphens"),
        pytest.param("can not", "cannot", id="spaces"),
        pytest.param("Müller", "Muller", id="accents"),
        pytest.param("“x”", '"x"', id="quotation marks"),
        pytest.param("1,000", "1000", id="thousands comma"),
        pytest.param("1 000", "1000", id="thousands space"),
        pytest.param("3 500", "3500", id="thousands space, four digits"),
        pytest.param("5′", "5", id="primes say nothing"),
        pytest.param("a − b", "a b", id="a minus apart between letters"),
        pytest.param("1\u202f000", "1,000", id="narrow space"),
        pytest.param("0,5", "0.5", id="decimal comma"),
        pytest.param("1,2", "1, 2", id="items of a list, or a decimal comma"),
        pytest.param("[50,100,200]", "[50, 100, 200]", id="a list in brackets"),
        pytest.param("[50,100]", "[50, 100]", id="two items in brackets"),
        pytest.param("[1,200]", "[1, 200]", id="as short as one number"),
        pytest.param("[1,200]", "[1200]", id="a number in brackets"),
        pytest.param("50,100,200 x", "50, 100, 200 x", id="too long a list to err"),
        pytest.param("5,10,100", "5, 10, 100", id="a list that is no number"),
        pytest.param("70.51", "70. 51", id="a space inside a decimal number"),
        pytest.param("70.51", "70.\n51", id="a line end inside a decimal number"),
        pytest.param("p < 0. 05", "p < 0.05", id="a space behind a decimal point"),
        pytest.param("5 °C", "5 oC", id="a small o for the degree sign"),
        pytest.param("without x", "with-\nout x", id="a negation broken"),
        pytest.param("passage", "pas-\nsage", id="a syllable that is a negation"),
        pytest.param("nonlinear", "non-\nlinear", id="a negating prefix broken off"),
        pytest.param("non-linear", "non-\nlinear", id="or written with a hyphen"),
        pytest.param("wit\u00adhout x", "without x", id="a soft hyphen in a negation"),
        pytest.param("nev\u200ber x", "never x", id="no width in a negation"),
        pytest.param("テカ\u3099", "テガ", id="a sound mark on its own"),
        pytest.param("not able", "not-\nable", id="two words, perhaps"),
        pytest.param("5 W/m²", "5 W/m2", id="an exponent that is not raised, a unit"),
        pytest.param("H₂O", "H2O", id="an index that is not lowered"),
        pytest.param("x²", "x2", id="an exponent that is not raised, a letter"),
        pytest.param("x^2", "x²", id="a caret behind a letter"),
        pytest.param("20–30", "20-30", id="kinds of dashes"),
        pytest.param("3 V–5 V", "3 V-5 V", id="kinds of dashes behind a unit"),
        pytest.param("5%–9%", "5% – 9%", id="a range of shares set apart"),
        pytest.param("20–30", "20 – 30", id="a range set apart"),
        pytest.param("0,125", "0.125", id="a zero groups nothing"),
        pytest.param("- 5", "5", id="a hyphen apart is no minus"),
        pytest.param("20–30", "20–\n30", id="a range broken"),
        pytest.param("−5", "−\n5", id="a minus before a line end"),
        pytest.param("a −5", "a \u200b−5", id="a zero-width space"),
        pytest.param("½", "1/2", id="a fraction"),
        pytest.param("10⁻⁶", "10^-6", id="a caret and a minus"),
        pytest.param("10⁶", "10^6", id="a caret for a raised digit"),
        pytest.param("106", "10⁶", id="an exponent that is not raised in the quote"),
        pytest.param("10 6 m", "10⁶ m", id="an exponent set apart in the quote"),
        pytest.param("p = .05", "p = 0.05", id="no digit before"),
        pytest.param("Σ", "∑", id="a sum sign is a sigma"),
        pytest.param("Π", "∏", id="a product sign is a pi"),
        pytest.param("μm", "µm", id="micro sign"),
        pytest.param("5%", "5 %", id="a space before a percent sign"),
        pytest.param("no" + "word" * 9, "no " + "word" * 9, id="glued words"),
        pytest.param("±5", "± 5", id="a space behind a sign"),
        pytest.param("5 × 10", "5 x 10", id="a times sign"),
        pytest.param("as −log p", "as -log p", id="a hyphen for a minus, a letter"),
        pytest.param("as −log p", "as – log p", id="a dash apart for a minus"),
        pytest.param("x −y", "x − y", id="a minus that lost a space"),
        pytest.param("x - y", "x y", id="a dash between letters"),
        pytest.param("so –namely x", "so – namely x", id="a dash that lost a space"),
        pytest.param("pre- and -post", "pre- and post", id="half a compound"),
        pytest.param("− an item", "an item", id="a bullet"),
        pytest.param("1.0Å", "1.0 ˚A", id="a ring before its letter"),
        pytest.param("eV/Å", "eV/˚A", id="a ring behind a slash"),
        pytest.param("Diseña", "Dise˜na", id="a tilde before its letter"),
        pytest.param("i ≠ j", "i̸ = j", id="a slash before the relation it denies"),
        pytest.param("i ≠ j", "i ≠ j", id="a slash behind the relation it denies"),
        pytest.param("x ∉ A", "x /∈ A", id="a slash drawn over a relation"),
        pytest.param("sinx = 0", "sin x = 0", id="a function that denies in Spanish"),
        pytest.param(
            "Ni für", "N i für", id="a letter with an index, denies in Italian"
        ),
        pytest.param("nonlinear", "non linear", id="a negating prefix set apart"),
        pytest.param("NO2", "NO 2", id="a formula that reads as a negation"),
    ],
)
def test_two_spellings_say_the_same(this: str, that: str) -> None:
    assert same_meaning(tokens_of(this), tokens_of(that))


def test_a_dash_between_numbers_may_be_written_as_a_word() -> None:
    dash, word = tokens_of("20–30")[1:2], tokens_of("20 to 30")[1:2]

    assert same_meaning(dash, word)


@pytest.mark.parametrize(
    ("this", "that"),
    [
        pytest.param("12", "13", id="a digit"),
        pytest.param("1.25", "12.5", id="the decimal point moved"),
        pytest.param("1.25", "125", id="the decimal point lost"),
        pytest.param("1 5", "15", id="two numbers made one"),
        pytest.param("20–30", "20, 30", id="a range made a list"),
        pytest.param("20–30", "2030", id="a range made a number"),
        pytest.param("20 to 30", "2030", id="a range in words made a number"),
        pytest.param("−5", "5", id="a minus lost"),
        pytest.param("3 V–5 V", "3 V, 5 V", id="a range of quantities made a list"),
        pytest.param("3 V–5 V", "3 V −5 V", id="a range of quantities made a minus"),
        pytest.param("5%–9%", "5% 9%", id="a range of shares lost"),
        pytest.param("+5", "−5", id="a sign turned"),
        pytest.param("5 ± 2", "5 + 2", id="plus for plus or minus"),
        pytest.param("<5", ">5", id="a comparator turned"),
        pytest.param("<5", "≤5", id="a comparator widened"),
        pytest.param("≈5", "5", id="a comparator lost"),
        pytest.param("=5", "≠5", id="an equation denied"),
        pytest.param("5%", "5", id="percent lost"),
        pytest.param("5%", "5‰", id="percent for per mille"),
        pytest.param("5 °C", "5 °F", id="another unit"),
        pytest.param("5 mg", "5 µg", id="another unit"),
        pytest.param("α", "β", id="another Greek letter"),
        pytest.param("α", "a", id="a Latin letter for a Greek one"),
        pytest.param("2:1", "21", id="a ratio made a number"),
        pytest.param("10⁻⁶", "10⁶", id="the sign of an exponent lost"),
        pytest.param("10⁶", "106", id="a number made a power"),
        pytest.param("10⁶", "10 6", id="two numbers made a power"),
        pytest.param("CO2", "CO3", id="an index"),
        pytest.param("x²", "x₂", id="an index made a power"),
        pytest.param("x_2", "x^2", id="a power made an index"),
        pytest.param("not", "now", id="a word"),
        pytest.param("10^-6", "10, 6", id="a caret and a minus"),
        pytest.param("20-\n30", "20 30", id="a range broken, lost"),
        pytest.param("1e-5", "1e5", id="the sign of an exponent"),
        pytest.param("5 m⁻²", "5 m²", id="the sign of a unit's power"),
        pytest.param("cm−1", "cm1", id="the sign of a unit's power"),
        pytest.param("p < .5", "p < 5", id="a leading point lost"),
        pytest.param("p<.001", "p<001", id="a leading point lost"),
        pytest.param("r = −.45", "r = .45", id="minus before a point"),
        pytest.param("as −log p", "as log p", id="minus before a letter"),
        pytest.param("−ΔG", "ΔG", id="minus before a Greek letter"),
        pytest.param("= −x", "= x", id="minus before a letter, behind a sign"),
        pytest.param("(−x and -y)", "(x and -y)", id="minus beside a hyphen"),
        pytest.param("5 m/s", "5 ms", id="metres per second"),
        pytest.param("$5", "€5", id="another currency"),
        pytest.param("↑ 5", "↓ 5", id="an arrow turned"),
        pytest.param("½", "12", id="a fraction made a number"),
        pytest.param("2½", "212", id="a fraction made a number"),
        pytest.param("1/2", "1 2", id="a fraction made two numbers"),
        pytest.param("√2", "2", id="a root lost"),
        pytest.param("x ∈ A", "x ∉ A", id="no element"),
        pytest.param("A ∩ B", "A ∪ B", id="a union"),
        pytest.param("¬p", "p", id="a logical not"),
        pytest.param("CD4⁻", "CD4", id="a raised minus behind"),
        pytest.param("5 MW", "5 mW", id="mega made milli"),
        pytest.param("2, 300", "2,300", id="a list made a number"),
        pytest.param("1, 200", "1200", id="a list made a number without a comma"),
        pytest.param("1,200", "1, 200", id="a number made a list"),
        pytest.param("(1,200)", "(1, 200)", id="in round brackets, as an amount"),
        pytest.param("[1,200 of x]", "[1, 200 of x]", id="words in the brackets"),
        pytest.param("50, 100, 200", "50100200", id="a list made a number"),
        pytest.param("50, 100, 200", "50 100 200", id="a list made a spaced number"),
        pytest.param("[50,100,200]", "[50, 100, 201]", id="another item"),
        pytest.param("{5, 1,200}", "{5, 1, 200}", id="a number beside another"),
        pytest.param("[50,100,200]", "[50, 100200]", id="fewer items"),
        pytest.param("[1,200]", "[1.200]", id="a list made a decimal number"),
        pytest.param("5,10,100", "510100", id="a list made a number"),
        pytest.param("70. 51", "7051", id="a decimal point lost"),
        pytest.param("70. 51", "70.52", id="another digit behind the space"),
        pytest.param("7051", "70.\n51", id="a decimal point lost at a line end"),
        pytest.param("not able", "notable", id="a negation dissolved"),
        pytest.param(
            "no table 2", "notable 2", id="a negation before a word, dissolved"
        ),
        pytest.param("i = j", "i̸ = j", id="a slash before a relation, lost"),
        pytest.param("i = j", "i ≠ j", id="a slash behind a relation, lost"),
        pytest.param("x ∈ A", "x /∈ A", id="a slash over a relation, lost"),
        pytest.param("≠ = 5", "= ≠ 5", id="a relation beside a denied one"),
        pytest.param("20˚C", "20 C", id="a ring that is a degree sign, lost"),
        pytest.param("X˜N(0, 1)", "X N(0, 1)", id="a tilde that is a relation, lost"),
        pytest.param("˜5", "5", id="a tilde before a number, lost"),
        pytest.param("sin x", "cos x", id="another function"),
        pytest.param("with-out x", "with x", id="a negation broken, lost"),
        pytest.param("not so-\nnow", "so now", id="a negation before a broken word"),
    ],
)
def test_two_texts_say_something_else(this: str, that: str) -> None:
    assert not same_meaning(tokens_of(this), tokens_of(that))
