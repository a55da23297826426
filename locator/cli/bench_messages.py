"""Every word of `qlocate bench`."""

from collections.abc import Sequence
from pathlib import Path

from locator.cli.messages import counted
from locator.cli.printable import printable
from locator.evaluation.corpus import Found

BENCH = "Measure the locator on documents whose answers are known."
BENCH_TRUTH = """Locate every text of the truth files in FOLDER.

Reads the texts of `<id>.json` and finds them in `<id>.pdf`."""
BENCH_MEASURE = """Measure every answer about the truth files in FOLDER.

Also about quotes that are made of their passages: with an ellipsis, with foreign words
at the end, with every page twice, with the page as an image (named: `unsearchable`, or
not: `gone`)."""
BENCH_FIT = """Fit the weights of the confidence to the truth files in FOLDER.

Prints the weights, and how true the probabilities are that half of the documents give
for the other half."""
BENCH_CORPUS = """Locate the quotes of real papers in FOLDER, and name what went wrong.

Reads `pdf/<id>.pdf`, `quotes/<id>.jsonl` and `negatives.jsonl`."""
BENCH_OUT = "Write the predictions to this file instead of standard output."
BENCH_FIGURES = "Write the figures to this file, as JSON."
BENCH_JOBS = "How many documents at the same time; as many as there are cores."
COLUMN_VARIANT = "Variant"
COLUMN_CHANGE = "Change"
COLUMN_COUNT = "n"
COLUMN_CALLED_FAITHFUL = "called faithful"
COLUMN_LIT = "lit"
COLUMN_LIT_RIGHT = "right place"
COLUMN_ELSEWHERE = "elsewhere"
COLUMN_EXACT = "glyph-exact"
COLUMN_F1 = "F1"
COLUMN_STATUS_RIGHT = "status right"
COLUMN_AS_ALTERED = "right place, altered"
COLUMN_KIND_RIGHT = "kind right"
COLUMN_CONFIDENCE = "Confidence"
COLUMN_CALIBRATION_ERROR = "calibration error"
COLUMN_AUROC = "AUROC"
COLUMN_LIT_AUROC = "AUROC, lit only"
COLUMN_LEAST = "at least"
COLUMN_COVERAGE = "right places lit"
COLUMN_RISK = "wrong of those lit"


def bench_done(texts: int, documents: int, seconds: float) -> str:
    """Return how long a measurement took."""
    work = f"{counted(texts, 'text')} in {counted(documents, 'document')}"
    return f"{work}: {seconds:.1f} s"


def share(part: float) -> str:
    """Return a share in per cent."""
    return f"{part:.2%}"


def weights(intercept: float, numbers: Sequence[float]) -> str:
    """Return the weights of the confidence, as the module that holds them has them."""
    listed = ", ".join(f"{number:.3f}" for number in numbers)
    return f"INTERCEPT = {intercept:.3f}\nWEIGHTS = ({listed})\n"


def fitted_on(half: int, group: str) -> str:
    """Return which half of the documents (1 or 2) a model was fitted on."""
    return f"{group}, fitted on half {half}"


def corpus_found(count: int, of: int) -> str:
    """Return how many quotes that stand there were found."""
    return f"found: {count} of {of} ({share(count / max(1, of))})"


def corpus_pages(count: int, of: int) -> str:
    """Return how many quotes are lit on the page on which they stand."""
    return f"on the right page: {count} of {of} ({share(count / max(1, of))})"


def corpus_guessed(count: int, of: int) -> str:
    """Return how many quotes of other papers are lit all the same."""
    return f"lit, but absent: {count} of {of}"


def corpus_fault(found: Found) -> str:
    """Return which quote of which paper went wrong, in one line."""
    pages = ", ".join(map(str, found.pages)) or "-"
    known = found.quote.page or "?"
    words = printable(" ".join(found.quote.text.split()))
    where = f"page {pages} for {known}"
    return f"  {found.paper} {found.quote.name}: {found.status}, {where}: {words}"


def tags_of(variant: str) -> str:
    """Return the heading of a table of the tags of one variant."""
    return f"Tag, {variant}"


def no_truth(folder: Path) -> str:
    """Return that a folder holds nothing to measure with."""
    return (
        f"{printable(str(folder))}: no <id>.json with <id>.pdf in it. Check the folder."
    )


def too_few(folder: Path) -> str:
    """Return that one document cannot be checked on another one."""
    return f"{printable(str(folder))}: one document only. Two or more are needed."


def no_corpus(folder: Path) -> str:
    """Return that a folder holds no papers with quotes."""
    name = printable(str(folder))
    return f"{name}: no quotes/<id>.jsonl with pdf/<id>.pdf in it. Check the folder."
