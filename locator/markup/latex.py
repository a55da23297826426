r"""LaTeX inside a quote: `$\mathrm{CO_2}$` prints CO2."""

import re

from pylatexenc.latex2text import LatexNodes2Text

from locator.comparable.heights import lowered, raised
from locator.markup.latex_names import with_names

# Pandoc's rule: a dollar sign opens before and closes behind something that is not
# a space, and a closing one is not followed by a digit. So "$5 to $10" stays money.
_MATH = re.compile(
    r"\$\$(?P<display>.+?)\$\$|(?<![\\$])\$(?=\S)(?P<inline>[^$]*?[^\s\\$])\$(?!\d)"
    r"|(?<![\\$])\$(?P<command>\\[A-Za-z][^$]{0,80})\$"  # no money: "n$\geq$30"
    r"|\\\((?P<round>.+?)\\\)|\\\[(?P<square>.+?)\\\]",
    re.DOTALL,
)
# A key prints as something else, or nothing.
_CITED = re.compile(r"[ ~]?\\{1,2}[a-z]*cite[a-z]*\*?(?:\[[^]]*\])*\{[^{}]*\}")
# Commands that print something else than what stands in their braces.
_WITH_ARGUMENTS = re.compile(
    r"\\\\?(?:SI|qty|si|unit|num|ang|[td]?frac|sqrt)(?:\[[^]]*\])?"
    r"(?:\{(?:[^{}]|\{[^{}]*\})*\})+"
)
_COMMAND = re.compile(r"\\\\?([A-Za-z]{2,})(?![A-Za-z])")
_CHEMISTRY = re.compile(r"\\c[ef]\{((?:[^{}]|\{[^{}]*\})*)\}")
_QUANTITY = re.compile(
    r"\\(?:SI|qty)(?:\[[^]]*\])?\{([^{}]*)\}\{((?:[^{}]|\{[^{}]*\})*)\}"
)
_NUMBER = re.compile(r"\\(?:num|ang)(?:\[[^]]*\])?\{([^{}]*)\}")
_UNIT = re.compile(r"\\(?:si|unit)(?:\[[^]]*\])?\{((?:[^{}]|\{[^{}]*\})*)\}")
_SPACE = re.compile(r"\\[,;:!> ]|\\q?quad\b|~|\\\\(?![A-Za-z])")
_SMALL_FRACTION = re.compile(r"\\[td]frac(?![A-Za-z])")
_UPRIGHT_GREEK = re.compile(r"\\(?:up|var)([a-z]+)")
_FONT = re.compile(
    r"\\(?:math(?:rm|bf|it|sf|tt|cal|bb|frak|scr|ord|rel|op|bin|close|open|punct)|"
    r"text(?:rm|bf|it|sf|tt|up|sc|normal)?|"
    r"boldsymbol|bm|operatorname\*?|mbox|hbox|vec|hat|bar|tilde|dot|ddot|overline|"
    r"underline|widehat|widetilde|left|right|[bB]igg?[lrm]?|displaystyle|textstyle|"
    r"limits|nolimits|rm|bf|it|ensuremath|xspace|phantom|label)(?![A-Za-z])"
)
# Digits that stand high or low behind a letter are written so: x² is no x₂.
_EXPONENT = re.compile(r"(?<=[^\W\d_])\s?\^(?:\{\s?(\d+)\s?\}|(\d))")
_INDEX = re.compile(r"(?<=[^\W\d_])\s?_(?:\{\s?(\d+)\s?\}|(\d))")
# A caret stays only behind a number: 10^6 is no 106.
_CARET = re.compile(r"(?<!\d)\^|\^(?![\d−-])")
_FORMULA = re.compile(r"[\\^_=]")
_BRACES = "\ue0f0\ue0f1"  # braces that print wait in private use
_UNITS = {
    "celsius": "°C", "degreeCelsius": "°C", "degree": "°", "percent": "%",
    "micro": "µ", "milli": "m", "kilo": "k", "mega": "M", "giga": "G", "nano": "n",
    "pico": "p", "centi": "c", "metre": "m", "meter": "m", "gram": "g", "gramme": "g",
    "second": "s", "minute": "min", "hour": "h", "day": "d", "litre": "L", "liter": "L",
    "mole": "mol", "molar": "M", "volt": "V", "ampere": "A", "watt": "W", "joule": "J",
    "kelvin": "K", "hertz": "Hz", "pascal": "Pa", "bar": "bar", "newton": "N",
    "electronvolt": "eV", "angstrom": "Å", "tesla": "T", "ohm": "Ω", "farad": "F",
    "per": "/", "squared": "2", "cubed": "3", "square": "", "cubic": "",
}  # fmt: skip # a table


def has_latex(text: str) -> bool:
    """Tell whether anything in `text` looks like LaTeX."""
    return "$" in text or "\\" in text


def printed_latex(text: str) -> str:
    """Return `text` with its LaTeX turned into the characters it prints."""
    text = _MATH.sub(_printed_math, text)
    if "\\" not in text:
        return text
    text = _CITED.sub("", text)
    # Commands that lost their dollar signs on the way: "\\approx70 %".
    text = _WITH_ARGUMENTS.sub(lambda found: _math("\\" + found[0].lstrip("\\")), text)
    return _COMMAND.sub(lambda found: _math(f"\\{found[1]}"), text)


def _printed_math(found: "re.Match[str]") -> str:
    dollars = found["display"] or found["inline"] or found["command"]
    if dollars:
        return _math(dollars)
    # Markdown escapes brackets in the same way: "\\[Fig. 3\\]" is no formula.
    source = found["round"] or found["square"]
    return _math(source) if _FORMULA.search(source) else found[0].replace("\\", "")


def _math(source: str) -> str:
    source = source.replace(r"\{", _BRACES[0]).replace(r"\}", _BRACES[1])
    source = _QUANTITY.sub(lambda found: f"{found[1]} {_unit(found[2])}", source)
    source = _UNIT.sub(lambda found: _unit(found[1]), source)
    source = _NUMBER.sub(r"\1", source)
    source = _CHEMISTRY.sub(lambda found: found[1].replace("^", ""), source)
    source = _SPACE.sub(" ", source)
    source = _SMALL_FRACTION.sub(r"\\frac", source)
    source = _UPRIGHT_GREEK.sub(r"\\\1", source)
    source = _FONT.sub(" ", source)
    source = _EXPONENT.sub(lambda found: raised(found[1] or found[2]), source)
    source = _INDEX.sub(lambda found: lowered(found[1] or found[2]), source)
    if "\\" in source:
        source = _converted(with_names(source))
    source = re.sub(r"[{}_]", "", source)
    source = _CARET.sub("", source)
    return source.replace(_BRACES[0], "{").replace(_BRACES[1], "}")


def _unit(source: str) -> str:
    words = re.sub(
        r"\\([A-Za-z]+)", lambda found: _UNITS.get(found[1], found[1]), source
    )
    return words.replace("~", " ").replace(".", " ")


def _converted(source: str) -> str:
    converter = LatexNodes2Text(math_mode="text", keep_comments=True)
    return str(converter.latex_to_text(source, tolerant_parsing=True))
