"""What there is beside a stored quote, as JSON and back."""

from locator.checked import Remark
from locator.kept.from_json import WRONG, SerialError, fields_of, record_of
from locator.kept.to_json import filled, record_fields, versioned
from reader.session.stored import More

_SHOWN = 80  # characters of a bad text in the log


def more_to_json(more: More) -> str | None:
    """Return what there is beside a quote as JSON; None if there is nothing."""
    fields = {
        "record": more.record and record_fields(more.record),
        "evidence": more.evidence,
        "placed_by": more.placed_by,
        "remark": more.remark and str(more.remark),
    }
    return versioned(filled(fields)) if any(fields.values()) else None


def more_from_json(text: str) -> More:
    """Return what `more_to_json` wrote.

    Raises:
        SerialError: It did not write this.
    """
    fields = fields_of(text)
    record = fields.get("record")
    try:
        return More(
            record and record_of(record),
            fields.get("evidence", ""),
            fields.get("placed_by", ""),
            Remark(fields["remark"]) if "remark" in fields else None,
        )
    except WRONG as error:
        raise SerialError(text[:_SHOWN]) from error
