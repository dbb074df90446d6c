#!/bin/sh
# Puts a backup into the stores of a cluster: ends its processes, restores the backup, starts everything again. After it was cut
# off the same command goes on. Needs kubectl, with the rights to scale deployments and to make jobs in the namespace.
#
#   sh deploy/restore-kubernetes.sh [COPY] [--replace concord]
#
# COPY: of the list that docs/operations/backup-kubernetes.md tells how to get; without one, the latest. --replace destroys
# what the stores hold. NAMESPACE: that of Concord, if it is not called concord.
set -eu
namespace=${NAMESPACE:-concord}
processes='gateway students students-worker exams exams-worker media media-worker members members-worker'
k() { kubectl --namespace "$namespace" "$@"; }

command='"node", "tools/backup/main.ts", "restore"'
for word in "$@"; do
  case $word in
    *[!A-Za-z0-9._-]*) echo "\"$word\" is neither a backup nor the name of an installation." >&2; exit 2 ;;
  esac
  command="$command, \"$word\""
done

# Replicas stand in an annotation until everything is started again.
for process in $processes; do
  replicas=$(k get deployment "$process" --output 'jsonpath={.spec.replicas}')
  [ "$replicas" = 0 ] || k annotate --overwrite deployment "$process" "concord-replicas=$replicas" > /dev/null
done
k scale deployment $processes --replicas 0
k wait pod --selector pod-template-hash --for delete --timeout 3m

if [ -z "$(k get job restore --ignore-not-found --output 'jsonpath={.status.active}')" ]; then
  k delete job restore --ignore-not-found
  k create job restore --from cronjob/restore --dry-run=client --output json |
    kubectl patch --local --filename - --type json --output json --patch \
      "[{\"op\": \"replace\", \"path\": \"/spec/template/spec/containers/0/command\", \"value\": [$command]}]" |
    k create --filename -
else
  echo 'A restore runs already; this follows it.'
fi

condition() { k get job restore --output 'jsonpath={.status.conditions[?(@.status=="True")].type}'; }
newest() {
  k get pod --selector batch.kubernetes.io/job-name=restore --sort-by .metadata.creationTimestamp --output name 2> /dev/null |
    tail -n 1
}
seen=''
while :; do
  pod=$(newest)
  if [ -n "$pod" ] && [ "$pod" != "$seen" ] && k logs --follow "$pod" 2> /dev/null; then seen=$pod; fi
  case $(condition) in
    *Complete*) code=0; break ;;
    *Failed*) code=$(k get "$(newest)" --output 'jsonpath={.status.containerStatuses[0].state.terminated.exitCode}'); break ;;
  esac
  sleep 2
done

# 2: nothing was changed, so what ran may run on. After 1 nothing starts before the restore is done.
if [ "${code:-1}" = 0 ] || [ "${code:-1}" = 2 ]; then
  for process in $processes; do
    replicas=$(k get deployment "$process" --output 'jsonpath={.metadata.annotations.concord-replicas}')
    [ -z "$replicas" ] || k scale deployment "$process" --replicas "$replicas"
    k annotate deployment "$process" concord-replicas- > /dev/null
  done
  k rollout status deployment --timeout 10m
else
  echo 'Nothing was started. Run the same command again. To start it in spite of this:' >&2
  echo "  kubectl --namespace $namespace scale deployment --all --replicas 2" >&2
fi
exit "${code:-1}"
