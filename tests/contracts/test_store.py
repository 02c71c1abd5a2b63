"""What every store promises: in memory, in SQLite, in PostgreSQL."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from binokel.errors import StoreClosed, StoreRefused
from binokel.store import (
    Add,
    Credential,
    Deadline,
    Delete,
    Drop,
    Event,
    Forget,
    Invitation,
    Mute,
    Person,
    Purge,
    Put,
    Report,
    Result,
    Seat,
    Session,
    Table,
    open_store,
)
from binokel.store.schema import METADATA
from binokel.store.sql import SqlStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Future

    from sqlalchemy import Connection

    from binokel.store import Record, Store

KARLE = Person("p1", "Karle", created_at=10, seen_at=20, language="swg")
LINE = Person("p2", "Line ♥ 'O\"Brien; DROP TABLE event; --", created_at=11, seen_at=21)
TABLE = Table("m1", "kiwi", True, "[match]\n", "{}", "p1", created_at=30)
PRIVATE = Table("m2", "nuss", False, "", "{}", "p2", created_at=31, started_at=40)
GROUND: tuple[Record, ...] = (KARLE, LINE, TABLE, PRIVATE)
"""What the other records refer to."""
RECORDS: list[tuple[Record, Record, tuple[object, ...]]] = [
    (KARLE, replace(KARLE, name="Karl", seen_at=2**40), ("p1",)),
    (
        Session(b"\x00" * 32, "p1", created_at=1, seen_at=2, expires_at=3),
        Session(b"\x00" * 32, "p2", created_at=1, seen_at=5, expires_at=9),
        (b"\x00" * 32,),
    ),
    (
        Credential(b"id", "p1", bytes(range(256)), 0, created_at=1, used_at=1),
        Credential(b"id", "p1", bytes(range(256)), 2**32, created_at=1, used_at=7),
        (b"id",),
    ),
    (TABLE, replace(TABLE, open=False, ended_at=99), ("m1",)),
    (Seat("m1", 2, 50, "p1", name="Karle"), Seat("m1", 2, 51, bot="search"), ("m1", 2)),
    (
        Invitation(b"\xff" * 32, "m1", created_at=1, expires_at=9, uses=3),
        Invitation(b"\xff" * 32, "m1", created_at=1, expires_at=9, uses=1, seat=0, person_id="p1"),
        (b"\xff" * 32,),
    ),
    (
        Report("r1", "m9", "p1", "p2", 60, "plays from the sleeve"),
        Report("r1", "m9", "p1", "p2", 60, None, handled_at=70),
        ("r1",),
    ),
    (Mute("p1", "p2", 80), Mute("p1", "p2", 81), ("p1", "p2")),
    (Deadline("m1", "turn", 90, 4), Deadline("m1", "turn", 95, 5, 100), ("m1", "turn")),
    (
        Result("m1", 1, -480, False, 12, 99, "p1"),
        Result("m1", 1, 1010, True, 12, 99, bot="greedy"),
        ("m1", 1),
    ),
]
"""One of each kind, how it is changed, and its key."""
every_kind = pytest.mark.parametrize(
    ("record", "changed", "key"), RECORDS, ids=lambda value: type(value).__name__
)


def event(version: int, match: str = "m1", data: bytes = b"play EA") -> Event:
    """Some event."""
    return Event(match, version, 1_790_000_000_000 + version, data)


def empty(connection: Connection) -> None:
    """Remove what earlier tests have left."""
    for table in reversed(METADATA.sorted_tables):
        connection.execute(table.delete())


@pytest.fixture(params=["memory", "sqlite", "postgres"], scope="module")
def shared_place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A place for a store, the same for all tests of a kind."""
    match request.param:
        case "sqlite":
            return str(tmp_path_factory.mktemp("store") / "store.db")
        case "postgres":
            return str(request.getfixturevalue("shared_postgres_url"))
        case _:
            return "memory:"


