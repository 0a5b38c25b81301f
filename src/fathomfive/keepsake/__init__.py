"""The keepsake: a finished match, or a campaign, as one HTML file that asks nothing of any network.

It shows what one viewer may see after the match, and knows no game: words come from the tells, pictures from
the scenes, the book from the pages of story that were read. The board is drawn by the client's own renderer,
which the client's build leaves as one script (`web/keepsake`).
"""
