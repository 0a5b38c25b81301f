"""Open tables: those that everybody on this server may find"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("link", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("level", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )


def downgrade() -> None:
    op.drop_table("listings")
