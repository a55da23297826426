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

STATUS_TIP = "{word} ({status})"

# The rows of the quotes panel
KIND_SMALL = {
    "negation": "negation",
    "number": "number",
    "sign": "sign",
    "comparator": "comparator",
    "unit": "unit",
    "modal": "modal",
    "name": "name",
    "word": "other word",
    "omission": "omission",
    "addition": "addition",
}
AND_MORE = "and {count} more"
ONE_WORD_LEFT_OUT = "1 word left out"
WORDS_LEFT_OUT = "{count} words left out"
SOME_LEFT_OUT = "words left out"
STANDS_THERE = "{percent} % stands there"
PLACE_UNCERTAIN = "place uncertain"
PAGE_IS_A_SCAN = "page {page} is a scan"
NO_PAGE_HAS_TEXT = "no page has text"
PAGES_READ = "{read} of {pages} pages"
NOT_SEARCHED = "Not searched"
SET_ASIDE = "set aside after two attempts"
NEEDS_A_DOCUMENT = "Needs a document"
PAGE_SHORT = "p. {page}"
PAGES_SHORT = "p. {first}-{last}"
PLACE_OF = "{place} of {count}"
PAGE = "page {page}"
PAGES = "pages {first}-{last}"
PAGE_PRINTED = "page {page} ({label})"
PAGE_PRINTED_TIP = "page {page}, printed {label}"

# The Home page
HOME_TITLE = "Check what the source really says"
HOME_SUBTITLE = (
    "Open a paper, paste the quotes, see each one where it stands. "
    "Nothing leaves this computer."
)
HOME_OPEN = "Open PDF"
HOME_OPEN_TEXT = (
    "Or drop PDFs, evidence files or a whole folder anywhere in this window."
)
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
HOME_ONE_QUOTE = "1 quote"
HOME_QUOTES = "{count} quotes"
HOME_NO_TEXT = "no text layer"
HOME_KEY_HINTS = (
    ("Ctrl+K", "all commands"),
    ("F1", "help"),
    ("Ctrl+?", "shortcuts"),
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
)  # fmt: skip

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
    "unknown_format": "{name} is of a kind that cannot be read yet.",
    "invalid_json": "{name} is not written as JSON.",
    "not_truth": "{name} holds no records that can be used.",
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
    "not_text": "Quotes can be read from text, Markdown and JSON.",
    "unknown_format": "Quotes can be read from text, Markdown and JSON.",
    "invalid_json": "Write it again with the program that it came from.",
    "not_truth": "Write it again with the program that it came from.",
    "fault": "The reading helper stopped at it. Nothing else was lost.",
}
OPEN_AS_EVIDENCE_TEXT = "Open it as an evidence file?"
OPEN_AS_EVIDENCE = "Open as evidence"
TRY_AGAIN = "Try again"
OPEN_FOLDER = "Open folder"
OBSTACLE_DETAILS = "Details"

# The password sheet
PASSWORD_NEEDED = "{name} is protected."  # noqa: S105 - words, not a password
PASSWORD_FIELD = "Password"  # noqa: S105 - words, not a password
PASSWORD_SHOW = "Show"  # noqa: S105 - words, not a password
PASSWORD_OPEN = "Open"  # noqa: S105 - words, not a password
PASSWORD_WRONG = "That password does not open this file."  # noqa: S105 - words
PASSWORD_KEPT = "The password is not stored."  # noqa: S105 - words, not a password

# Banners
LIES_BESIDE = "{name} lies beside this paper."
OPEN_IT_TOO = "Open it too"
NOT_NOW = "Not now"
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

# The quotes panel
QUOTES = "Quotes"
QUOTES_LIST = "Quotes"
PASTE_HINT = "Paste a quote or a whole answer"
PASTE_TIP = "Paste quotes (Ctrl+Shift+V)"
PASTE_KEYS = "Ctrl+Shift+V"
LOCATE = "Locate"
LOCATE_TIP = "Locate (Ctrl+Enter)"
PREVIOUS_QUOTE = "Previous quote"
NEXT_QUOTE = "Next quote"
MORE = "More"
UNDO = "Undo"
ALL_COUNT = "All {count}"
ALL_QUOTES = "All, {count} quotes"
ONE_QUOTE_OF = "{status}, 1 quote"
QUOTES_OF = "{status}, {count} quotes"
FILTER = "Filter"
MORE_FILTERS = "More filters"
CLEAR = "Clear"
CLEAR_FILTER = "Clear filter"
EMPTY_DOCUMENT = "Paste one quote, or a whole answer with several."
OPEN_EVIDENCE = "Open evidence file…"

