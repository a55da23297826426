"""Names of fields, and fields of no known name."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.evidence import fields
from locator.evidence.json_records import evidence_in
from locator.evidence.json_text import parse
from locator.quote import Quote


@pytest.mark.parametrize(
    "name", ["exact_quote", "exactQuote", "Exact Quote", "EXACT-QUOTE", "exact.quote"]
)
def test_a_name_may_be_joined_in_many_ways(name: str) -> None:
    assert fields.plain_name(name) == fields.names("exact_quote")[0]


KNOWN = {
    name
    for group in (
        fields.QUOTE,
        fields.QUOTES,
        fields.RECORDS,
        fields.CLAIMS,
        fields.PAGE,
        fields.SECTION,
        fields.PREFIX,
        fields.SUFFIX,
        fields.ID,
        fields.CLAIM_ID,
        fields.CLAIM,
        fields.SUPPORTS,
        fields.SUPPORTED_BY,
        fields.DOCUMENT,
        fields.NOTE,
        fields.MODEL,
        fields.RUN,
    )
    for name in group
}
UNKNOWN = st.dictionaries(
    st.text().filter(lambda name: fields.plain_name(name) not in KNOWN),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(-1e9, 1e9) | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        max_leaves=6,
    ),
    max_size=4,
)


@given(UNKNOWN)
def test_fields_that_mean_nothing_to_us_come_through(
    unknown: dict[str, object],
) -> None:
    record = {"quote": "a b", "page": 3, "claim": "Dry", **unknown}

    (found,) = evidence_in([parse(json.dumps([record]))]).records

    assert found.quote == Quote("a b", "3", claim="Dry")
    assert found.others == unknown
