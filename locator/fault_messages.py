"""What is wrong with a record of an evidence file, in words for people."""

from collections.abc import Mapping

from locator.evidence.record import Fault

_FAULTS: Mapping[Fault, str] = {
    Fault.NO_QUOTE: "no quote in this record (looked for the field `quote`)",
    Fault.EMPTY_QUOTE: "the quote is empty",
    Fault.NOT_A_RECORD: "neither a quote nor a record",
    Fault.UNFINISHED: "no quotation mark at the end",
    Fault.INVALID_JSON: "not valid JSON",
    Fault.REPEATED_FIELD: "a field stands there twice, with two values",
    Fault.UNKNOWN_EVIDENCE: "the evidence that it names is not in the file",
    Fault.ONLY_A_FILE: "it names a file, but has no quote",
    Fault.UNKNOWN_VERDICT: "its verdict is none of supported, refuted, unclear",
    Fault.NO_WORDS_IN_LINK: "the link has `#:~:text=`, but no words behind it",
    Fault.TOO_DEEP: "nested deeper than anybody writes",
    Fault.OPEN_TAG: "a tag or a comment that begins here never ends",
    Fault.RAGGED: (
        "more cells than columns (a text with separators stands in quotation marks)"
    ),
    Fault.TOO_WIDE: "a table that is wider than anybody makes one is not read",
    Fault.TOO_MANY: "more pieces than words: from here on the file is not read",
    Fault.MIXED_FRAMES: "its boxes are neither points nor shares of the page",
}


def fault_words(fault: Fault) -> str:
    """Return what is wrong with a record."""
    return _FAULTS[fault]
