"""The scene in a terminal: a Textual screen, and a plain line mode that also works through a pipe."""
