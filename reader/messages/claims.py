"""Words about claims: verdicts, notes, review."""

VERDICT = {
    "supported": "Supported",
    "refuted": "Refuted",
    "unclear": "Unclear",
}
NOT_REVIEWED = "Not reviewed"
CLEAR_VERDICT = "Clear verdict"
SOMEBODY = "you"
ACT_QUOTE_FOR_CLAIM = "Add selection as quote for this claim"
ACT_ATTACH = "This is where it stands"
ACT_REJECT = "Not here"
NOT_READ_YET = "Some pages are still being read. Try again in a moment."
NO_PLACE_THERE = "The quote could not be compared with this place. Select its words."
PLACED = "Placed by you"
REJECTED = "Not lit any more"
