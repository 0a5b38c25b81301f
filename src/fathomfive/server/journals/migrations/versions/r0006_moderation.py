"""Whom people block and report, whom the operator bans, and what the operator did"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("other", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "other"),
    )
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("line", sa.BigInteger(), nullable=True),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "audit",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("act", sa.String(), nullable=False),
        sa.Column("about", sa.String(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    for name in ("audit", "bans", "reports", "blocks"):
        op.drop_table(name)
