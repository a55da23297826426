"""The command line: what people and programs see."""
