"""The first tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("slot", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "slot"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("phase", sa.String(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("rules_hash", sa.String(), nullable=False),
        sa.Column("undo", sa.String(), nullable=False),
        sa.Column("patience", sa.Integer(), nullable=False),
        sa.Column("chat", sa.Boolean(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("begun", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("bots", sa.Integer(), nullable=False),
        sa.Column("asked", sa.String(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("salt", sa.String(), nullable=False),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("rematch", sa.String(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_by_phase", "tables", ["phase"], unique=False)
    op.create_index(
        "tables_due_bots",
        "tables",
        ["bots"],
        unique=False,
        postgresql_where=sa.text("bots != 0"),
        sqlite_where=sa.text("bots != 0"),
    )
    op.create_table(
        "chat",
        sa.Column(
            "id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False
        ),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_chat_guest"), "chat", ["guest"], unique=False)
    op.create_index(op.f("ix_chat_table_id"), "chat", ["table_id"], unique=False)
    op.create_table(
        "links",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("hash"),
    )
    op.create_index(op.f("ix_links_table_id"), "links", ["table_id"], unique=False)
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("link", sa.String(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "guest"),
    )
    op.create_index("members_by_guest", "members", ["guest"], unique=False)
    op.create_table(
        "returns",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_by_guest", "seats", ["guest"], unique=False)
    if op.get_bind().dialect.name == "postgresql":
        # Every move updates its tables row; room on the page keeps those updates off the indexes.
        op.execute("ALTER TABLE tables SET (fillfactor = 60)")


def downgrade() -> None:
    for name in (
        "chat",
        "checkpoints",
        "entries",
        "links",
        "members",
        "seats",
        "tables",
        "returns",
        "guests",
        "house",
    ):
        op.drop_table(name)
