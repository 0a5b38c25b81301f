"""The sequence of play, one file for each part of the rulebook:

`setup` 4.1, `turn` 4.2 and 4.11, `spaces` 4.3 to 4.5, `salvage` 4.6 and 4.8, `contact` 4.7, `recover` 4.9,
`head` 4.10 and 4.13, `tentacles` 4.12, `objectives`, `rewards` and `special` 4.14 and 4.15,
`competitive` 11.

The rules need each other in circles: an elimination meets a goal, its reward moves the head, which devours.
The parts do not: what closes a circle is looked up by its verb in `deeds`, which `cards` and `rewards` fill.
"""
