"""The report about an evidence file: what it states, and how it looks on paper."""