# The details below the list
ONE_DIFFERENCE = "1 difference"
DIFFERENCES = "{count} differences"
YOU_CHOSE = "you chose {place}"
CONFIDENCE = "{percent} % sure of the place"
QUOTE = "Quote"
SOURCE = "Source"
LEFT_OUT = "Left out"
KIND_BOTH = "{quote}, source {source}"
KIND_LEFT_OUT = " left out"
KIND_ADDED = " not in the source"
FOLDED = "… {count} words …"
SEARCHED_PAGES = "Searched pages {pages}."
SEARCHED_PAGE = "Searched page {pages}."
RANGE = "{first}-{last}"
AND = "{before} and {last}"
PAGE_WITHOUT_TEXT = "Page {pages} has no text layer."
PAGES_WITHOUT_TEXT = "Pages {pages} have no text layer."
DOCUMENT_WITHOUT_TEXT = "This document has no text layer."
SEARCHING_SO_FAR = "Searched {read} of {pages} pages so far."
SET_ASIDE_LONG = "Locating this quote was given up after two attempts."
COPY_QUOTE = "Copy quote"
COPY_SOURCE = "Copy source text"
COPY_WITH_PAGE = "Copy with page"
COPIED_QUOTE = "Quote copied"
COPIED_SOURCE = "Source text copied"
COPIED_WITH_PAGE = "Text and page copied"
COPIED_QUOTES = "{count} quotes copied"
WITH_PAGE = "“{text}” ({where})"
CITED_PAGE = "p. {page}"
CITED_PAGES = "pp. {first}-{last}"
CITED_PRINTED = "{page} (printed {label})"
DETAILS = "Details of the quote"
SHOW_SIDES = "Show quote and source"
HIDE_SIDES = "Hide quote and source"
GO_TO = "Go to"
NEXT_PLACE = "Next place"
LOCATE_AGAIN = "Locate again"
DELETE = "Delete"

# The page view
PAGE_OF = "Page {page} of {pages}"
PAGE_OF_PRINTED = "Page {page} of {pages}, printed {label}"
NO_PAGES_YET = "Page view"
PAGE_VIEW_HELP = (
    "Arrow keys scroll, Page Up and Page Down or Space turn, Home and End go to the "
    "ends of the page, Ctrl and plus or minus zoom."
)
PAGE_NOT_DRAWN = "Page {page} could not be drawn. The other pages are not affected."
ABOVE = "{count} above"
BELOW = "{count} below"
COUNTER_QUOTES = "{text}: quotes outside of what is seen"
COUNTER_FINDS = "{text}: matches outside of what is seen"
COUNTER_ALTERED = "{name}, {count} altered"
LANE = "Places of the quotes in the document"
LANE_NUMBERED = "{word} {number}"
LANE_PLACE = "{word}, p. {page}: {text}"
LANE_FIND = "Match, p. {page}"

MENU_FILE = "&File"
MENU_EDIT = "&Edit"
MENU_VIEW = "&View"
MENU_GO = "&Go"
MENU_QUOTES = "&Quotes"
MENU_HELP = "&Help"

