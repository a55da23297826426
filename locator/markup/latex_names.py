r"""Commands of LaTeX that print their own name or a sign: `\det` is det, `\iff` is ⇔.

The functions are the log-like ones that LaTeX itself defines.
"""

import re

_FUNCTIONS = (
    r"arc(?:cos|sin|tan)|arg|cosh?|coth?|csc|deg|det|dim|exp|gcd|hom|inf|ker|lg|"
    r"lim(?:inf|sup)?|ln|log|max|min|Pr|sec|sinh?|sup|tanh?"
)
_SIGNS = {
    "iff": "⇔", "implies": "⇒", "coloneqq": ":=", "varnothing": "∅", "uplus": "⊎",
    "biguplus": "⊎", "degree": "°", "bmod": " mod ", "xrightarrow": "→",
    "xleftarrow": "←", "Re": "ℜ", "Im": "ℑ", "ne": "≠", "lt": "<", "gt": ">",
    "gets": "←", "uparrow": "↑", "neg": "¬", "land": "∧", "lor": "∨", "colon": ":",
    "textless": "<", "textgreater": ">", "textminus": "−", "euro": "€", "pounds": "£",
    "micro": "µ", "Box": "□", "square": "□",
}  # fmt: skip # a table
_COMMAND = re.compile(rf"\\({_FUNCTIONS}|{'|'.join(_SIGNS)})(?![A-Za-z])")
_MODULUS = re.compile(r"\\pmod\s?(?:\{([^{}]*)\}|(\w))")


def with_names(source: str) -> str:
    r"""Return LaTeX with such commands turned into what they print.

    A function's name is a word of its own: `\sin x` prints "sin x".
    """
    source = _MODULUS.sub(lambda found: f"(mod {found[1] or found[2]})", source)
    return _COMMAND.sub(_printed, source)


def _printed(found: "re.Match[str]") -> str:
    name = found[1]
    return _SIGNS.get(name, f"{name} ")
