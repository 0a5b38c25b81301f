"""The lab: thousands of matches between bots, kept as rows, and a report people look at.

`plan` says what is played, `playing` plays it, `store` keeps the rows, `running` spreads the work by Ray, and
`report` draws. Only the last three need the extra `lab`; nothing here knows a particular game.
"""
