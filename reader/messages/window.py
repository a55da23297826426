"""Words of the window: menus, actions, toasts, titles."""

UNDO_ADD = "Add quotes"
UNDO_REMOVE = "Delete quotes"
UNDO_EDIT = "Edit quote"
UNDO_PLACE = "Choose place"
UNDO_NOTE = "Write note"
UNDO_ATTACH = "This is where it stands"
UNDO_REJECT = "Not here"
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
ACT_REDUCED_MOTION = "Reduced motion"
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
TIP_WITH_KEYS = "{text} ({keys})"
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
DROP_ONE = "Open 1 file"
DROP_MANY = "Open {count} files"
OPEN_TITLE = "Open PDF"
OPEN_FILTER = "PDF files (*.pdf);;All files (*)"
OPEN_EVIDENCE_TITLE = "Open evidence file"
EVIDENCE_FILTER = (
    "Evidence (*.md *.markdown *.txt *.html *.htm *.docx *.json *.jsonl *.ndjson "
    "*.csv *.tsv *.xlsx);;"
    "All files (*)"
)
ABOUT = (
    "Quotelight {version}\n\nFinds quotations in PDF files and says whether the words "
    "are the same. Nothing leaves this computer.\n\nFree software under the GNU Affero "
    "General Public License, version 3 or later."
)
NOTHING_PASTED = "There is no quote in what was pasted."
PASTE_FAILED = (
    "What was pasted could not be read. It is in the paste box: locate it in parts."
)
STORE_MOVED = (
    "What was kept could not be read. It was moved to {path}; the list starts anew."
)
WORKER_RESTARTED = "The reading helper stopped and was started again. Nothing was lost."
READING = "Reading the text"
LOCATING = "Locating {done} of {total}"
LOCATED = "{quotes} located in {seconds} s"
PASTED = "{quotes} added"
ONE_KNOWN_ALREADY = "1 was already in the list"
KNOWN_ALREADY = "{count} were already in the list"
EVIDENCE_READ = "{quotes} from {name}."
EVIDENCE_SKIPPED = "Records that could not be read begin in line {lines}."
EVIDENCE_OBSTACLE = {
    "missing": "{name} is not there any more.",
    "unreadable": "{name} may not be read. Check its permissions.",
    "empty": "{name} is empty.",
    "not_text": "{name} is not a text file, so no quotes can be read from it.",
    "unknown_encoding": "The encoding of {name} is not known. Save it as UTF-8.",
    "unknown_format": "{name} is of a kind that cannot be read yet.",
    "invalid_json": "{name} is not complete JSON.",
    "last_comma": "{name} has a comma behind a last item, which JSON has not.",
    "comment": "{name} has comments, which JSON has not.",
    "too_deep": "{name} has lists in lists, more than a hundred deep.",
    "too_many": "{name} has more brackets than words.",
    "broken_zip": "{name} is damaged. Save it again with its program.",
    "old_office": "{name} has a password, or is old. Save it as .docx or .xlsx.",
    "unpacks_too_large": "{name} unpacks to more than a document holds.",
    "has_dtd": "{name} holds XML that no such file may hold.",
    "unsure_columns": "{name}: call the column that holds the quotes “Quote”.",
    "no_quote_column": "{name} has no column of quotes. Call it “Quote”.",
    "too_many_columns": "{name} has more columns than a spreadsheet.",
    "not_a_project": "{name} is not a project.",
    "newer_project": "A newer version of Quotelight has saved {name}.",
    "damaged_project": "{name} is damaged. Take another copy.",
    "fault": "{name} could not be read.",
}
BACK_TO = "Page {number}"
NO_TEXT_ON = "No text layer on page {pages}"
HOME_TAB = "Home"
SAVED = "Saved"
NOT_SAVED = {
    "read_only": "Not saved: the folder may not be written to",
    "disk_full": "Not saved: disk full",
    "busy": "Not saved: another window does not let go of the store",
    "damaged": "Not saved: the store is damaged",
    "too_new": "Not saved: a newer Quotelight has written the store",
    "unreachable": "Not saved: the folder cannot be reached",
    "fault": "Not saved",
}
QUOTE_HERE = "{status}: {text}"

PROGRAM = "Read PDFs and check quotations in them."
ARG_FILES = "FILE[#page=N]"
ARG_PAGE = "page of the first file"
ARG_QUOTE = "a quote to find"
ARG_EVIDENCE = "a file of quotes to open"
ARG_SAMPLE = "open the sample paper"
VERSION = "quotelight, version {version}"
