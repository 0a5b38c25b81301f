"""When a guest was last here"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE guests SET seen = made")


def downgrade() -> None:
    op.drop_column("guests", "seen")
