"""The lab: thousands of matches between bots, kept as rows, and a report people look at.

`plan` says what is played, `playing` plays it, `store` keeps the rows, `running` gives the work out to
`hands` on this machine or to those `on_ray`, and `report` draws. The last five need the extra `lab`; nothing
here knows a particular game.
"""
