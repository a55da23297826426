"""How an evidence file looks: its blocks in order, and which quotes stand where."""
