"""Which release this is."""

from importlib.metadata import version

RELEASE = version("fathom-five")
