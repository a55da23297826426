"""The same words in other spellings: every rule of the comparable texts, end to end."""

import pytest

from locator.status import Status
from tests.sheets import text_document


@pytest.mark.parametrize(
    ("quote", "lines"),
    [
        pytest.param(
            "THE HUMAN SIDE of it",
            ("We saw T H E H U M A N S I D E of it.",),
            id="letterspacing",
        ),
        pytest.param(
            "the result was s p a c e d out",
            ("and the result was spaced out here",),
            id="letterspacing in the quote",
        ),
        pytest.param(
            "See https://example.org/long/path for it",
            ("See https://example.org/", "long/path for it all"),
            id="an address broken at a slash",
        ),
        pytest.param(
            "See https://example.org/long/path for it",
            ("See https://example.org/lo-", "ng/path for it all"),
            id="an address broken by a hyphen",
        ),
        pytest.param(
            "at doi.org/10.1000/xyz123 in all",
            ("was at doi.org/10.1000/", "xyz123 in all"),
            id="a DOI broken over lines",
        ),
        pytest.param(
            "see https://example.org/a_b_c for it all",
            ("see https://example.org/a_b_c for it all",),
            id="an address with underscores",
        ),
        pytest.param(
            "Sınır and kıyı were seen",
            ("Sinir and kiyi were seen",),
            id="dotless letters",
        ),
        pytest.param(
            "naïve café of Zürich",
            ("na¨ıve caf´e of Z¨urich there",),
            id="loose accents before a letter, and behind",
        ),
        pytest.param(
            "naıve", ("the naıve man",), id="a dotless letter for one with its accent"
        ),
        pytest.param(
            "Universität Tübingen in it",
            ("the Universit¨at T¨ubingen in it",),
            id="loose accents of capitals' kind",
        ),
        pytest.param(
            "The SMALL CAPS of it", ("the Small Caps of it",), id="small caps"
        ),
        pytest.param(
            "Introduction to it all",
            ("I NTRODUCTION to it all",),
            id="an initial set apart",
        ),
        pytest.param(
            "the ﬁrst", ("the f\u200bi\u200brst",), id="no width inside a ligature"
        ),
        pytest.param(
            "H2O and CO2 were seen there",
            ("H₂O and CO₂ were seen there",),
            id="lowered digits",
        ),
        pytest.param(
            "x2 of the first ones",
            ("x² of the first ones",),
            id="a raised digit that the quote does not raise",
        ),
        pytest.param(
            "the µ-opioid receptor of it",
            ("the μ-opioid receptor of it",),
            id="micro sign and mu",
        ),
        pytest.param(
            "Δ and Ω of it all", ("∆ and Ω of it all",), id="increment and delta"
        ),
        pytest.param(
            "the Ｆｕｌｌ width 12", ("the Full width １２",), id="full width"
        ),
        pytest.param(
            "1,000 people of them", ("1000 people of them",), id="thousands comma"
        ),
        pytest.param(
            "1 000 people of them", ("1,000 people of them",), id="thousands space"
        ),
        pytest.param(
            "the value 1.5 × 10^3 of it",
            ("the value 1.5×10⌈3⌉ of it",),
            id="an exponent with a caret",
        ),
        pytest.param(
            "the value 1.5 x 10³ of it",
            ("the value 1.5×10⌈3⌉ of it",),
            id="an exponent in one glyph",
        ),
        pytest.param(
            "patients were treated well",
            ("patients⌈12⌉ were treated well",),
            id="a raised mark",
        ),
        pytest.param("it is—as we know—so", ("it is - as we know - so",), id="dashes"),
        pytest.param(
            "it is … so to say",
            ("it is ... so to say",),
            id="an ellipsis of three stops",
        ),
        pytest.param(
            "e-mail of the 3-year study",
            ("email of the 3 year study",),
            id="hyphens lost",
        ),
        pytest.param(
            "O'Brien said “it’s” so",
            ("O’Brien said ‘‘it's’’ so",),
            id="apostrophes, and two for a quotation mark",
        ),
        pytest.param(
            "``quoted'' text of it",
            ("“quoted” text of it",),
            id="quotation marks of TeX",
        ),
        pytest.param(
            "ﬀ ﬁ ﬂ ﬃ ﬄ ﬅ of it",
            ("ff fi fl ffi ffl ſt of it",),
            id="every Latin ligature",
        ),
        pytest.param("ancient ſtile of it", ("ancient stile of it",), id="long s"),
        pytest.param("Straße of the town", ("Strasse of the town",), id="sharp s"),
        pytest.param("Ångström unit of it", ("Ångström unit of it",), id="ring"),
        pytest.param(
            "Ångström unit of it", ("˚Angstr¨om unit of it",), id="loose ring and dots"
        ),
        pytest.param("№ 5 of the list there", ("No 5 of the list there",), id="numero"),
        pytest.param(
            "25 °C in the room", ("25◦C in the room",), id="a ring for degrees"
        ),
        pytest.param(
            "25 ℃ in the room", ("25 °C in the room",), id="degrees in one glyph"
        ),
        pytest.param(
            "5 ± 2 of it was so",
            ("5 \uf0b1 2 of it was so",),
            id="plus-minus of the Symbol font",
        ),
        pytest.param(
            "α ≤ 2 of it was so",
            ("\uf061 \uf0a3 2 of it was so",),
            id="Greek of the Symbol font",
        ),
        pytest.param(
            "the • bullet of it",
            ("the \uf0b7 bullet of it",),
            id="a bullet of the Symbol font",
        ),
        pytest.param(
            "½ of the people there",
            ("1/2 of the people there",),
            id="a fraction in one glyph",
        ),
        pytest.param(
            "Ⅳ of the people there",
            ("IV of the people there",),
            id="a Roman numeral in one glyph",
        ),
        pytest.param(
            "the ① of the people there",
            ("the 1 of the people there",),
            id="a number in a circle",
        ),
        pytest.param(
            "ﷺ of the people there",
            ("صلى الله عليه وسلم of the people there",),
            id="a phrase in one glyph",
        ),
        pytest.param("عليكم السلام", ("عَلَيْكُمُ السَّلَامُ",), id="vowel marks of Arabic"),
        pytest.param(
            "ﻋﻠﻴﻜﻢ السلام", ("عليكم السلام",), id="presentation forms of Arabic"
        ),
        pytest.param(
            "ZSM-5 was used there",
            ("ZSM-", "5 was used there"),
            id="a number behind a line end",
        ),
        pytest.param(
            "𝛼 and 𝑥 were used there",
            ("α and x were used there",),
            id="mathematical letters",
        ),
        pytest.param(
            "the 𝐛𝐨𝐥𝐝 word of it", ("the bold word of it",), id="mathematical bold"
        ),
    ],
)
def test_another_spelling_says_the_same(quote: str, lines: tuple[str, ...]) -> None:
    assert text_document(*lines).locate(quote).status is Status.VERBATIM


@pytest.mark.parametrize(
    ("quote", "line"),
    [
        pytest.param(
            "the β-blocker of it all",
            "the ß-blocker of it all",
            id="sharp s is no beta",
        ),
        pytest.param(
            "at 10⁶ cells of it all", "at 10⁵ cells of it all", id="another exponent"
        ),
        pytest.param(
            "½ of the people there", "⅓ of the people there", id="another fraction"
        ),
        pytest.param(
            "Ⅳ of the people there", "Ⅵ of the people there", id="another numeral"
        ),
        pytest.param(
            "was ≥ 5 in all of them", "was \uf0a3 5 in all of them", id="another sign"
        ),
        pytest.param(
            "see example.org/lost for it",
            "see example.org/last for it",
            id="another address",
        ),
        pytest.param(
            "25 °C in the room here", "25 °F in the room here", id="another unit"
        ),
    ],
)
def test_other_words_are_another_matter(quote: str, line: str) -> None:
    assert text_document(line).locate(quote).status is Status.ALTERED