class TestStore:
    """The contract; the three kinds of store differ in nothing that is asked here."""

    @pytest.fixture
    def store(self, shared_place: str) -> Iterator[Store]:
        """An empty store."""
        with open_store(shared_place) as store:
            if isinstance(store, SqlStore):
                store.place.transact(empty)
            yield store

    @pytest.fixture
    def full(self, store: Store) -> Store:
        """A store with two persons and two tables."""
        store.write(*map(Put, GROUND)).result()
        return store

    # ── the log ──

    def test_a_log_is_what_was_appended(self, store: Store) -> None:
        """Events come back in order, unchanged, match by match."""
        events = [event(1), event(2, data=b""), event(3, data=bytes(range(256))), event(1, "m2")]
        assert [store.append(one).result() for one in events] == [True] * 4
        assert store.events("m1") == tuple(events[:3])
        assert store.events("m2") == (events[3],)
        assert store.events("m3") == ()

    def test_a_log_can_be_read_on(self, store: Store) -> None:
        """Reading begins after a version and ends at a limit."""
        for version in range(1, 8):
            store.append(event(version)).result()
        assert [one.version for one in store.events("m1", after=4)] == [5, 6, 7]
        assert [one.version for one in store.events("m1", after=2, limit=2)] == [3, 4]
        assert store.events("m1", after=7) == ()

    def test_a_version_is_taken_once(self, store: Store) -> None:
        """Whoever is first has the version; the other is told and changes nothing."""
        assert store.append(event(1, data=b"first")).result() is True
        assert store.append(event(1, data=b"second")).result() is False
        assert store.append(event(1, data=b"first")).result() is False
        assert [one.data for one in store.events("m1")] == [b"first"]

    def test_of_equal_versions_on_the_way_one_wins(self, store: Store) -> None:
        """However close two appends of a version follow each other, exactly one is accepted."""
        answers = [store.append(event(1, f"m{i // 3}", bytes([i]))) for i in range(240)]
        won = [i for i, answer in enumerate(answers) if answer.result()]
        assert [i // 3 for i in won] == list(range(80))
        assert [store.events(f"m{i // 3}")[0].data for i in won] == [bytes([i]) for i in won]

    def test_the_last_versions_are_known(self, store: Store) -> None:
        """The last version of each match asked for; 0 where there is none."""
        for match, version in (("m1", 1), ("m1", 2), ("m2", 1), ("m3", 1)):
            store.append(event(version, match)).result()
        assert store.versions(["m1", "m3", "m4"]) == {"m1": 2, "m3": 1}
        assert store.versions([]) == {}
        assert (store.version("m1"), store.version("m4")) == (2, 0)

    # ── what rides along ──

    def test_what_rides_along_comes_with_the_event(self, full: Store) -> None:
        """Records are written together with an accepted event."""
        rides = (Put(Deadline("m1", "turn", 90, 1)), Put(Seat("m1", 0, 5, "p1")))
        assert full.append(event(1), *rides).result() is True
        assert full.next_deadline() == Deadline("m1", "turn", 90, 1)
        assert full.append(event(2), Delete(Deadline, "m1", "turn")).result() is True
        assert full.next_deadline() is None

    def test_what_rides_with_a_late_event_is_left_out(self, full: Store) -> None:
        """An event that comes too late takes nothing with it."""
        full.append(event(1)).result()
        assert full.append(event(1), Put(Deadline("m1", "turn", 90, 1))).result() is False
        assert full.next_deadline() is None

    def test_a_refused_ride_takes_its_event_with_it(self, full: Store) -> None:
        """If what rides along is refused, the event is not in the log; others are not harmed."""
        answers: list[Future[bool]] = []
        for match in range(50):
            seat = Seat("nowhere" if match == 33 else "m1", match, 5, "p1")
            answers.append(full.append(event(1, f"m{match}"), Put(seat)))
        with pytest.raises(StoreRefused):
            answers[33].result()
        assert [i for i, answer in enumerate(answers) if not answer.exception()] == [
            *range(33),
            *range(34, 50),
        ]
        assert len(full.seats("m1")) == 49
        assert full.version("m33") == 0
        assert full.append(event(1, "m33")).result() is True

    # ── records ──

    @every_kind
    def test_a_record_comes_back_as_it_was(
        self, full: Store, record: Record, changed: Record, key: tuple[object, ...]
    ) -> None:
        """What is put can be got by its key; what is put again replaces it."""
        for version in (record, changed):
            full.write(Put(version)).result()
            assert full.get(type(version), *key) == version

    @every_kind
    def test_a_new_record_replaces_nothing(
        self, full: Store, record: Record, changed: Record, key: tuple[object, ...]
    ) -> None:
        """What is added must be new."""
        if record not in GROUND:
            assert full.get(type(record), *key) is None
            full.write(Add(record)).result()
        with pytest.raises(StoreRefused):
            full.write(Add(changed)).result()
        assert full.get(type(record), *key) == record

    @every_kind
    def test_a_deleted_record_is_gone(
        self, full: Store, record: Record, changed: Record, key: tuple[object, ...]
    ) -> None:
        """What is deleted is gone, if nothing refers to it; deleting it again changes nothing."""
        full.write(Delete(Table, "m1"), Delete(Table, "m2")).result()
        full.write(*map(Put, GROUND), Put(record)).result()
        full.write(Delete(Table, "m2")).result()
        if record is KARLE:
            full.write(Delete(Table, "m1")).result()
        for _ in range(2):
            full.write(Delete(type(record), *key)).result()
            assert full.get(type(record), *key) is None

    @pytest.mark.parametrize(
        "record",
        [
            Seat("m3", 1, 5, "p1"),
            Seat("m1", 1, 5, "p9"),
            Session(b"t", "p9", 1, 2, 3),
            Table("m3", "beere", True, "", "", "p9", 1),
            Deadline("m3", "turn", 1, 1),
            Mute("p1", "p9", 1),
            Table("m3", TABLE.code, True, "", "", "p1", 1),
        ],
        ids=repr,
    )
    def test_what_contradicts_is_refused(self, full: Store, record: Record) -> None:
        """A record that refers to nothing, or a taken code, is refused with all beside it."""
        with pytest.raises(StoreRefused):
            full.write(Put(Person("p3", "Frieder", 1, 1)), Put(record)).result()
        assert full.get(Person, "p3") is None
        full.write(Put(Person("p3", "Frieder", 1, 1))).result()

    def test_what_others_refer_to_stays(self, full: Store) -> None:
        """A person with a table cannot be deleted."""
        with pytest.raises(StoreRefused):
            full.write(Delete(Person, "p1")).result()
        assert full.get(Person, "p1") == KARLE

    def test_writes_happen_in_their_order(self, full: Store) -> None:
        """The last of several writes to a record counts, whatever stands between them."""
        first, last = Deadline("m1", "turn", 1, 1), Deadline("m1", "turn", 2, 2)
        full.write(Put(first), Put(Seat("m1", 0, 1)), Delete(Deadline, "m1", "turn")).result()
        assert full.deadlines("m1") == ()
        full.write(Put(first), Delete(Deadline, "m1", "turn"), Put(last)).result()
        assert full.deadlines("m1") == (last,)
        full.write(Put(replace(TABLE, code="neu")), Put(replace(PRIVATE, code="kiwi"))).result()
        assert full.table_with_code("kiwi") == replace(PRIVATE, code="kiwi")

    def test_a_key_of_the_wrong_length_is_a_mistake(self, store: Store) -> None:
        """A key must have as many parts as its kind of record."""
        with pytest.raises(TypeError, match="match_id, seat"):
            store.get(Seat, "m1")

    # ── questions ──

    def test_the_lobby_shows_open_tables(self, full: Store) -> None:
        """Open tables that have not ended, the newest first; running ones include private ones."""
        newer = Table("m3", "beere", True, "", "", "p1", created_at=35)
        ended = Table("m4", "birne", True, "", "", "p1", created_at=36, ended_at=37)
        full.write(Put(newer), Put(ended)).result()
        assert full.open_tables() == (newer, TABLE)
        assert full.open_tables(limit=1) == (newer,)
        assert full.running_tables() == (TABLE, PRIVATE, newer)
        assert full.table_with_code("birne") == ended
        assert full.table_with_code("apfel") is None

    def test_seats_are_found_by_table_and_by_person(self, full: Store) -> None:
        """The seats of a table in their order, those of a person from the newest."""
        seats = [
            Seat("m1", 2, 5, "p1"),
            Seat("m1", 0, 6, "p2"),
            Seat("m1", 1, 7, bot="greedy"),
            Seat("m2", 0, 8, "p1"),
        ]
        full.write(*map(Put, seats)).result()
        assert [seat.seat for seat in full.seats("m1")] == [0, 1, 2]
        assert full.seats_of("p1") == (seats[3], seats[0])

    def test_people_find_what_is_theirs(self, full: Store) -> None:
        """Sessions, passkeys, mutes and results of a person and of nobody else."""
        sessions = [Session(bytes([i]), "p1" if i < 2 else "p2", i, i, 9) for i in range(3)]
        passkeys = [Credential(bytes([i]), f"p{i}", b"", 0, i, i) for i in (1, 2)]
        results = [Result(f"m{i}", 0, i, True, 1, 10 * i, "p1") for i in (1, 2)]
        mutes = [Mute("p1", "p2", 1), Mute("p2", "p1", 2)]
        theirs: list[Record] = [*sessions, *passkeys, *results, *mutes]
        full.write(*map(Put, theirs)).result()
        assert full.sessions_of("p1") == (sessions[1], sessions[0])
        assert full.credentials_of("p2") == (passkeys[1],)
        assert full.results_of("p1") == (results[1], results[0])
        assert full.results_of("p1", limit=1) == (results[1],)
        assert full.results("m1") == (results[0],)
        assert full.mutes_of("p1") == (mutes[0],)

    def test_reports_wait_until_they_are_handled(self, full: Store) -> None:
        """Complaints come in their order, until they are handled."""
        reports = [Report(f"r{i}", "m1", "p1", "p2", 9 - i, "rude") for i in range(3)]
        full.write(*map(Put, reports)).result()
        full.write(Put(replace(reports[1], handled_at=50))).result()
        assert full.open_reports() == (reports[2], reports[0])
        assert full.open_reports(limit=1) == (reports[2],)

    # ── claims ──

    def test_a_deadline_is_claimed_once(self, full: Store) -> None:
        """Those that are due go to one claimer, the earliest first, and come back after a while."""
        due = [Deadline("m1", "turn", 20, 3), Deadline("m2", "turn", 10, 1)]
        later = Deadline("m1", "stand-in", 90, 3)
        full.write(*map(Put, [*due, later])).result()
        claimed = full.claim_deadlines(now=20, until=50).result()
        assert claimed == (replace(due[1], claimed_until=50), replace(due[0], claimed_until=50))
        assert full.claim_deadlines(now=49, until=80).result() == ()
        assert [one.match_id for one in full.claim_deadlines(50, 80).result()] == ["m2", "m1"]
        assert full.next_deadline() == replace(due[1], claimed_until=80)

    def test_claims_are_limited(self, full: Store) -> None:
        """A claimer takes no more than asked for; the next one gets the rest."""
        full.write(*(Put(Deadline("m1", f"{i}", i, 1)) for i in range(5))).result()
        assert [one.name for one in full.claim_deadlines(9, 20, limit=3).result()] == list("012")
        assert [one.name for one in full.claim_deadlines(9, 20, limit=3).result()] == list("34")

    def test_an_invitation_is_used_up(self, full: Store) -> None:
        """An invitation opens as often as it says, until it expires."""
        twice = Invitation(b"a", "m1", 1, expires_at=100, uses=2, seat=1)
        full.write(Put(twice), Put(Invitation(b"b", "m1", 1, expires_at=5, uses=9))).result()
        assert full.use_invitation(b"a", now=99).result() == replace(twice, uses=1)
        assert full.use_invitation(b"a", now=100).result() is None
        assert full.use_invitation(b"a", now=99).result() == replace(twice, uses=0)
        assert full.use_invitation(b"a", now=99).result() is None
        assert full.use_invitation(b"b", now=5).result() is None
        assert full.use_invitation(b"c", now=5).result() is None
        assert [one.token_hash for one in full.invitations("m1")] == [b"a", b"b"]

    # ── forgetting ──

    def test_who_wants_to_be_forgotten_is(self, full: Store) -> None:
        """No name, session, passkey, link or word stays; seats and results stay without a name."""
        full.write(*(Put(record) for record, _, _ in RECORDS)).result()
        full.write(Put(Invitation(b"own", "m1", 1, 9, 1, seat=2, person_id="p1"))).result()
        full.write(Put(Mute("p2", "p1", 1)), Put(Seat("m2", 0, 1, "p2", name="Line"))).result()
        full.write(Forget("p1")).result()
        assert full.get(Person, "p1") == replace(KARLE, name=None, language=None)
        assert full.get(Person, "p2") == LINE
        for of in (full.sessions_of, full.credentials_of, full.mutes_of):
            assert of("p1") == ()
        assert full.mutes_of("p2") == ()
        assert [one.token_hash for one in full.invitations("m1")] == [b"\xff" * 32]
        assert [seat.name for seat in (*full.seats("m1"), *full.seats("m2"))] == [None, "Line"]
        assert [report.words for report in full.open_reports()] == [None]
        assert full.results_of("p1") != ()

    def test_a_dropped_table_leaves_nothing(self, full: Store) -> None:
        """Log, seats, invitations, deadlines and results of the table go; others stay."""
        full.write(*(Put(record) for record, _, _ in RECORDS)).result()
        full.write(Put(Seat("m2", 0, 1, "p2"))).result()
        for match in ("m1", "m2"):
            full.append(event(1, match)).result()
        full.write(Drop("m1")).result()
        assert full.get(Table, "m1") is None
        for of in (full.seats, full.invitations, full.deadlines, full.results, full.events):
            assert of("m1") == ()
        assert full.versions(["m1", "m2"]) == {"m2": 1}
        assert len(full.seats("m2")) == 1

    def test_what_is_over_is_purged(self, full: Store) -> None:
        """Sessions and invitations that have expired go, the others stay."""
        for end in (10, 11):
            full.write(Put(Session(bytes([end]), "p1", 1, 1, expires_at=end))).result()
            full.write(Put(Invitation(bytes([end]), "m1", 1, expires_at=end, uses=1))).result()
        full.write(Purge(10)).result()
        assert [one.expires_at for one in full.sessions_of("p1")] == [11]
        assert [one.expires_at for one in full.invitations("m1")] == [11]

    # ── life ──

    def test_a_closed_store_answers_nothing(self, store: Store) -> None:
        """Closing writes what waits; afterwards everything is refused, and closing is harmless."""
        answers = [store.append(event(1, f"m{i}")) for i in range(100)]
        store.close()
        assert all(answer.result() for answer in answers)
        store.close()
        with pytest.raises(StoreClosed):
            store.append(event(2))
        with pytest.raises(StoreClosed):
            store.events("m1")

    def test_what_was_written_is_counted(self, store: Store) -> None:
        """The statistics count requests and transactions."""
        for version in range(1, 4):
            store.append(event(version)).result()
        store.write(Put(KARLE)).result()
        store.close()
        statistics = store.statistics()
        assert statistics.requests == 4
        assert 1 <= statistics.batches <= 4
        assert statistics.waiting == statistics.failed == 0

    def test_many_matches_at_once(self, store: Store) -> None:
        """Fifty matches played at the same time keep fifty complete logs."""
        rng = random.Random(7)
        last = dict.fromkeys((f"m{i}" for i in range(50)), 0)
        while last:
            match = rng.choice(list(last))
            last[match] += 1
            assert store.append(event(last[match], match)).result() is True
            if last[match] == 5:
                del last[match]
        assert set(store.versions(f"m{i}" for i in range(50)).values()) == {5}
