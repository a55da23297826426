"""Words about quotes: statuses, kinds, rows, details, filters."""

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
SEARCH = "Search"
SET_ASIDE = "set aside, the search broke off"
TOO_LONG = "too long, at most {most} characters"
NEEDS_A_DOCUMENT = "Needs a document"
NEEDS_DOCUMENT = "Needs {name}"
PAGE_SHORT = "p. {page}"
PAGES_SHORT = "p. {first}-{last}"
PLACE_OF = "{place} of {count}"
PAGE = "page {page}"
PAGES = "pages {first}-{last}"
PAGE_PRINTED = "page {page} ({label})"
PAGE_PRINTED_TIP = "page {page}, printed {label}"
# The quotes panel
QUOTES = "Quotes"
QUOTES_LIST = "Quotes"
ONE_QUOTE = "1 quote"
MANY_QUOTES = "{count} quotes"
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
HINT_WALK = "Click a quote to see it on the page. J and K walk through them."
CLOSE_HINT = "Close the hint"
# The details below the list
ONE_DIFFERENCE = "1 difference"
DIFFERENCES = "{count} differences"
YOU_CHOSE = "you chose {place}"
CONFIDENCE = "{percent} % sure of the place"
QUOTE = "Quote"
SOURCE = "Source"
LEFT_OUT = "Left out"
KIND_BOTH = "{quote}, source {source}"
OTHER_ORDER = "The source has these passages the other way round."
KIND_LEFT_OUT = " left out"
ADDED_WORDS = "“{words}”"
KIND_ADDED = " not in the source"
FOLDED = "… {count} words …"
SEARCHED_PAGES = "Searched pages {pages}."
CLOSEST = "Closest wording (not a match)"
SEARCHED_PAGE = "Searched page {pages}."
RANGE = "{first}-{last}"
AND = "{before} and {last}"
PAGE_WITHOUT_TEXT = "Page {pages} has no text layer."
PAGES_WITHOUT_TEXT = "Pages {pages} have no text layer."
DOCUMENT_WITHOUT_TEXT = "This document has no text layer."
SEARCHING_SO_FAR = "Searched {read} of {pages} pages so far."
SET_ASIDE_LONG = "The search for this quote broke off, so it was set aside."
TOO_LONG_LONG = (
    "This quote has {count} characters. Up to {most} can be searched for: "
    "paste it in parts."
)
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
EDIT_QUOTE = "Edit quote"
LOCATE_AGAIN = "Locate again"
DELETE = "Delete"
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
NO_QUOTE_HAS = "No quote has the text “{text}”."
NO_QUOTE_IS_BOTH = "No quote is both {first} and {second}."
NO_QUOTE_IS_ALL = "No quote is {all}."
