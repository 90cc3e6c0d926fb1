"""Tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("visibility", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("charter", sa.Text, nullable=False),
        sa.Index("tables_lobby", "visibility", "created"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("answer", sa.Integer),
        sa.Column("notation", sa.String(200)),
        sa.Column("key", sa.String(96)),
        sa.Column("data", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.Index("entries_key", "table_id", "key", unique=True),
        sqlite_with_rowid=False,
    )
