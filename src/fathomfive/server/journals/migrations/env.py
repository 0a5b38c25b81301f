"""How Alembic runs here: on a connection it is handed, in one transaction."""

from alembic import context

from fathomfive.server.journals.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
