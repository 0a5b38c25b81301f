"""The keepsake: a finished match as one file."""
