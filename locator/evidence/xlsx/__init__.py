"""Spreadsheets (ECMA-376, part 1, 18) read as rows of texts, in bounded memory."""
