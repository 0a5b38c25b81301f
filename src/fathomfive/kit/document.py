"""Campaign documents: the one saved form that outlives versions of the rules.

A checkpoint belongs to its release; a campaign between two evenings does not. So a game with campaigns
writes an explicit document, numbers its form, and keeps one small function for every step between two forms.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

Migration = Callable[[dict[str, Any]], dict[str, Any]]


class DocumentError(ValueError):
    """A document that cannot be read, with the reason."""


@dataclass(frozen=True)
class Documents:
    """How one game reads and writes its campaign document.

    `migrations[n]` turns a document of form n into form n + 1. `fixed` names the options that a table which
    goes on from a document keeps, whatever it says: a form need not offer them.
    """

    type: type[msgspec.Struct]
    version: int
    migrations: Mapping[int, Migration]
    fixed: Callable[[Any], tuple[str, ...]] = lambda document: ()

    def __post_init__(self) -> None:
        missing = [n for n in range(1, self.version) if n not in self.migrations]
        if missing:
            raise TypeError(f"{self.type.__name__}: no migration from form {missing[0]}")

    def write(self, document: msgspec.Struct) -> dict[str, Any]:
        written = {"form": self.version, "document": msgspec.to_builtins(document)}
        return written | {"fixed": list(fixed)} if (fixed := self.fixed(document)) else written

    def read(self, raw: Mapping[str, Any]) -> msgspec.Struct:
        form = raw.get("form")
        document = raw.get("document")
        if not isinstance(form, int) or not isinstance(document, dict):
            raise DocumentError("this is no campaign document: it needs a form number and a document")
        if not 1 <= form <= self.version:
            raise DocumentError(
                f"this campaign has form {form}; this release reads forms 1 to {self.version}"
            )
        try:
            for step in range(form, self.version):
                document = self.migrations[step](document)
            return msgspec.convert(document, self.type)
        except (msgspec.ValidationError, LookupError, TypeError, AttributeError) as error:
            raise DocumentError(f"the campaign document of form {form} is damaged: {error!r}") from error
