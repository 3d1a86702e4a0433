#!/bin/sh
# A backup of the whole database into one file, verified before it gets its final name.
#   DATABASE_URL=postgresql://… deploy/backup/backup.sh /var/backups/ismi
# KEEP_DAYS (35) is how long files are kept, and so how long an erased account remains in backups.
set -eu
dir=${1:?"where to: a folder"}
: "${DATABASE_URL:?"which database"}"
bin=${PG_BIN:+$PG_BIN/}
file="$dir/ismi-$(date -u +%Y%m%dT%H%M%SZ).dump"
mkdir -p "$dir"
umask 077
trap 'rm -f "$file.partial"' EXIT
"${bin}pg_dump" --format=custom --compress=6 --no-owner --no-privileges --file="$file.partial" "$DATABASE_URL"
# The table of contents lists the ledger, or something other than our database was dumped. The whole is read, to the last block.
"${bin}pg_restore" --list "$file.partial" | grep -q 'TABLE DATA public credit_entries'
"${bin}pg_restore" --file=/dev/null "$file.partial"
sync "$file.partial"
mv "$file.partial" "$file"
(cd "$dir" && sha256sum "$(basename "$file")" > "$(basename "$file").sha256")
# By the minute: counted in whole days, a file would stay a day longer than the privacy page says.
find "$dir" -name 'ismi-*.dump*' -mmin "+$((${KEEP_DAYS:-35} * 1440))" -delete
echo "$file"
