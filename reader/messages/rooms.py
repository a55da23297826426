"""Words of the rooms: home, page view, find bar, side bar, status bar, obstacles."""

# The Home page
HOME_TITLE = "Check what the source really says"
HOME_SUBTITLE = (
    "Open a paper, paste the quotes, see each one where it stands. "
    "Nothing leaves this computer."
)
HOME_OPEN = "Open PDF"
HOME_OPEN_TEXT = "Or drop PDFs and evidence files anywhere in this window."
HOME_PASTE = "Paste quotes"
HOME_PASTE_TEXT = (
    "Start from a model’s answer. Quotelight splits it into quotes "
    "and asks for the papers."
)
HOME_SAMPLE = "Try the sample paper"
HOME_SAMPLE_TEXT = (
    "A short paper with an evidence file that holds one quote of every kind."
)
HOME_RECENT = "Recent"
HOME_CLEAR = "Clear list"
HOME_WITH = "with {name}"
HOME_NO_QUOTES = "no quotes"
HOME_NO_TEXT = "no text layer"
HOME_KEY_HINTS = (
    ("Ctrl+J", "next quote"),
    ("F8", "next problem"),
    ("Ctrl+F", "find"),
)
STATUS_COUNT = "{count} {word}"
# When something was done
TODAY_AT = "today, {time}"
YESTERDAY = "yesterday"
DAY_AND_MONTH = "{day} {month}"
DAY_MONTH_YEAR = "{day} {month} {year}"
WEEKDAYS = (
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
)
MONTHS = (
    "Jan", "Feb", "Mar", "Apr", "May", "Jun",
    "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
)  # fmt: skip # a table
# The find bar
FIND = "Find"
FIND_IN_DOCUMENT = "Find in this document"
FIND_COUNT = "{at} of {count}"
FIND_SEARCHING = "Searching"
FIND_NO_MATCH = "No match"
FIND_NOWHERE = "“{text}” does not occur on the {pages} pages with text."
FIND_NOWHERE_AT_ALL = "No page of this document has text."
FIND_PREVIOUS = "Previous match"
FIND_NEXT = "Next match"
FIND_CASE = "Match case"
FIND_WHOLE_WORDS = "Whole words"
FIND_ACCENTS = "Match accents (é is not e)"
FIND_CASE_SIGN = "Aa"
FIND_WHOLE_WORDS_SIGN = "ab"
FIND_ACCENTS_SIGN = "é"
FIND_CLOSE = "Close the find bar"
# Pages without text
NO_TEXT_ON_PAGE = "Page {page} has no text layer."
NO_TEXT_ON_PAGES = "Pages {pages} have no text layer."
# Instead of a page: what happened, what to do
OBSTACLE = {
    "missing": "{name} is not where it was.",
    "not_a_file": "{name} is a folder.",
    "empty": "{name} is empty.",
    "unreadable": "{name} cannot be read.",
    "not_a_pdf": "{name} is not a PDF.",
    "damaged": "{name} is damaged and cannot be shown.",
    "no_pages": "{name} has no pages.",
    "password_needed": "{name} is protected.",
    "password_wrong": "{name} is protected.",
    "not_text": "{name} holds no text.",
    "unknown_encoding": "The letters of {name} are in an encoding that is not known.",
    "unknown_format": "{name} is of a kind that cannot be read yet.",
    "invalid_json": "{name} is not written as JSON.",
    "last_comma": "{name} has a comma behind a last item, which JSON has not.",
    "comment": "{name} has comments, which JSON has not.",
    "too_deep": "{name} has lists in lists, more than a hundred deep.",
    "too_many": "{name} has more brackets than words.",
    "not_truth": "{name} holds no records that can be used.",
    "not_corrections": "{name} holds no corrections.",
    "encrypted": "{name} is encrypted.",
    "signed": "{name} is signed.",
    "repaired": "{name} is damaged.",
    "not_one": "{name} is about more than one file.",
    "changed": "{name} has changed.",
    "broken_zip": "{name} is damaged.",
    "old_office": "{name} has a password, or is in an old format.",
    "unpacks_too_large": "{name} unpacks to more than a document holds.",
    "has_dtd": "{name} holds XML that no such file may hold.",
    "unsure_columns": "{name} has several columns that may hold quotes.",
    "no_quote_column": "{name} has no column of quotes.",
    "too_many_columns": "{name} has more columns than a spreadsheet.",
    "not_a_project": "{name} is not a project.",
    "newer_project": "A newer version of Quotelight has saved {name}.",
    "damaged_project": "{name} is damaged.",
    "fault": "{name} could not be opened.",
}
OBSTACLE_ADVICE = {
    "missing": "It was moved, renamed or deleted. Put it back, then try again.",
    "not_a_file": "Open the folder and choose a paper in it.",
    "empty": "Nothing was saved in it, or the download stopped. Get the file again.",
    "unreadable": "You may not be allowed to read it, or its drive is gone.",
    "not_a_pdf": "Its name says PDF, its content does not. Get the file again.",
    "damaged": "The download may have stopped early. Get the file again.",
    "no_pages": "There is nothing to show or to search. Get the file again.",
    "password_needed": "It opens with its password.",
    "password_wrong": "It opens with its password.",
    "not_text": "Quotes can be read from text, Markdown, HTML, Word and JSON.",
    "unknown_format": "Quotes can be read from text, Markdown, HTML, Word and JSON.",
    "unknown_encoding": "Save it as Unicode text.",
    "invalid_json": "Write it again with the program that it came from.",
    "last_comma": "Remove the comma.",
    "comment": "Remove the comments.",
    "too_deep": "Write it again with the program that it came from.",
    "too_many": "Write it again with the program that it came from.",
    "not_truth": "Write it again with the program that it came from.",
    "not_corrections": "Choose the file that they were saved in.",
    "encrypted": "Whoever made it may not want changed copies.",
    "signed": "A copy with highlights would count as changed after signing.",
    "repaired": "A copy would hold only what can be read of it. Get the file again.",
    "not_one": "Choose one file at a time.",
    "changed": "Open it again.",
    "broken_zip": "Save it again with the program that it came from.",
    "old_office": "Save it as .docx or .xlsx, without a password.",
    "unpacks_too_large": "Save its text in a new file.",
    "has_dtd": "Save its text in a new file.",
    "unsure_columns": "Call the column of quotes “Quote”.",
    "no_quote_column": "Call the column of quotes “Quote”.",
    "too_many_columns": "Keep those that are about quotes.",
    "not_a_project": "Open a file that ends in .quotelight.",
    "newer_project": "Open it there.",
    "damaged_project": "Save it again, or take another copy.",
    "fault": "The reading helper stopped at it. Nothing else was lost.",
}
OPEN_AS_EVIDENCE_TEXT = "Open it as an evidence file?"
OPEN_AS_EVIDENCE = "Open as evidence"
TRY_AGAIN = "Try again"
OPEN_FOLDER = "Open folder"
OBSTACLE_DETAILS = "Details"
# The password sheet
PROTECTED = "{name} is protected."
UNLOCK_FIELD = "Password"
UNLOCK_SHOW = "Show"
UNLOCK_OPEN = "Open"
UNLOCK_WRONG = "That password does not open this file."
UNLOCK_NOT_KEPT = "The password is not stored."
# Banners
LIES_BESIDE = "{name} lies beside this paper."
OPEN_IT_TOO = "Open it too"
NOT_NOW = "Not now"
CHANGED_ON_DISK = "{name} has changed on disk."
RELOAD = "Reload"
CLOSE_BANNER = "Close"
# The side bar
THUMBNAILS = "Thumbnails"
OUTLINE = "Outline"
OUTLINE_FILTER = "Filter the outline"
OUTLINE_EMPTY = "This paper has no outline."
OUTLINE_NO_MATCH = "No section is named so."
THUMBNAIL = "Page {page}"
THUMBNAIL_PRINTED = "Page {page}, printed {label}"
THUMBNAIL_QUOTES = "{page}: {quotes}"
# The status bar
READY = "Ready"
OFFLINE = "Offline by design"
STOP = "Stop"
WORK_DONE = "{text}, {done} of {total}"
# The page view
PAGE_OF = "Page {page} of {pages}"
PAGE_OF_PRINTED = "Page {page} of {pages}, printed {label}"
NO_PAGES_YET = "Page view"
PAGE_VIEW_HELP = (
    "Arrow keys scroll, Page Up and Page Down or Space turn, Home and End go to the "
    "ends of the page, Ctrl and plus or minus zoom."
)
PAGE_NOT_DRAWN = "Page {page} could not be drawn. The other pages are not affected."
PAGE_CLICK_AGAIN = "Click the page to try again."
ABOVE = "{count} above"
BELOW = "{count} below"
COUNTER_QUOTES = "{text}: quotes outside of what is seen"
COUNTER_FINDS = "{text}: matches outside of what is seen"
COUNTER_ALTERED = "{name}, {count} altered"
LANE = "Places of the quotes in the document"
LANE_NUMBERED = "{word} {number}"
LANE_PLACE = "{word}, p. {page}: {text}"
LANE_FIND = "Match, p. {page}"
