"""What `qlocate compare` says."""

COMPARE = """Compare what two reviewers said of the same claims.

FIRST and SECOND are projects, as the window saves them: which verdicts differ, how many
agree, and Cohen's kappa. The exit code is 0 if they agree on every claim that both
judged, 1 if they do not, 2 if nothing could be compared."""
AS_JSON = "Print JSON instead of a table."
COLUMN_CLAIM = "Claim"
NOBODY = "unnamed"
NONE_BOTH = (
    "No claim has a verdict in both projects. Check that they are about the same."
)
PAIRS_ONE = "1 claim has a verdict in both projects."
PAIRS = "{count} claims have a verdict in both projects."
AGREE = "The same verdict: {agreed} of {count} ({percent} %)."
KAPPA = "Cohen's kappa: {kappa}{interval}."
INTERVAL = " (95 % interval {low} to {high})"
NO_KAPPA = (
    "Cohen's kappa says nothing here: both gave one and the same verdict throughout."
)
ALL_AGREE = "No verdict differs."
ONLY = "Only {name} judged: {claims}"
