"""The parts of a DOCX file (ECMA-376, part 1, 17) that say what is a quote."""
