"""Colours, signs and icons: how things look, never what they are."""
