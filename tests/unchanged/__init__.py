"""What moving walls may not change: facts that journals, databases and other people's programs rely on, and
every picture and sentence of the recorded matches."""
