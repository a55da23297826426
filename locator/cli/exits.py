"""The exit codes of `qlocate`, for scripts."""

FAITHFUL = 0  # every quote stands there as given: verbatim or elided
NOT_FAITHFUL = 1  # at least one quote does not
FAILED = 2  # nothing could be checked
INTERRUPTED = 130  # Ctrl+C, as shells report it
BROKEN_PIPE = 141  # the reader of our output went away, as shells report it
