"""What was stored is there tomorrow."""

import itertools
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.located import Located
from locator.quote import Quote
from locator.status import Status
from reader.session.store import Store
from reader.session.store_error import Problem, StoreError
from reader.session.stored import OpenTabs, RecentFile, StoredQuote, Tab
from tests.reader.session.processes import (
    BEGIN_TO_WRITE,
    WRITE_A_HUNDRED,
    WRITE_FOR_EVER,
    started,
)
from tests.reader.session.values import LOCATED, STORED, TABS, quote

SHA, OTHER = "a" * 64, "b" * 64
NOW = datetime(2026, 3, 1, 12, 30, tzinfo=UTC)
PAPER = RecentFile(Path("/papers/gel.pdf"), "Gels", SHA, NOW, Path("/papers/gel.md"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as store:
        yield store


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """Return a store that the examples of a property share: opening one takes time."""
    with closing(Store.open(tmp_path_factory.mktemp("store"))) as store:
        yield store


_NUMBERS = itertools.count()


def fresh_document() -> str:
    return f"{next(_NUMBERS):064x}"


def tomorrow(tmp_path: Path) -> Store:
    return Store.open(tmp_path)


def texts(store: Store, sha256: str = SHA) -> list[str]:
    return [each.quote.text for each in store.quotes(sha256)]


@given(st.lists(STORED, max_size=4))
def test_quotes_come_back_as_they_were(kept: Store, quotes: list[StoredQuote]) -> None:
    document = fresh_document()
    keys = kept.add_quotes(document, quotes)

    assert kept.quotes(document) == tuple(
        replace(each, key=key) for each, key in zip(quotes, keys, strict=True)
    )


def test_quotes_are_there_tomorrow(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)) as store:
        store.add_quotes(SHA, [quote("one"), quote("two", Status.ALTERED)])
    with closing(tomorrow(tmp_path)) as store:
        assert texts(store) == ["one", "two"]
        assert store.moved_aside is None


def test_quotes_belong_to_a_document(store: Store) -> None:
    store.add_quotes(SHA, [quote("one")])
    store.add_quotes(OTHER, [quote("two")])

    assert (texts(store), texts(store, OTHER)) == (["one"], ["two"])


@given(st.lists(st.tuples(st.none() | st.integers(0, 6), st.integers(0, 3))))
def test_quotes_are_put_where_they_belong(
    kept: Store, acts: list[tuple[int | None, int]]
) -> None:
    document = fresh_document()
    expected: list[str] = []
    for number, (row, count) in enumerate(acts):
        added = [f"{number}.{each}" for each in range(count)]
        at = len(expected) if row is None else row
        expected[at:at] = added
        kept.add_quotes(document, map(quote, added), row)
        if number % 3 == 2:
            kept.remove_quotes(each.key for each in kept.quotes(document)[1:2])
            del expected[1:2]

    assert texts(kept, document) == expected


@given(LOCATED, st.integers(0, 3))
def test_an_answer_is_written_down(kept: Store, located: Located, chosen: int) -> None:
    document = fresh_document()
    (key,) = kept.add_quotes(document, [StoredQuote(located.quote)])
    kept.set_answer(key, StoredQuote(located.quote, located, chosen))

    assert kept.quotes(document) == (StoredQuote(located.quote, located, chosen, key),)


def test_an_answer_is_forgotten_when_it_is_searched_again(store: Store) -> None:
    (key,) = store.add_quotes(SHA, [quote("one", Status.ALTERED)])
    answer = Located(Quote("one"), Status.ALTERED)
    store.set_answer(key, StoredQuote(Quote("one"), answer, 2))
    chosen = store.quotes(SHA)[0].chosen
    store.set_answer(key, StoredQuote(Quote("one")))

    assert chosen == 2
    assert store.quotes(SHA) == (StoredQuote(Quote("one"), key=key),)


def test_a_key_is_never_used_twice(store: Store) -> None:
    first = store.add_quotes(SHA, [quote("one")])
    store.remove_quotes(first)

    assert store.add_quotes(SHA, [quote("two")]) != first


def test_an_answer_that_cannot_be_read_is_searched_again(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    (key,) = store.add_quotes(SHA, [quote("one", Status.ALTERED)])
    store._database.execute("UPDATE quotes SET located = '{}'")

    assert store.quotes(SHA) == (StoredQuote(Quote("one"), key=key),)
    assert "cannot be read" in caplog.text


def test_a_quote_that_cannot_be_read_does_not_hide_the_others(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    first, _ = store.add_quotes(SHA, [quote("one"), quote("two")])
    store._database.execute("UPDATE quotes SET quote = '{' WHERE key = ?", first)

    assert texts(store) == ["two"]
    assert "cannot be read" in caplog.text


def test_recent_files_come_back_with_the_latest_first(store: Store) -> None:
    older = replace(PAPER, path=Path("/a.pdf"), opened_at=NOW - timedelta(days=1))
    plain = replace(older, evidence_path=None, without_text=True, sha256=OTHER)
    for file in (older, PAPER, plain):
        store.note_opened(file)

    assert store.recent_files() == (PAPER, plain)
    assert store.recent_files(most=1) == (PAPER,)


def test_recent_files_tell_how_their_quotes_stand(store: Store) -> None:
    store.note_opened(PAPER)
    store.add_quotes(SHA, [quote("one"), quote("two", Status.ALTERED)])
    store.add_quotes(SHA, [quote("three", Status.ALTERED)])
    store.add_quotes(OTHER, [quote("four", Status.VERBATIM)])
    (file,) = store.recent_files()

    assert file.counts == {"searching": 1, "altered": 2}


def test_a_forgotten_file_keeps_its_quotes(store: Store) -> None:
    store.note_opened(PAPER)
    store.add_quotes(SHA, [quote("one")])
    store.forget_file(PAPER.path)

    assert store.recent_files() == ()
    assert texts(store) == ["one"]


def test_names_need_not_be_text(store: Store) -> None:
    file = replace(PAPER, path=Path("/\udcff.pdf"), title="half \ud800")
    store.note_opened(file)
    (found,) = store.recent_files()

    assert (found.path, found.title) == (file.path, "half ?")


@given(TABS, TABS, st.data())
def test_tabs_come_back_as_they_were(
    kept: Store, earlier: list[Tab], tabs: list[Tab], data: st.DataObject
) -> None:
    current = data.draw(st.integers(-1, len(tabs) - 1))
    kept.set_open_tabs(OpenTabs(tuple(earlier)))
    kept.set_open_tabs(OpenTabs(tuple(tabs), current))

    assert kept.open_tabs() == OpenTabs(tuple(tabs), current)


@pytest.mark.parametrize("current", [7, -2, "first"])
def test_a_current_tab_that_is_not_open_is_home(store: Store, current: object) -> None:
    store.set_open_tabs(OpenTabs((Tab(Path("/a.pdf")),), 0))
    store.set_value("current_tab", current)

    assert store.open_tabs().current == -1


def test_nothing_was_open_at_first(store: Store) -> None:
    assert store.open_tabs() == OpenTabs()
    assert store.quotes(SHA) == ()
    assert store.recent_files() == ()


@pytest.mark.parametrize("value", ["dark", 410, 1.5, True, None, [1, "a"]])
def test_a_value_comes_back_as_it_was(store: Store, value: object) -> None:
    before = store.value("name")
    store.set_value("name", "something else")
    store.set_value("name", value)

    assert before is None
    assert store.value("name") == value


def test_a_damaged_store_is_moved_aside_and_told(tmp_path: Path) -> None:
    path = tmp_path / "quotelight.sqlite3"
    path.write_bytes(b"no database" * 1000)
    with closing(Store.open(tmp_path)) as store:
        store.add_quotes(SHA, [quote("one")])

        assert store.moved_aside == tmp_path / "quotelight.sqlite3-damaged-1"
        assert texts(store) == ["one"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file")
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path / "file" / "folder")

    assert caught.value.problem is Problem.UNREACHABLE


@pytest.mark.parametrize("writes", [1, 20, 150])
def test_what_was_written_before_we_are_killed_is_there(
    tmp_path: Path, writes: int
) -> None:
    with started(WRITE_FOR_EVER, tmp_path) as process:
        assert process.stdout
        told = [int(process.stdout.readline()) for _ in range(writes)]
        process.kill()
        told += [int(line) for line in process.stdout if line.endswith("\n")]
    with closing(tomorrow(tmp_path)) as store:
        found = [int(text.split()[0]) for text in texts(store)]
        (tab,) = store.open_tabs().tabs

        assert store.moved_aside is None
        assert len(told) >= writes
        assert found in (
            [number for number in range(count) for _ in range(3)]
            for count in (len(told), len(told) + 1)
        )
        assert tab.position.page_index in (told[-1], told[-1] + 1)


def test_what_was_half_written_when_we_are_killed_is_not_there(
    tmp_path: Path, store: Store
) -> None:
    store.add_quotes(SHA, [quote("one"), quote("two")])
    with started(BEGIN_TO_WRITE, tmp_path) as process:
        assert process.stdout
        begun = process.stdout.readline()
        process.kill()

    assert begun == "begun\n"
    assert texts(store) == ["one", "two"]


def test_two_processes_keep_everything_of_both(tmp_path: Path) -> None:
    processes = [started(WRITE_A_HUNDRED, tmp_path, name) for name in ("left", "right")]
    answers = [process.communicate()[0] for process in processes]
    with closing(tomorrow(tmp_path)) as store:
        found = texts(store)

        assert answers == ["100\n", "100\n"]
        assert store.moved_aside is None
        assert len(found) == len(set(found)) == 200
