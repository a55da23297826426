"""Writes a table in CSV, as spreadsheet programs open it (RFC 4180)."""

import csv
from io import StringIO

from locator.checked import Checked
from locator.evidence.tables.own import as_words
from locator.exports.drawings import Drawings
from locator.exports.tables import table_of


def write(checked: Checked, _drawings: Drawings) -> bytes:
    """Return an evidence file that was checked as CSV.

    It has a byte order mark, without which spreadsheet programs take UTF-8 for an older
    encoding. No cell is a formula: those that may be taken for one begin with an
    apostrophe, which our own reader takes away.
    """
    table = table_of(checked)
    text = StringIO()
    writer = csv.writer(text, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(map(as_words, table.headers))
    for row in table.rows:
        writer.writerow(
            as_words(each) if isinstance(each, str) else each for each in row
        )
    return text.getvalue().encode("utf-8-sig")
