#!/bin/sh
# Restores the copies of backup.sh into an installation whose stores are empty, with the same secrets in .env; then
# start everything: docker compose up --detach --wait. Run it where docker-compose.yml is.
#
#   sh deploy/restore.sh FOLDER
set -eu
folder=${1:?is missing: sh deploy/restore.sh FOLDER}

# As backup.sh was told.
oplog=--oplogReplay
[ "${OPLOG:-on}" = on ] || oplog=

docker compose run --rm -T mongo-initiate
docker compose up --detach --wait mongo minio redis
docker compose exec -T mongo sh -c 'exec mongorestore --username concord --password "$MONGO_INITDB_ROOT_PASSWORD" \
  --authenticationDatabase admin --host mongo '"$oplog"' --gzip --archive' < "$folder/mongodb.gz"

docker compose stop minio
minio=$(docker compose ps --all --quiet minio)
docker run --rm --network none --interactive --volumes-from "$minio" debian:bookworm-slim \
  tar --extract --gzip --directory /data < "$folder/files.tgz"
