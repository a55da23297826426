"""What statuses, differences and verdicts are called in everything that leaves."""

from collections.abc import Mapping

from locator.claim import Verdict
from locator.status import Kind, Status

STATUS: Mapping[Status, str] = {
    Status.VERBATIM: "Verbatim",
    Status.ELIDED: "Elided",
    Status.ALTERED: "Altered",
    Status.PARTIAL: "Partial",
    Status.AMBIGUOUS: "Several places",
    Status.NOT_FOUND: "Not found",
    Status.UNSEARCHABLE: "No text layer",
}
VERDICT: Mapping[Verdict, str] = {
    Verdict.SUPPORTED: "Supported",
    Verdict.REFUTED: "Refuted",
    Verdict.UNCLEAR: "Unclear",
}
# In the order in which they weigh.
KIND: Mapping[Kind, str] = {
    Kind.NEGATION: "negation",
    Kind.NUMBER: "number",
    Kind.SIGN: "sign",
    Kind.COMPARATOR: "comparator",
    Kind.UNIT: "unit",
    Kind.MODAL: "modal",
    Kind.NAME: "name",
    Kind.WORD: "other word",
    Kind.OMISSION: "omission",
    Kind.ADDITION: "addition",
}
