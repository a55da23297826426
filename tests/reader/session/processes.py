"""Other processes that write to a store."""

import subprocess
import sys
from pathlib import Path

HEAD = """
import sys
from pathlib import Path
from locator.quote import Quote
from reader.session.store import Store
from reader.session.stored import OpenTabs, Position, StoredQuote, Tab
sha, folder, name = "a" * 64, Path(sys.argv[1]), sys.argv[2]
store = Store.open(folder)
"""
WRITE_FOR_EVER = """
number = 0
while True:
    store.add_quotes(sha, [StoredQuote(Quote(f"{number} {'x' * 500}"))] * 3)
    tab = Tab(Path("/a.pdf"), Position(number))
    store.set_open_tabs(OpenTabs((tab,), 0))
    print(number, flush=True)
    number += 1
"""
BEGIN_TO_WRITE = """
with store._database.transaction():
    store._database.execute("DELETE FROM quotes")
    print("begun", flush=True)
    sys.stdin.read()
"""
WRITE_A_HUNDRED = """
for number in range(100):
    store.add_quotes(sha, [StoredQuote(Quote(f"{name} {number}"))])
print(sum(each.quote.text.startswith(name) for each in store.quotes(sha)))
"""


def started(script: str, folder: Path, name: str = "") -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", HEAD + script, str(folder), name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
