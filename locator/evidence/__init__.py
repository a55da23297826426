"""Evidence files: the quotes that somebody wrote down, in the formats people use."""
