#!/usr/bin/env bash
# backup.sh FOLDER: a dump of every table this host keeps, while it goes on serving. Keeps the last fourteen.
# Reads FATHOM_DATABASE: postgresql://... or sqlite:///file. A house of several shards: one call, one folder for each.
# With FATHOM_BACKUP_KEYFILE, a file with a passphrase, the dump is encrypted by GnuPG before it touches the folder.
set -euo pipefail
umask 077  # a dump holds everybody's names, links and dice
folder=${1:?usage: backup.sh FOLDER}
mkdir -p "$folder"
stamp=$(date -u +%Y%m%dT%H%M%SZ)
work=$(mktemp -d "$folder/.part-XXXXXX")
ring=$(mktemp -d) # GnuPG speaks to its agent by a socket in there, and a socket's path must be short
copy=
trap 'rm -rf "$work" "$ring" "$copy"' EXIT

# Standard input to the file $1, encrypted if there is a key.
keep() {
  if [ -n "${FATHOM_BACKUP_KEYFILE:-}" ]; then
    gpg --homedir "$ring" --batch --quiet --symmetric --cipher-algo AES256 --compress-algo none \
      --pinentry-mode loopback --passphrase-file "$FATHOM_BACKUP_KEYFILE" --output "$1"
  else
    cat >"$1"
  fi
}

ending=${FATHOM_BACKUP_KEYFILE:+.gpg}
case "${FATHOM_DATABASE:?set FATHOM_DATABASE}" in
  postgres*)
    file=$folder/fathom-$stamp.dump$ending
    pg_dump --format=custom --no-owner "$FATHOM_DATABASE" | keep "$work/whole"
    ;;
  sqlite:///*)
    file=$folder/fathom-$stamp.db$ending
    # The copy in between lies in memory where there is such a disk, never in the clear beside the encrypted one.
    copy=$(mktemp "${XDG_RUNTIME_DIR:-/dev/shm}/fathom-XXXXXX" 2>/dev/null || mktemp "$work/copy-XXXXXX")
    python3 - "${FATHOM_DATABASE#sqlite:///}" "$copy" <<'COPY'
import pathlib, sqlite3, sys
house = pathlib.Path(sys.argv[1]).absolute().as_uri()
source = sqlite3.connect(f"{house}?mode=ro", uri=True)  # a mistyped name is not an empty database
target = sqlite3.connect(sys.argv[2])
source.backup(target)  # consistent, also while the server writes
target.close()
COPY
    keep "$work/whole" <"$copy"
    ;;
  *)
    echo "FATHOM_DATABASE is neither postgresql:// nor sqlite:///" >&2
    exit 2
    ;;
esac
mv "$work/whole" "$file"
find "$folder" -maxdepth 1 -name 'fathom-*' -type f | sort | head -n -14 | xargs -r rm --
echo "$file"
