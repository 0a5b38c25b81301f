"""Who may open tables: keys of the house, and who has taken one"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("hash"),
    )
    op.create_table(
        "keyholders",
        sa.Column("key_id", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["key_id"], ["keys.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key_id", "guest"),
    )
    op.create_index("keyholders_by_guest", "keyholders", ["guest"])


def downgrade() -> None:
    op.drop_table("keyholders")
    op.drop_table("keys")
