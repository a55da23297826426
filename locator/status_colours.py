"""The colours of the statuses, the same in the window, in reports and in copies.

Measured for contrast and for colour-blind eyes: tests/reader/look/test_colours.py.
"""

from collections.abc import Mapping

# Text, signs and lines, on white and on a dark ground.
LIGHT_LINES: Mapping[str, str] = {
    "verbatim": "#0A7561",
    "elided": "#0A4C8F",
    "altered": "#8F2B00",
    "partial": "#7D6A00",
    "ambiguous": "#A23BC4",
    "not_found": "#A3164C",
    "unsearchable": "#59636F",
}
DARK_LINES: Mapping[str, str] = {
    "verbatim": "#3FD6B0",
    "elided": "#4FA3F7",
    "altered": "#FF8A4C",
    "partial": "#F3DA7A",
    "ambiguous": "#E3C2FC",
    "not_found": "#FF6F91",
    "unsearchable": "#A9B2BE",
}
# Fills of highlights on the page: by day multiplied, by night lightened.
DAY_FILL: Mapping[str, str] = {
    "verbatim": "#19B394",
    "elided": "#3E8EE6",
    "altered": "#FF7A2F",
    "partial": "#E0B400",
    "ambiguous": "#B45CE0",
}
NIGHT_FILL: Mapping[str, str] = {
    "verbatim": "#1E8F75",
    "elided": "#2C6FB8",
    "altered": "#B8551F",
    "partial": "#8E7A1E",
    "ambiguous": "#8A55AE",
}
# How much of a fill is mixed into the paper by day.
OTHER_SHARE = 0.22
CURRENT_SHARE = 0.34
WORD_SHARE = 0.58
