"""Whether people at a table may point at places"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pointing", sa.String(), nullable=False, server_default="usual"))


def downgrade() -> None:
    op.drop_column("tables", "pointing")
