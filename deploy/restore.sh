#!/bin/sh
# Puts a backup into the stores of this installation: ends its processes, restores the backup, starts everything again. Run it
# where docker-compose.yml is. After it was cut off the same command goes on.
#
#   sh deploy/restore.sh [COPY] [--replace concord]
#
# COPY: of `docker compose exec backup node tools/backup/main.ts list`; without one, the latest. --replace destroys what the stores hold.
set -eu
processes='gateway students students-worker exams exams-worker media media-worker members members-worker backup'
running=$(docker compose ps --services --status running)

docker compose stop $processes
# A built-in store that one's own replaces is not among these services, and naming it would start it.
stores=$(docker compose config --services | grep -Ex 'mongo|redis|minio' || true)
[ -z "$stores" ] || docker compose up --detach --wait $stores
case $stores in *mongo*) docker compose run --rm -T mongo-initiate ;; esac
code=0
docker compose run --rm -T --no-deps backup node tools/backup/main.ts restore "$@" || code=$?

# 2: nothing was changed, so what ran may run on. After 1 nothing starts before the restore is done.
if [ "$code" = 2 ]; then
  for service in $processes; do
    case " $(echo $running) " in *" $service "*) docker compose start "$service" ;; esac
  done
fi
[ "$code" = 0 ] && docker compose up --detach --wait
exit "$code"
