"""Projects: a review in one file, with claims, verdicts and where everything stands."""
