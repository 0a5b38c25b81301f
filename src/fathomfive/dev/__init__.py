"""An author's workbench, `fathom dev`: one table of a game that is laid anew whenever a file of it is saved.

`workbench.py` watches the files and keeps the answers. For every change it has a fresh process
(`serving.py`) load the game, play the answers again and serve the table; the old process goes on until then,
and longer if there is a mistake. Nothing of this is part of a house that is served to others.
"""
