import { parseAllDocuments } from 'yaml';
import type { Deployed } from './deployment.ts';

export type Labels = Record<string, string>;

export interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  envFrom?: { configMapRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  volumeMounts?: { name: string; mountPath: string }[];
}
interface Probe {
  httpGet?: { path: string; port: string | number };
}

export interface PodTemplate {
  metadata?: { labels?: Labels };
  spec: {
    containers: Container[];
    volumes?: { name: string; configMap?: { name: string }; emptyDir?: object }[];
  };
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Labels };
  data?: Record<string, string>;
  spec?: unknown;
}

/** A Deployment, StatefulSet or Job; a CronJob as its job. */
export interface Workload extends Manifest {
  spec: { template: PodTemplate };
}
interface CronJob extends Manifest {
  spec: { jobTemplate: { spec: Workload['spec'] } };
}

export const manifestsOf = (text: string): Manifest[] =>
  parseAllDocuments(text)
    .map((document) => document.toJSON() as Manifest | null)
    .filter((manifest) => manifest !== null);

const WORKLOADS = ['Deployment', 'StatefulSet', 'Job'];
const isCronJob = (manifest: Manifest): manifest is CronJob => manifest.kind === 'CronJob';
const isWorkload = (manifest: Manifest): manifest is Workload => WORKLOADS.includes(manifest.kind);

export const workloadsOf = (manifests: readonly Manifest[]): Workload[] =>
  manifests.flatMap((manifest) => {
    if (isCronJob(manifest)) return { ...manifest, spec: manifest.spec.jobTemplate.spec };
    return isWorkload(manifest) ? manifest : [];
  });

/** Number of a port, which may be given by name. */
export const portOf = (container: Container | undefined, port: string | number): number =>
  typeof port === 'number'
    ? port
    : (container?.ports?.find(({ name }) => name === port)?.containerPort ?? Number.NaN);

/** `concord/exams:dev` or `registry.example.org/concord/exams:0.1.0` is an image of ours. */
const OWN_IMAGE = /(?:^|\/)concord\/([\w-]+):/;

/** Paths of the files that ConfigMaps mount in a pod. */
function filesOf(
  { spec: { containers, volumes = [] } }: PodTemplate,
  configMaps: ReadonlyMap<string, Record<string, string>>,
): string[] {
  return (containers[0]?.volumeMounts ?? []).flatMap(({ name, mountPath }) => {
    const map = volumes.find((volume) => volume.name === name)?.configMap?.name;
    return Object.keys(configMaps.get(map ?? '') ?? {}).map((key) => `${mountPath}/${key}`);
  });
}

function deployed(workload: Workload, configMaps: ReadonlyMap<string, Record<string, string>>): Deployed[] {
  const [container] = workload.spec.template.spec.containers;
  const image = OWN_IMAGE.exec(container?.image ?? '')?.[1];
  if (!container || !image) return [];
  const variables = new Map<string, string>();
  for (const { configMapRef } of container.envFrom ?? []) {
    const data = configMaps.get(configMapRef?.name ?? '');
    if (!data)
      throw new Error(
        `${workload.metadata.name} reads the ConfigMap ${configMapRef?.name}, which is not there`,
      );
    for (const [name, value] of Object.entries(data)) variables.set(name, value);
  }
  for (const { name, value = '' } of container.env ?? []) variables.set(name, value);
  const values = [...variables.values()].join(' ');
  const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
  return [
    {
      name: workload.metadata.name,
      image,
      command: container.command ?? [],
      variables,
      parts: [...variables.keys()].filter((name) => values.includes(`$(${name})`)),
      probes: probes.flatMap((probe) =>
        probe?.httpGet ? { path: probe.httpGet.path, port: portOf(container, probe.httpGet.port) } : [],
      ),
      files: filesOf(workload.spec.template, configMaps),
    },
  ];
}

/** The workloads that run the product's own images. */
export function deployedOf(manifests: readonly Manifest[]): Deployed[] {
  const maps = manifests.filter(({ kind }) => kind === 'ConfigMap');
  const configMaps = new Map(maps.map(({ metadata, data = {} }) => [metadata.name, data]));
  return workloadsOf(manifests).flatMap((workload) => deployed(workload, configMaps));
}
