#!/usr/bin/env bash
# restore.sh FILE: put a dump back into FATHOM_DATABASE, which must be empty. Stop the nodes first.
# Afterwards: `fathom migrate` brings it to this release, `fathom tables verify` plays every table again.
set -euo pipefail
file=${1:?usage: restore.sh FILE}
case "${FATHOM_DATABASE:?set FATHOM_DATABASE}" in
  postgres*)
    pg_restore --exit-on-error --single-transaction --no-owner --dbname="$FATHOM_DATABASE" "$file"
    ;;
  sqlite:///*)
    target=${FATHOM_DATABASE#sqlite:///}
    for left in "$target" "$target-wal" "$target-shm"; do  # an old -wal would be played onto the copy
      if [ -e "$left" ]; then
        echo "$left exists; move it away first" >&2
        exit 1
      fi
    done
    mkdir -p "$(dirname "$target")"
    cp "$file" "$target"
    ;;
  *)
    echo "FATHOM_DATABASE is neither postgresql:// nor sqlite:///" >&2
    exit 2
    ;;
esac
