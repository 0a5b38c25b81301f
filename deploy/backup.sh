#!/usr/bin/env bash
# backup.sh FOLDER: a dump of every table this host keeps, while it goes on serving. Keeps the last fourteen.
# Reads FATHOM_DATABASE: postgresql://... or sqlite:///file. A house of several shards: one call, one folder for each.
set -euo pipefail
folder=${1:?usage: backup.sh FOLDER}
mkdir -p "$folder"
stamp=$(date -u +%Y%m%dT%H%M%SZ)
case "${FATHOM_DATABASE:?set FATHOM_DATABASE}" in
  postgres*)
    file=$folder/fathom-$stamp.dump
    pg_dump --format=custom --no-owner --file="$file.part" "$FATHOM_DATABASE"
    ;;
  sqlite:///*)
    file=$folder/fathom-$stamp.db
    python3 - "${FATHOM_DATABASE#sqlite:///}" "$file.part" <<'COPY'
import pathlib, sqlite3, sys
house = pathlib.Path(sys.argv[1]).absolute().as_uri()
source = sqlite3.connect(f"{house}?mode=ro", uri=True)  # a mistyped name is not an empty database
target = sqlite3.connect(sys.argv[2])
source.backup(target)  # consistent, also while the server writes
target.close()
COPY
    ;;
  *)
    echo "FATHOM_DATABASE is neither postgresql:// nor sqlite:///" >&2
    exit 2
    ;;
esac
mv "$file.part" "$file"
find "$folder" -name 'fathom-*' -type f | sort | head -n -14 | xargs -r rm --
echo "$file"
