"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make all tables of the first version."""
    op.create_table(
        "event",
        sa.Column("match_id", TEXT, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "person",
        sa.Column("person_id", TEXT, primary_key=True),
        sa.Column("name", TEXT),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("language", TEXT),
    )
    op.create_table(
        "session",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("person_id", TEXT, sa.ForeignKey("person.person_id"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("session_by_person", "session", ["person_id"])
    op.create_index("session_by_end", "session", ["expires_at"])
    op.create_table(
        "credential",
        sa.Column("credential_id", sa.LargeBinary, primary_key=True),
        sa.Column("person_id", TEXT, sa.ForeignKey("person.person_id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_index("credential_by_person", "credential", ["person_id"])
    op.create_table(
        "game_table",
        sa.Column("match_id", TEXT, primary_key=True),
        sa.Column("code", TEXT, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("rules", TEXT, nullable=False),
        sa.Column("settings", TEXT, nullable=False),
        sa.Column("host_id", TEXT, sa.ForeignKey("person.person_id"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_index("table_by_code", "game_table", ["code"], unique=True)
    op.create_index("table_by_state", "game_table", ["ended_at", "open", "created_at"])
    op.create_table(
        "seat",
        sa.Column("match_id", TEXT, sa.ForeignKey("game_table.match_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("taken_at", sa.BigInteger, nullable=False),
        sa.Column("person_id", TEXT, sa.ForeignKey("person.person_id")),
        sa.Column("bot", TEXT),
        sa.Column("name", TEXT),
    )
    op.create_index("seat_by_person", "seat", ["person_id"])
    op.create_table(
        "invitation",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("match_id", TEXT, sa.ForeignKey("game_table.match_id"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person_id", TEXT, sa.ForeignKey("person.person_id")),
    )
    op.create_index("invitation_by_match", "invitation", ["match_id"])
    op.create_index("invitation_by_end", "invitation", ["expires_at"])
    op.create_table(
        "report",
        sa.Column("report_id", TEXT, primary_key=True),
        sa.Column("match_id", TEXT, nullable=False),
        sa.Column("by_id", TEXT, sa.ForeignKey("person.person_id"), nullable=False),
        sa.Column("about_id", TEXT, sa.ForeignKey("person.person_id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("words", TEXT),
        sa.Column("handled_at", sa.BigInteger),
    )
    op.create_index("report_by_state", "report", ["handled_at", "at"])
    op.create_index("report_by_person", "report", ["by_id"])
    op.create_table(
        "mute",
        sa.Column("by_id", TEXT, sa.ForeignKey("person.person_id"), primary_key=True),
        sa.Column("about_id", TEXT, sa.ForeignKey("person.person_id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("mute_by_muted", "mute", ["about_id"])
    op.create_table(
        "deadline",
        sa.Column("match_id", TEXT, sa.ForeignKey("game_table.match_id"), primary_key=True),
        sa.Column("name", TEXT, primary_key=True),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
    )
    op.create_index("deadline_by_time", "deadline", ["due_at"])
    op.create_table(
        "result",
        sa.Column("match_id", TEXT, sa.ForeignKey("game_table.match_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("person_id", TEXT, sa.ForeignKey("person.person_id")),
        sa.Column("bot", TEXT),
    )
    op.create_index("result_by_person", "result", ["person_id", "ended_at"])
