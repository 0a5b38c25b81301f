"""Challenges: what is to be done better, who tried, and what came of it"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "dares",
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.Column("people", sa.String(), nullable=False),
        sa.Column("bots", sa.Text(), nullable=False),
        sa.Column("together", sa.Boolean(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=True),
        sa.Column("day", sa.String(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("marks", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("code"),
        sa.UniqueConstraint("table_id"),
    )
    op.create_index("ix_dares_by", "dares", ["by"])
    op.create_index("ix_dares_touched", "dares", ["touched"])
    op.create_table(
        "results",
        sa.Column(
            "id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False
        ),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Float(), nullable=True),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("moment", sa.Text(), nullable=False),
        sa.Column("cause", sa.String(), nullable=False),
        sa.Column("first", sa.Float(), nullable=False),
        sa.Column("second", sa.Float(), nullable=False),
        sa.Column("third", sa.Float(), nullable=False),
        sa.Column("print", sa.String(), nullable=False),
        sa.Column("elsewhere", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["dares.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("results_by_table", "results", ["code", "table_id"], unique=True)
    op.create_index("results_by_print", "results", ["code", "print"])
    op.create_index("results_by_place", "results", ["code", "first", "second", "third"])
    op.create_table(
        "tries",
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("result", sa.BigInteger(), nullable=True),
        sa.Column("why", sa.Text(), server_default="", nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["dares.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "guest"),
    )
    op.create_index("ix_tries_result", "tries", ["result"])
    op.create_index("tries_by_guest", "tries", ["guest"])
    op.create_index("tries_by_table", "tries", ["code", "table_id"])


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("results")
    op.drop_table("dares")
