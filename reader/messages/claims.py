"""Words about claims: verdicts, notes, review."""

VERDICT = {
    "supported": "Supported",
    "refuted": "Refuted",
    "unclear": "Unclear",
}
NOT_REVIEWED = "Not reviewed"
CLEAR_VERDICT = "Clear verdict"
SOMEBODY = "you"
