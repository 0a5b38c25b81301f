"""What people say is wrong with a game or a picture, and what they saw when they said so"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "faults",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rule", sa.String(), nullable=False),
        sa.Column("release", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("picture", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("faults_by_guest", "faults", ["by"])


def downgrade() -> None:
    op.drop_table("faults")
