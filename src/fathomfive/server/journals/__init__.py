"""Where journals and everything beside them are kept: schema, migrations, PostgreSQL, SQLite, shards."""
