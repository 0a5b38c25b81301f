"""What a language has and what it lacks, room by room, and packs to begin one with or to test with."""
