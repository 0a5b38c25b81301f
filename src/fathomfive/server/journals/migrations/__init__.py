"""Alembic's folder: `fathom migrate` runs it, no ini file needed."""
