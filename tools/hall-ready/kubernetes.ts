import type { HallProcess } from '../config/sizing.ts';
import { ask } from './ask.ts';
import type { Installation } from './installation.ts';

interface Listed<T> {
  items: T[];
}
interface Deployment {
  metadata: { name: string };
  spec: { replicas?: number };
  status: { readyReplicas?: number };
}
interface CronJob {
  metadata: { name: string };
  status: { lastSuccessfulTime?: string };
}
interface Node {
  status: { allocatable: { cpu: string; memory: string } };
}

const MIB_OF: Readonly<Record<string, number>> = { Ki: 1 / 1024, Mi: 1, Gi: 1024 };

/** `3920m` and `4` are cores. */
export const coresOf = (text: string): number =>
  text.endsWith('m') ? Number(text.slice(0, -1)) / 1000 : Number(text);

/** `16393244Ki` and plain bytes, in MiB. */
export function mibOf(text: string): number {
  const [, size = '0', unit = ''] = /^(\d+)([KMG]i)?$/.exec(text) ?? [];
  return unit ? Number(size) * (MIB_OF[unit] ?? 1) : Number(size) / 1024 / 1024;
}

/** Time of the last backup by the product's own job, which an overlay may leave out. */
export function lastBackupOf(jobs: readonly CronJob[]): Installation['lastBackup'] {
  const backup = jobs.find(({ metadata }) => metadata.name === 'backup');
  if (!backup) return 'elsewhere';
  const { lastSuccessfulTime } = backup.status;
  return lastSuccessfulTime === undefined ? undefined : new Date(lastSuccessfulTime);
}

/** The installation of a namespace. @throws Error when the cluster does not answer */
export function kubernetesInstallation(namespace: string): Installation {
  const read = <T>(kind: string) =>
    (JSON.parse(ask('kubectl', '--namespace', namespace, 'get', kind, '--output', 'json')) as Listed<T>)
      .items;
  const deployments = read<Deployment>('deployments');
  if (deployments.length === 0) throw new Error(`Nothing is installed in the namespace ${namespace}.`);
  const scaled = new Set(
    read<{ spec: { scaleTargetRef: { name: string } } }>('horizontalpodautoscalers').map(
      ({ spec }) => spec.scaleTargetRef.name,
    ),
  );
  const ready = (name: HallProcess) =>
    deployments.find(({ metadata }) => metadata.name === name)?.status.readyReplicas ?? 0;
  const nodes = read<Node>('nodes').map(({ status }) => status.allocatable);
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const scale = (name: string, count: number | undefined) =>
    scaled.has(name)
      ? `kubectl --namespace ${namespace} patch horizontalpodautoscaler ${name} --patch '{"spec":{"minReplicas":${count}}}'`
      : `kubectl --namespace ${namespace} scale deployment/${name} --replicas=${count}`;
  return {
    ready: { gateway: ready('gateway'), exams: ready('exams'), 'exams-worker': ready('exams-worker') },
    unwell: deployments
      .filter(({ spec, status }) => (status.readyReplicas ?? 0) < (spec.replicas ?? 1))
      .map(
        ({ metadata: { name }, spec, status }) =>
          `${name}: ${status.readyReplicas ?? 0} of ${spec.replicas ?? 1} pods are ready.`,
      ),
    cores: sum(nodes.map(({ cpu }) => coresOf(cpu))),
    memoryMib: sum(nodes.map(({ memory }) => mibOf(memory))),
    lastBackup: lastBackupOf(read<CronJob>('cronjobs')),
    commandsFor: (needed) => [
      ...Object.entries(needed).map(([name, count]) => scale(name, count)),
      `kubectl --namespace ${namespace} rollout status deployment --timeout 10m`,
    ],
  };
}
