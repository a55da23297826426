"""The one place that holds the version of Quotelight."""

__version__ = "0.1.0"
