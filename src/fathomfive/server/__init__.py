"""The table server: hosts matches of every installed game. Start reading at `house.py`, then `table.py`."""
