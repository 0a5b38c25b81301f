"""What a table and a house of tables are: no web, no database. What lies outside is a protocol here."""
