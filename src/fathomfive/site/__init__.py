"""A static site: the client, an interpreter, the house and all installed games, as plain files."""
