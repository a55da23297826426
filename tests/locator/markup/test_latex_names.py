"""Commands of LaTeX that print their own name or a sign."""

import pytest

from locator.markup.latex_names import with_names


@pytest.mark.parametrize(
    ("source", "printed", "why"),
    [
        (r"\sin x", "sin  x", "a function"),
        (r"\det(F)", "det (F)", "a function before a bracket"),
        (r"\arg\min f", "arg min  f", "two of them"),
        (r"\limsup a", "limsup  a", "the longer name"),
        (r"a \iff b", "a ⇔ b", "a sign"),
        (r"a \implies b", "a ⇒ b", "another sign"),
        (r"a\ne b", "a≠ b", "a relation, denied"),
        (r"\nearrow", r"\nearrow", "a longer command that begins so"),
        (r"a \bmod b", "a  mod  b", "a remainder"),
        (r"a \pmod{5}", "a (mod 5)", "a remainder in brackets"),
        (r"a \pmod 5", "a (mod 5)", "of one digit"),
        (r"\infty", r"\infty", "a longer command is another one"),
        (r"\degrees", r"\degrees", "an unknown one is left"),
    ],
)
def test_a_command_prints_what_latex_prints(
    source: str, printed: str, why: str
) -> None:
    assert with_names(source) == printed, why