ACT_OPEN = "Open PDF…"
ACT_OPEN_EVIDENCE = "Open evidence file…"
ACT_SAMPLE = "Try the sample paper"
ACT_CLOSE_TAB = "Close tab"
ACT_QUIT = "Quit"
ACT_UNDO = "Undo"
ACT_REDO = "Redo"
ACT_COPY = "Copy"
ACT_COPY_JOINED = "Copy without line breaks"
ACT_FIND = "Find…"
ACT_FIND_NEXT = "Find next"
ACT_FIND_PREVIOUS = "Find previous"
ACT_ZOOM_IN = "Zoom in"
ACT_ZOOM_OUT = "Zoom out"
ACT_ZOOM_FULL = "Actual size"
ACT_FIT_WIDTH = "Fit width"
ACT_FIT_PAGE = "Fit page"
ACT_NIGHT = "Night page"
ACT_DARK = "Dark window"
ACT_SIDE_BAR = "Side bar"
ACT_PANEL = "Quotes panel"
ACT_FULL_SCREEN = "Full screen"
ACT_BACK = "Back"
ACT_FORWARD = "Forward"
ACT_PREVIOUS_PAGE = "Previous page"
ACT_NEXT_PAGE = "Next page"
ACT_FIRST_PAGE = "First page"
ACT_LAST_PAGE = "Last page"
ACT_GO_TO_PAGE = "Go to page…"
ACT_PASTE_QUOTES = "Paste quotes"
ACT_QUOTE_SELECTION = "Add selection as quote"
ACT_NEXT_QUOTE = "Next quote"
ACT_PREVIOUS_QUOTE = "Previous quote"
ACT_NEXT_PROBLEM = "Next problem"
ACT_PREVIOUS_PROBLEM = "Previous problem"
ACT_NEXT_PANE = "Next pane"
ACT_PREVIOUS_PANE = "Previous pane"
ACT_ABOUT = "About Quotelight"

# Filters of the quotes panel
FILTER_TEXT = "Text in quotes"
FILTER_BY_TEXT = "Filter by text"
FILTER_KINDS = "Differences"
FILTER_DOCUMENT = "Document"
FILTER_PAGE = "Only page {page}"
SORT = "Sort"
SORT_GIVEN = "Order given"
SORT_PAGE = "By page"
SORT_WORST = "Worst first"
SHOWN_OF = "{shown} of {count}: {filter}"
OR = " or "
IS_ON_PAGE = "on page {page}"
WITH_TEXT = "with “{text}”"
IN_DOCUMENT = "in {name}"
IS_STATUS = {
    "verbatim": "verbatim",
    "elided": "elided",
    "altered": "altered",
    "partial": "partial",
    "ambiguous": "in several places",
    "not_found": "not found",
    "unsearchable": "without text layer",
    "searching": "searching",
}
WITH_KIND = "different in {kind}"
NO_QUOTE_IS = "No quote is {one}."
NO_QUOTE_IS_BOTH = "No quote is both {first} and {second}."
NO_QUOTE_IS_ALL = "No quote is {all}."

PAGE_BOX = "Page"
PAGE_COUNT = "of {count}"
PAGE_TIP = "page {number} of {count}, printed {label}"
ZOOM = "{percent} %"
ZOOM_BOX = "Zoom"

NO_DISPLAY = (
    "There is no display, so no window can be opened. `qlocate` checks quotes on the "
    "command line.\n"
)

WINDOW_TITLE = "{name} \N{EM DASH} Quotelight"
TABS = "Open documents"
OPEN_TITLE = "Open PDF"
OPEN_FILTER = "PDF files (*.pdf);;All files (*)"
OPEN_EVIDENCE_TITLE = "Open evidence file"
EVIDENCE_FILTER = "Evidence (*.md *.markdown *.txt *.json *.jsonl);;All files (*)"
ABOUT = (
    "Quotelight {version}\n\nFinds quotations in PDF files and says whether the words "
    "are the same. Nothing leaves this computer.\n\nFree software under the GNU Affero "
    "General Public License, version 3 or later."
)
NOTHING_PASTED = "There is no quote in what was pasted."
WORKER_RESTARTED = "The reading helper stopped and was started again. Nothing was lost."
READING = "Reading the text"
LOCATING = "Locating {done} of {total}"
LOCATED = "{count} quotes located in {seconds} s"
PASTED = "{count} quotes added"
KNOWN_ALREADY = "{count} were already in the list"
EVIDENCE_READ = "{count} quotes from {name}."
EVIDENCE_SKIPPED = "Records that could not be read begin in line {lines}."
EVIDENCE_OBSTACLE = {
    "missing": "{name} is not there any more.",
    "unreadable": "{name} may not be read. Check its permissions.",
    "empty": "{name} is empty.",
    "not_text": "{name} is not a text file, so no quotes can be read from it.",
    "unknown_format": "{name} is of a kind that cannot be read yet.",
    "invalid_json": "{name} is not complete JSON.",
    "fault": "{name} could not be read.",
}
BACK_TO = "Page {number}"
NO_TEXT_ON = "No text layer on page {pages}"
HOME_TAB = "Home"
