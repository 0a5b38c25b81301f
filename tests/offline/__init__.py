"""The house in a browser, by the messages of its page."""
