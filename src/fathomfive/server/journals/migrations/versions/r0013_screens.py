"""Screens: the code that one shows until somebody types it at their table"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "screens",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("path", sa.String(), nullable=False),
        sa.Column("words", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
        sa.UniqueConstraint("guest"),
    )


def downgrade() -> None:
    op.drop_table("screens")
