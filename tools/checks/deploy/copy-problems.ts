import { deployedOf, type Manifest, workloadsOf } from './manifests.ts';

/** Jobs that write backups to a folder that is lost with their pod. */
export function copyProblems(place: string, manifests: readonly Manifest[]): string[] {
  const pods = new Map(
    workloadsOf(manifests).map(({ metadata: { name }, spec }) => [name, spec.template.spec]),
  );
  return deployedOf(manifests).flatMap(({ name, variables }) => {
    const target = variables.get('BACKUP_TARGET') ?? '';
    if (!target.startsWith('/')) return [];
    const pod = pods.get(name);
    const mount = pod?.containers[0]?.volumeMounts?.find(({ mountPath }) => mountPath === target);
    const volume = pod?.volumes?.find((each) => each.name === mount?.name);
    return volume && !volume.emptyDir
      ? []
      : [`${place}: ${name} keeps copies in ${target}, which ends with its pod`];
  });
}
