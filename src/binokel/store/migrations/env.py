"""How Alembic runs a step: on the connection and in the transaction it is given."""

from __future__ import annotations

from alembic import context

attributes = context.config.attributes
context.configure(
    connection=attributes["connection"],
    version_table=attributes["version_table"],
)
context.run_migrations()
