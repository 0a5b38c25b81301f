"""The line between people and tables, and between nodes: sockets, the bus, who is there."""
