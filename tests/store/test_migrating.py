"""Old databases are brought to the tables of this program, wholly or not at all."""

from __future__ import annotations

import dataclasses
import threading
import typing
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from binokel.errors import StoreBusy, StoreForeign, StoreNewer
from binokel.store import Event, Limits, open_store, records
from binokel.store import migrating as steps
from binokel.store.schema import EVENT, METADATA, TABLES
from binokel.store.sql import SqlStore

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection

SECOND_STEP = '''
"""A step that does not exist yet."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("person", sa.Column("colour", sa.Text))
    op.create_table("club", sa.Column("club_id", sa.Text, primary_key=True))
'''
BROKEN_STEP = SECOND_STEP + '    raise RuntimeError("a mistake in the step")\n'


def tables(connection: Connection) -> set[str]:
    """Names of all tables."""
    return set(sa.inspect(connection).get_table_names())


def opened(where: str, *, for_server: bool = False) -> SqlStore:
    """A store in a database."""
    store = open_store(where, for_server=for_server, limits=Limits(busy=0.1))
    assert isinstance(store, SqlStore)
    return store


def test_the_steps_lead_to_the_tables_of_the_program(where: str) -> None:
    """A database that took all steps has just the tables, columns and indexes of the schema."""
    with opened(where) as store, store.place.writes.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"version_table": steps.VERSION_TABLE, "compare_type": True}
        )
        assert compare_metadata(context, METADATA) == []


def test_the_last_step_is_the_head() -> None:
    """The program knows the name of its last step, and steps are numbered in their order."""
    script = ScriptDirectory(str(steps.MIGRATIONS))
    names = [step.revision for step in script.walk_revisions()]
    assert names[0] == script.get_current_head() == steps.HEAD
    assert names == sorted(names, reverse=True)
    assert {len(name) for name in names} == {4}


@pytest.mark.parametrize("kind", [records.Event, *TABLES])
def test_a_row_is_a_record(kind: type) -> None:
    """Columns and fields have the same names in the same order, and the same may be missing."""
    table = EVENT if kind is records.Event else TABLES[kind]
    hints = typing.get_type_hints(kind)
    fields = [
        (field.name, type(None) in typing.get_args(hints[field.name]))
        for field in dataclasses.fields(kind)
    ]
    assert fields == [(column.name, column.nullable) for column in table.columns]


def test_every_kind_of_record_has_its_table() -> None:
    """Nothing can be written that has no table."""
    assert set(TABLES) == set(typing.get_args(records.Record))


def test_an_old_database_is_brought_up(
    where: str, tomorrow: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening takes the missing step and keeps everything."""
    with opened(where) as store:
        store.append(Event("m1", 1, 1, b"kept")).result()
    tomorrow(SECOND_STEP)
    with opened(where, for_server=True) as store, store.place.reads.connect() as connection:
        assert "club" in tables(connection)
        assert store.events("m1")[0].data == b"kept"
    monkeypatch.undo()
    with pytest.raises(StoreNewer):
        opened(where)


def test_a_step_that_fails_changes_nothing(
    where: str, tomorrow: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a step breaks off in the middle, the database stays what it was."""
    opened(where).close()
    tomorrow(BROKEN_STEP)
    with pytest.raises(RuntimeError, match="a mistake"):
        opened(where)
    monkeypatch.undo()
    with opened(where) as store, store.place.reads.connect() as connection:
        assert "club" not in tables(connection)
        assert store.append(Event("m1", 1, 1, b"")).result() is True


def test_no_step_is_taken_under_a_running_server(
    tmp_path: Path, tomorrow: Callable[[str], None]
) -> None:
    """A newer program waits with its step until the server has ended."""
    where = str(tmp_path / "binokel.db")
    with opened(where, for_server=True) as server:
        tomorrow(SECOND_STEP)
        with pytest.raises(StoreBusy):
            opened(where)
        assert server.append(Event("m1", 1, 1, b"")).result() is True
    opened(where).close()


def test_many_may_open_an_empty_place(where: str) -> None:
    """Those who come at the same time to an empty place all find the same tables."""
    answers: list[bool] = []

    def come(number: int) -> None:
        with open_store(where) as store:
            answers.append(store.append(Event(f"m{number}", 1, 1, b"")).result())

    crowd = [threading.Thread(target=come, args=(number,)) for number in range(6)]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
    assert answers == [True] * 6


def test_the_postgres_of_another_program_is_left_alone(postgres_url: str) -> None:
    """A schema with other tables is refused and stays as it was."""
    engine = sa.create_engine(postgres_url)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE stamps (id INTEGER)")
    with pytest.raises(StoreForeign, match="stamps"):
        opened(postgres_url)
    with engine.connect() as connection:
        assert tables(connection) == {"stamps"}
    engine.dispose()
