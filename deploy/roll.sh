#!/bin/sh
# Replaces every process by a new one of CONCORD_VERSION, .env and the site settings, several of each as now, no pause:
# new containers are ready before old ones drain and end. Run it where docker-compose.yml is.
#
#   sh deploy/roll.sh [SERVICE...]
set -eu
services=${*:-students students-worker exams exams-worker media media-worker members members-worker gateway}

for service in students exams media members; do
  case " $services " in *" $service "*) docker compose run --rm --no-deps -T "$service-prepare" ;; esac
done

for service in $services; do
  old=$(docker compose ps --quiet "$service")
  if [ -z "$old" ]; then
    docker compose up --detach --wait --no-deps "$service"
    continue
  fi
  count=$(echo "$old" | wc -w)
  if ! docker compose up --detach --wait --no-deps --no-recreate --scale "$service=$((count * 2))" "$service"; then
    for container in $(docker compose ps --all --quiet "$service"); do
      case $old in *"$container"*) ;; *) docker logs --tail 20 "$container" >&2; docker rm --force "$container" ;; esac
    done
    echo "$service does not get ready; what ran before still runs" >&2
    exit 1
  fi
  # One after the other: each drains while all others serve.
  for container in $old; do
    docker stop --time 40 "$container"
    docker rm "$container"
  done
done

[ $# -gt 0 ] && exit
# The proxy is missing after a release in which a gateway had the port of the site.
docker compose up --detach --wait --no-deps --no-recreate proxy
# It serves nobody, and a backup that is cut off is made again.
docker compose up --detach --no-deps backup
