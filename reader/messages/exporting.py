"""Words about files that leave: reports, copies, data."""

REPORT = "Report"
ACT_REPORT = "Report…"
ACT_REPORT_HTML = "Report as HTML…"
ACT_REPORT_PDF = "Report as PDF…"
ACT_ANNOTATED = "Annotated copy…"
ACT_OPEN_AFTER = "Open after saving"
MENU_DATA = "Data"
ACT_DATA = {
    "json": "JSON…",
    "csv": "CSV table…",
    "xlsx": "Excel table…",
    "markdown": "Markdown table…",
    "chain": "Evidence chain…",
    "w3c": "Web annotations…",
    "zotero": "Zotero annotations…",
}
EXPORT_NAME = {
    "report-html": "{stem} report.html",
    "report-pdf": "{stem} report.pdf",
    "annotated": "{stem} annotated.pdf",
    "annotate-anyway": "{stem} annotated.pdf",
    "json": "{stem} quotes.json",
    "csv": "{stem} quotes.csv",
    "xlsx": "{stem} quotes.xlsx",
    "markdown": "{stem} quotes.md",
    "chain": "{stem} evidence-chain.json",
    "w3c": "{stem} annotations.jsonld",
    "zotero": "{stem} zotero.json",
}
EXPORT_TITLE = "Save {what}"
EXPORT_WHAT = {
    "report-html": "report",
    "report-pdf": "report",
    "annotated": "annotated copy",
    "annotate-anyway": "annotated copy",
}
EXPORT_DATA = "data"
EXPORT_RUNNING = "Writing the {what}, {done} of {total}"
EXPORT_DONE = "Saved {name}"
OPEN_SAVED = "Open"
SHOW_IN_FOLDER = "Show in folder"
EXPORT_CANCELLED = "Nothing was saved."
EXPORT_BUSY = "Another file is being written. Wait for it, or stop it first."
EXPORT_UNFINISHED = "{count} quotes are still being located."
EXPORT_ONE_UNFINISHED = "1 quote is still being located."
EXPORT_NOW = "Report now"
EXPORT_WAIT = "Wait"
EXPORT_READY = "All quotes are located."
SAVE_NOW = "Save the {what}…"
SAVE_ELSEWHERE = "Save elsewhere…"
ANNOTATE_ANYWAY = "Annotate anyway"
CLOSE_NOTICE = "Close"
EXPORT_PROBLEM = {
    "disk_full": "The {what} could not be saved: the disk is full. "
    "Your verdicts are safe.",
    "not_writable": "The {what} could not be saved: the folder cannot be written to. "
    "Your verdicts are safe.",
    "is_a_source": "{name} is one of the files that are checked. "
    "It is never written; choose another name.",
    "other_bytes": "The {what} was not saved: the PDF has changed. Reload it first.",
    "changed": "The {what} was not saved: the PDF has changed. Reload it first.",
    "unreadable": "The {what} could not be saved: the PDF cannot be read any more.",
    "encrypted": "The PDF is protected. An annotated copy would be protected as well.",
    "signed": "The PDF is signed. In a copy, the signature covers what it covered "
    "before, and readers will say that something was added.",
    "repaired": "The PDF is damaged. A copy would be written anew.",
    "fault": "The {what} could not be made. Your verdicts are safe.",
}
EXPORT_NOTHING = "There is nothing to report yet."
EXPORT_ONE_DOCUMENT = "An annotated copy is about one paper. Close the others first."
