#!/usr/bin/env bash
# restore.sh FILE: put a dump back into FATHOM_DATABASE, which must be empty. Stop the nodes first.
# A dump whose name ends with .gpg needs FATHOM_BACKUP_KEYFILE, the file with its passphrase.
# Afterwards: `fathom migrate` brings it to this release, `fathom tables verify` plays every table again.
set -euo pipefail
umask 077
file=${1:?usage: restore.sh FILE}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The dump to standard output, as it was before it was encrypted.
clear() {
  case "$file" in
    *.gpg)
      gpg --homedir "$work" --batch --quiet --pinentry-mode loopback \
        --passphrase-file "${FATHOM_BACKUP_KEYFILE:?set FATHOM_BACKUP_KEYFILE to the file with the passphrase}" --decrypt "$file"
      ;;
    *) cat "$file" ;;
  esac
}

case "${FATHOM_DATABASE:?set FATHOM_DATABASE}" in
  postgres*)
    clear | pg_restore --exit-on-error --single-transaction --no-owner --dbname="$FATHOM_DATABASE"
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
    clear >"$target.part"
    mv "$target.part" "$target"
    ;;
  *)
    echo "FATHOM_DATABASE is neither postgresql:// nor sqlite:///" >&2
    exit 2
    ;;
esac
