"""What leaves: an evidence file checked, as reports, annotated copies and data."""
