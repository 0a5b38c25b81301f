"""Worker processes, and which of them thinks for a table."""
