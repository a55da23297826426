"""The colours of statuses on paper, the same as in the window."""

from collections.abc import Mapping

from locator.status import Status

FILL: Mapping[Status, str] = {
    Status.VERBATIM: "#19B394",
    Status.ELIDED: "#3E8EE6",
    Status.ALTERED: "#FF7A2F",
    Status.PARTIAL: "#E0B400",
    Status.AMBIGUOUS: "#B45CE0",
}
"""What is laid over the words; what stands nowhere has none."""

INK: Mapping[Status, str] = {
    Status.VERBATIM: "#0A7561",
    Status.ELIDED: "#0A4C8F",
    Status.ALTERED: "#8F2B00",
    Status.PARTIAL: "#7D6A00",
    Status.AMBIGUOUS: "#A23BC4",
    Status.NOT_FOUND: "#A3164C",
    Status.UNSEARCHABLE: "#59636F",
}
"""Lines and words."""
