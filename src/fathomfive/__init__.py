"""Fathom Five: play, host and study five deep-sea tabletop games."""
