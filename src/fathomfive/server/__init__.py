"""The table server: hosts matches of every installed game. What a table is stands in `tables`;
here is what it runs on: databases, sockets, worker processes, HTTP, and the commands of a host."""
