"""Which tables a server must look after without being asked."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Every running table is looked at once; whoever loads it corrects the mark."""
    op.add_column("tables", sa.Column("attention", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET attention = (status = 'running')")
    op.create_index("tables_attention", "tables", ["attention"])
