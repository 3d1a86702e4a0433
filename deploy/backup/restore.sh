#!/bin/sh
# Restores a backup into an empty database in one transaction, then audits the books.
#   DATABASE_URL=postgresql://… deploy/backup/restore.sh /var/backups/ismi/ismi-….dump
set -eu
file=${1:?"which backup: a file"}
: "${DATABASE_URL:?"into which database"}"
bin=${PG_BIN:+$PG_BIN/}
here=$(dirname "$0")
invariants=${INVARIANTS:-"$here/../../apps/api/src/db/invariants.sql"}
(cd "$(dirname "$file")" && sha256sum --quiet --check "$(basename "$file").sha256")
ask() { "${bin}psql" --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@" "$DATABASE_URL"; }
if [ "$(ask --command="select count(*) from pg_tables where schemaname in ('public', 'pgboss')")" != 0 ]; then
  echo "the database is not empty: nothing was changed" >&2
  exit 1
fi
"${bin}pg_restore" --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$file"
ask --command='analyze' >/dev/null
broken=$(ask --file="$invariants")
if [ -n "$broken" ]; then
  echo "restored, but the books do not balance: $broken" >&2
  exit 1
fi
echo "restored"
