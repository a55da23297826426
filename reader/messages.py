"""Every word that a person sees in the window; what happened, what to do.

Sentence case; buttons are verbs; file names, not paths; no codes.
"""

APP = "Quotelight"

STATUS = {
    "verbatim": "Verbatim",
    "elided": "Elided",
    "altered": "Altered",
    "partial": "Partial",
    "ambiguous": "Several places",
    "not_found": "Not found",
    "unsearchable": "No text layer",
    "searching": "Searching",
}

KIND = {
    "negation": "Negation",
    "number": "Number",
    "sign": "Sign",
    "comparator": "Comparator",
    "unit": "Unit",
    "modal": "Modal",
    "name": "Name",
    "word": "Word",
    "omission": "Omission",
    "addition": "Addition",
}

UNDO_ADD = "Add quotes"
UNDO_REMOVE = "Delete quotes"
UNDO_PLACE = "Choose place"
