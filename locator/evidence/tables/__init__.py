"""Evidence in tables: their rows, what each column means, the quotes in a cell."""
