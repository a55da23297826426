"""Small words that carry the meaning of a sentence, by what they are about."""

from locator.comparable.fold import fold


def _words(text: str) -> frozenset[str]:
    """Return words as tokens have them: without accents and apostrophes."""
    return frozenset("".join(map(fold, word)) or word for word in text.split())


NEGATIONS = _words(
    """
    not no never none nor neither without cannot nothing nowhere nobody dont
    doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt werent
    hasnt havent hadnt mustnt neednt mightnt shant aint nicht kein keine keinen
    keiner keinem keines nie niemals ohne weder ne pas jamais sans aucun aucune
    non ni nunca jamás sin ningún ninguna ninguno mai nessun nessuno niet geen
    zonder لا لم لن ليس غير دون לא אין בלי אינו אינה ללא 不 没 沒 無 无 未 非 否
    """
)

# Short words that deny in one language, and are a function or an element in a formula:
# "sin x", "Ne", "Ni". How they are parted from what stands beside them says nothing.
FORMULA_WORDS = _words("sin ne ni non pas mai nie")

MODALS = _words(
    """
    may might can could should must will would shall ought need likely unlikely
    possibly probably perhaps all some most many few several any each every
    always often usually sometimes rarely seldom only both either almost nearly
    mostly approximately entirely partly fully potentially generally frequently
    kann könnte muss soll sollte alle einige viele wenige immer oft peut
    pourrait doit tous certains toujours souvent puede podría debe todos algunos
    siempre
    """
)

COMPARATORS = _words(
    """
    < > ≤ ≥ = ≈ ≠ ≪ ≫ ~ less more greater fewer higher lower above below over
    under before after larger smaller than increase increased increases
    increasing decrease decreased decreases decreasing up down upper left right
    exceeds exceed rose fell rise fall maximum minimum positive negative better
    worse
    """
)

UNITS = {"å"} | _words(  # beside a number it keeps its ring
    """
    % ‰ ° c k m cm mm km nm μm pm g mg μg kg ng t s ms μs ns min h hr
    hrs d day days week weeks month months year years hour hours minute minutes
    second seconds l ml μl dl mol mmol μmol nmol j kj mj ev mev kev gev w kw mw
    gw kwh mwh v mv kv a ma μa hz khz mhz ghz pa kpa mpa gpa bar mbar atm torr n
    kn kcal cal ppm ppb wt vol percent usd eur gb mb kb tb bit bits byte bytes
    rad deg mas arcsec pc kpc mpc yr myr gyr ha ω f h t wb sr lm lx bq gy sv kat
    da kda rpm dpi px
    """
)

HEDGES = _words(
    """
    < > ≤ ≥ ≈ ≠ ≪ ≫ ~ less fewer more greater below above least most may might
    could would should possibly probably perhaps likely unlikely apparently
    seemingly suggests suggest appears appear seems seem hardly barely only
    unless except if sometimes rarely seldom almost nearly some few partly
    potentially supposedly allegedly könnte möglicherweise vielleicht
    wahrscheinlich nur kaum pourrait peut probablement seulement podría quizás
    solo probablemente
    """
)

# With every prefix some units are also words ("PS", "TV"): only the kind of a
# difference, which has a unit on either side, may go by these.
PREFIXED_UNITS = UNITS | {
    prefix + unit
    for prefix in _words("p n μ m c d h k g t")
    for unit in _words("g m s a k mol j w v n pa hz l ω f h wb b sv bq gy ev")
}

# Units written in full behave like any other word where marks are concerned.
FULL_UNITS = _words(
    """
    day days week weeks month months year years hour hours minute minutes second seconds
    percent byte bytes bit bits
    """
)

# Numbers as Chinese and Japanese write them; inside a word they say something else.
NUMERALS = frozenset("〇零一二三四五六七八九十百千万萬億两兩")

# Words behind which a raised number is an exponent.
RAISED_WORDS = _words(
    """
    metre metres meter meters chi sin cos tan log exp sinh cosh tanh
    """
)

# Words as short as a variable that are none, nor a unit: a raised number behind one
# is a mark.
SHORT_WORDS = (
    _words(
        """
    of to is it be by we so or if on an us he my up no
    de le la el il un et du zu es se si
    """
    )
    - UNITS
)

SIGNS = frozenset("−+±")
