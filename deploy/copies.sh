#!/usr/bin/env bash
# copies.sh: stays beside PostgreSQL and takes a whole copy each week and what has changed each day, by pgBackRest.
# It begins with the stanza: without one nothing that PostgreSQL archives gets away, and its disk fills.
#   copies.sh          until it is ended
#   copies.sh check    whether the newest copy is younger than two days, for a health check
set -uo pipefail
readonly day=86400 look=${FATHOM_COPIES_LOOK:-600}

# Seconds since the newest copy whose label fits; a label is the moment it was begun: 20261118-031000F, for what has
# changed since with _20261119-031000I behind it.
age() {
  local label
  label=$(pgbackrest --stanza=fathom info | grep -oE "$1" | sort | tail -n 1)
  label=${label##*_}
  if [ -z "$label" ]; then
    echo $((1000 * day))
  else
    echo $(($(date +%s) - $(date -d "${label:0:8} ${label:9:2}:${label:11:2}:${label:13:2}" +%s)))
  fi
}

readonly whole='[0-9]{8}-[0-9]{6}F'
readonly any="$whole(_[0-9]{8}-[0-9]{6}[DI])?"

if [ "${1:-}" = check ]; then
  [ "$(age "$any")" -lt $((2 * day)) ]
  exit
fi

trap 'exit 0' TERM INT
until pgbackrest --stanza=fathom stanza-create; do
  echo "The stanza could not be made: is PostgreSQL up, and can its repository be written? Trying again." >&2
  sleep 5 &
  wait $!
done
while true; do
  type=
  [ "$(age "$any")" -lt $day ] || type=incr
  [ "$(age "$whole")" -lt $((7 * day)) ] || type=full
  if [ -n "$type" ]; then
    if pgbackrest --stanza=fathom --type=$type backup; then
      echo "A copy was taken ($type): $(pgbackrest --stanza=fathom info | grep -oE "$any" | sort | tail -n 1)"
    else
      echo "No copy could be taken ($type); pgBackRest says why above. Trying again in $look s." >&2
    fi
  fi
  sleep "$look" & # so that an end does not wait for it
  wait $!
done
