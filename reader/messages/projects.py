"""Words about projects."""

ACT_SAVE_PROJECT = "Save project…"
ACT_OPEN_PROJECT = "Open project…"
SAVE_PROJECT_TITLE = "Save project"
OPEN_PROJECT_TITLE = "Open project"
PROJECT_FILTER = "Projects (*.quotelight)"
PROJECT_NAME = "{stem}.quotelight"
PROJECT_SAVED = "Saved {name}"
PROJECT_OPENED = "{claims} from {name}."
PROJECT_ONE_CLAIM = "1 claim"
PROJECT_CLAIMS = "{count} claims"
PROJECT_KEPT_ONE = "1 claim has another verdict here; yours is kept."
PROJECT_KEPT = "{count} claims have another verdict here; yours are kept."
PROJECT_MISSING = "{names} is not where it was."
PROJECT_SEVERAL_MISSING = "{names} are not where they were."
PROJECT_CHANGED = "{names} has changed since: its quotes are located again."
FIND_FILE = "Find…"
PROJECT_PROBLEM = {
    "missing": "{name} is not there any more.",
    "unreadable": "{name} cannot be read. Check that you may read it.",
    "not_a_project": "{name} is not a project.",
    "newer_project": "A newer version of Quotelight has saved {name}. Open it there.",
    "damaged_project": "{name} is damaged. Save it again, or take another copy.",
    "invalid_json": "{name} stops in the middle. Take another copy.",
    "not_text": "{name} is not a project.",
    "disk_full": "{name} could not be saved: the disk is full. Nothing is lost.",
    "not_writable": "{name} could not be saved: the folder cannot be written to.",
    "fault": "{name} could not be read.",
}
