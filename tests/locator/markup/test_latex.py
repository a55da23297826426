"""LaTeX inside a quote, and the characters that it prints."""

import pytest

from locator.comparable.meaning import joined
from locator.comparable.tokens import tokens_of
from locator.markup.latex import has_latex, printed_latex


def said(text: str) -> str:
    return joined(tokens_of(text))


@pytest.mark.parametrize("text", ["$x$", r"\alpha", "$5"])
def test_a_dollar_sign_or_a_backslash_may_be_latex(text: str) -> None:
    assert has_latex(text)


def test_plain_words_are_no_latex() -> None:
    assert not has_latex("p < 0.05 & more_or_less")


@pytest.mark.parametrize(
    ("source", "printed"),
    [
        pytest.param(r"$\alpha$-synuclein", "α-synuclein", id="Greek"),
        pytest.param(r"n$\geq$30", "n≥30", id="a command right before a digit"),
        pytest.param(r"$\varepsilon$", "ε", id="a variant letter"),
        pytest.param(r"$\upmu$g", "µg", id="upright Greek"),
        pytest.param(r"$\beta_1$", "β1", id="an index"),
        pytest.param(r"$10^{6}$", "10⁶", id="an exponent in braces"),
        pytest.param(r"$10^6$", "10⁶", id="an exponent without braces"),
        pytest.param(r"$10^{-6}$", "10⁻⁶", id="a negative exponent"),
        pytest.param(r"$x_{i}^{2}$", "xi2", id="index and exponent"),
        pytest.param(r"$\mathrm{CO_2}$", "CO2", id="a font command"),
        pytest.param(r"$\mathbf{x}$", "x", id="another one"),
        pytest.param(r"$\operatorname{tr} A$", "tr A", id="an operator's name"),
        pytest.param(r"$\bar{x}$ = 5", "x = 5", id="an accent"),
        pytest.param(r"$\text{not}$", "not", id="words in a formula"),
        pytest.param(r"$\frac{a}{b}$", "a/b", id="a fraction"),
        pytest.param(r"$\frac{1}{2}$", "1/2", id="a fraction of numbers"),
        pytest.param(r"$\sqrt{2}$", "√2", id="a root"),
        pytest.param(r"$x \times y$", "x × y", id="times"),
        pytest.param(r"$\pm 5$", "±5", id="plus or minus"),
        pytest.param(r"$-5$", "−5", id="minus"),
        pytest.param(r"$p \leq 5$", "p ≤ 5", id="at most"),
        pytest.param(r"$p \ge 5$", "p ≥ 5", id="at least"),
        pytest.param(r"$a \neq b$", "a ≠ b", id="unequal"),
        pytest.param(r"$a \approx b$", "a ≈ b", id="roughly"),
        pytest.param(r"$a \sim b$", "a ~ b", id="like"),
        pytest.param(r"$p < 0.05$", "p < 0.05", id="a comparator as it is"),
        pytest.param(r"$50\,^\circ\mathrm{C}$", "50 °C", id="degrees, thin space"),
        pytest.param(r"$1{,}000$", "1,000", id="a comma in braces"),
        pytest.param(r"$\{a\}$", "{a}", id="braces that print"),
        pytest.param(r"$\left( a \right)$", "(a)", id="growing brackets"),
        pytest.param(r"$$E = mc^2$$", "E = mc2", id="a display"),
        pytest.param(r"\(x^2\)", "x2", id="round brackets"),
        pytest.param(r"\[E = mc^2\]", "E = mc2", id="square brackets"),
        pytest.param(r"$\ce{H2O}$", "H2O", id="chemistry"),
        pytest.param(r"\ce{H2O}", "H2O", id="chemistry in the text"),
        pytest.param(r"$\ce{SO4^{2-}}$", "SO42-", id="an ion"),
        pytest.param(r"$\SI{5}{\milli\gram}$", "5 mg", id="a quantity"),
        pytest.param(r"$\SI{20}{\celsius}$", "20 °C", id="degrees of siunitx"),
        pytest.param(r"$\SI{5}{\metre\per\second}$", "5 m/s", id="per"),
        pytest.param(r"$\qty{5}{mg}$", "5 mg", id="a quantity, version 3"),
        pytest.param(r"$\num{1.5}$", "1.5", id="a number"),
        pytest.param(r"$\si{\micro\gram}$", "µg", id="a unit"),
        pytest.param(r"\approx70 %", "≈70 %", id="dollars lost on the way"),
        pytest.param(r"\\alpha", "α", id="a backslash doubled on the way"),
        pytest.param(r"so~\cite{lee2010}.", "so.", id="a citation by key"),
        pytest.param(r"so \citep[p. 3]{lee, roy}", "so", id="two of them, a page"),
        pytest.param(r"so \\parencite*{lee}", "so", id="by another command"),
        pytest.param(r"\emph{in vivo}", "in vivo", id="emphasis in the text"),
        pytest.param(r"\SI{5}{\milli\gram}", "5 mg", id="a quantity in the text"),
        pytest.param(r"\SI{20}{\celsius}", "20 °C", id="degrees in the text"),
        pytest.param(r"\si{\micro\gram}", "µg", id="a unit in the text"),
        pytest.param(r"\frac{1}{2}", "1/2", id="a fraction in the text"),
        pytest.param(r"$\tfrac{1}{2}$", "1/2", id="a small fraction"),
        pytest.param(r"$\dfrac{1}{2}$", "1/2", id="a large fraction"),
    ],
)
def test_latex_prints(source: str, printed: str) -> None:
    assert said(printed_latex(source)) == said(printed)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("$5 to $10", "a closing dollar sign is not followed by a digit"),
        ("costs $5 and $10 more", "nor does a space stand before it"),
        ("$100 million ($50 in cash)", "money in brackets"),
        ("between 5$ and 10$", "money behind the number"),
        ("p < 0.05", "a comparator"),
        ("no mark-up", "nothing at all"),
    ],
)
def test_money_and_plain_text_stay(text: str, why: str) -> None:
    assert printed_latex(text) == text, why


def test_an_escaped_bracket_is_no_formula() -> None:
    assert printed_latex(r"\[Fig. 3\]") == "[Fig. 3]"


def test_a_broken_formula_does_not_raise() -> None:
    assert "x" in printed_latex(r"$\frac{x$ and \foo{")
