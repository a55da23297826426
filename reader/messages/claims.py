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
VERDICT_KEY = {
    "supported": "S",
    "refuted": "R",
    "unclear": "U",
}
VERDICT_TIP = {
    "supported": "Supported (S, Ctrl+Shift+1)",
    "refuted": "Refuted (R, Ctrl+Shift+2)",
    "unclear": "Unclear (U, Ctrl+Shift+3)",
}
CLAIMS = "Claims"
CLAIMS_LIST = "Claims"
CLAIM_NUMBER = "Claim {number}"
CLAIM_SPOKEN = "Claim {number}, {verdict}: {words}"
CLAIM_QUOTES = "{count} quotes"
CLAIM_ONE_QUOTE = "1 quote"
CLAIM_NO_QUOTE = "no quote"
REVIEW_ALL = "All {count}"
REVIEW_OPEN = "To review {count}"
REVIEW_DONE = "Reviewed {count}"
REVIEW_SHARE = "{done} of {total}"
REVIEW_SPOKEN = "{done} of {total} claims reviewed"
NOTE = "Note"
NOTE_HINT = "Write a note"
BACK_TO_LIST = "back to the list"
NEXT_TO_REVIEW = "Next to review"
WAS_STATUS = "Was {status} when you decided."
LOOK_AGAIN = "Look again"
DECIDED_BY = "{verdict}, {name}, {when}"
ALL_REVIEWED = "All {count} claims reviewed."
ONE_REVIEWED = "The claim is reviewed."
NO_CLAIMS = "Paste quotes or open an evidence file: what they support is listed here."
NOTHING_TO_REVIEW = "Every claim is reviewed."
NOTHING_REVIEWED = "No claim is reviewed yet."
SHOW_ALL = "Show all"
DECIDED_ONE = "Claim {number} {verdict}"
DECIDED_MANY = "{count} claims marked {verdict}"
CLEARED_ONE = "Claim {number}: verdict cleared"
CLEARED_MANY = "Verdicts of {count} claims cleared"
VERDICT_SMALL = {
    "supported": "supported",
    "refuted": "refuted",
    "unclear": "unclear",
}
PREVIOUS_CLAIM = "Previous claim"
NEXT_CLAIM = "Next claim"
PLACED_BY_YOU = "placed by you"
PLACED_BY = "placed by {name}"
REJECTED_BY_YOU = "you rejected its place"
REJECTED_BY = "{name} rejected its place"
MENU_REVIEW = "&Review"
ACT_REVIEW = "Review claims"
ACT_SUPPORTED = "Supported"
ACT_REFUTED = "Refuted"
ACT_UNCLEAR = "Unclear"
ACT_NEXT_TO_REVIEW = "Next to review"
ACT_NEXT_CLAIM = "Next claim"
ACT_PREVIOUS_CLAIM = "Previous claim"
ACT_NOTE = "Write note"
ACT_ADVANCE = "Go on after a verdict"
ACT_KEEP_OPEN = "Keep all claims open"
ACT_REVIEWER = "Reviewer's name…"
REVIEWER_TITLE = "Reviewer's name"
REVIEWER_LABEL = "Verdicts and reports are signed with this name:"
CLAIMS_REVIEWED = "{done} of {total} claims reviewed"
CLAIMS_REVIEWED_TIP = "Go to the next claim to review"
NAMED_COUNT = "{word} {count}"
REJECTED_LONG = "Its place was rejected. Locate again to let the machine search."
MENU_VERDICT = "Verdict"
MENU_UNDER = "Attach to claim"
CLAIM_IN_MENU = "{number} {words}"
NEW_CLAIM = "New claim…"
NEW_CLAIM_TITLE = "New claim"
NEW_CLAIM_LABEL = "What do the quotes support?"
UNDO_UNDER = "Attach to claim"
