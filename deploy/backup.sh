#!/bin/sh
# Copies of a running installation: FOLDER/mongodb.gz and FOLDER/files.tgz. Run it where docker-compose.yml is.
#
#   sh deploy/backup.sh FOLDER
#
# MongoDB comes first: a record is written before its file, so the copy of the files has what that of the database names.
set -eu
folder=${1:?is missing: sh deploy/backup.sh FOLDER}
umask 077
mkdir -p "$folder"

# With --oplog the copy of all collections is of one moment. OPLOG=off: for servers that keep no oplog.
oplog=--oplog
[ "${OPLOG:-on}" = on ] || oplog=
docker compose exec -T mongo sh -c 'exec mongodump --username concord --password "$MONGO_INITDB_ROOT_PASSWORD" \
  --authenticationDatabase admin --host mongo '"$oplog"' --gzip --archive' > "$folder/mongodb.gz.part"
mv "$folder/mongodb.gz.part" "$folder/mongodb.gz"

# 1: a file changed while it was read. MinIO writes a new object aside and moves it into its place.
minio=$(docker compose ps --all --quiet minio)
docker run --rm --network none --volumes-from "$minio:ro" debian:bookworm-slim \
  sh -c "tar --create --gzip --directory /data --exclude ./.minio.sys/tmp . || [ \$? -eq 1 ]" > "$folder/files.tgz.part"
mv "$folder/files.tgz.part" "$folder/files.tgz"
