"""The devices of a guest: each has a cookie of its own that can be taken back"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "id"),
    )
    # Cookies from before name no device: they are all one, which can be taken back as one.
    op.execute(
        "INSERT INTO devices (guest, id, name, made, seen) SELECT id, 'before', '', made, seen FROM guests"
    )


def downgrade() -> None:
    op.drop_table("devices")
