"""Running a server: commands, settings, logs, metrics, and one node put together."""
