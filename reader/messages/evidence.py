"""Words of the evidence page: files of quotes beside the paper."""

EVIDENCE_PAGE = "Evidence"
EVIDENCE_OF = "Evidence: {name}"
NO_EVIDENCE = "No evidence file is open."
EVIDENCE_MORE = "Evidence file"
EVIDENCE_SWITCH = "Evidence files that are open"
SHOW_IN_FOLDER = "Show in folder"
RELOAD_EVIDENCE = "Reload"
CLOSE_EVIDENCE = "Close"
EARLIER_BLOCKS = "Earlier part of the file"
FURTHER_BLOCKS = "Further part of the file"
NOT_READ = "Line {line} could not be read: {why}."
FAULT_WHY = {
    "no_quote": "it has no quote",
    "empty_quote": "its quote is empty",
    "not_a_record": "it is no record",
    "unfinished": "it stops in the middle",
    "invalid_json": "it is not complete JSON",
    "repeated_field": "it gives a field twice",
    "unknown_evidence": "it names evidence that the file does not have",
    "only_a_file": "it names a file and no words",
    "mixed_frames": "its boxes are given in two ways",
    "unknown_verdict": "its verdict is not known",
    "no_words_in_link": "its link has no words",
    "too_deep": "it lies too deep in others",
    "open_tag": "a tag is not closed",
    "ragged": "it has more cells than the table has columns",
}
WHICH_COLUMN = "{name}: which column holds the quote?"
COLUMN_MAPPER = "Column mapper"
FIRST_ROWS = "First rows of the table"
NO_COLUMN = "None"
COLUMN_ROLE = {
    "quote": "Quote",
    "claim": "Claim",
    "document": "Document",
    "page": "Page",
    "id": "Name",
    "note": "Note",
}
READING_EVIDENCE = "Reading {name}"
EVIDENCE_CHANGED = "{name} changed: {news}. Verdicts kept."
EVIDENCE_READ_ANEW = "{name} read anew: {news}. Verdicts kept."
COLUMNS = "Columns…"
QUOTES_NEW = "{quotes} new"
QUOTES_GONE = "{count} gone"
QUOTES_SAME = "no quote is new or gone"
NEEDS_PDF = "{evidence} needs {name}."
FIND_PDF = "Find…"
FIND_PDF_TITLE = "Where is {name}?"
PDFS_BESIDE = "{count} papers of this evidence file lie beside it."
OPEN_THEM_TOO = "Open them too"
PDF_BESIDE = "{name} lies beside this evidence file."
OPEN_PAIRS = "{name} has {count} pairs of a paper and its evidence file."
OPEN_PAIRS_BUTTON = "Open {count} pairs"
NO_PAIRS = "{name} has no paper with an evidence file of the same name."
