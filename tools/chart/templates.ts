import { type Manifest } from '../checks/deploy/manifests.ts';
import { dataIn, nameIn, plainName } from './config-maps.ts';
import { Places } from './places.ts';
import { EXAMPLE } from './values.ts';

type Labels = Record<string, string>;
/** Parts of manifests that depend on values. */
interface Parts extends Omit<Manifest, 'data' | 'metadata'> {
  metadata: { name: string; namespace?: string; labels?: Labels; annotations?: Labels };
  data?: object;
  spec: Record<string, unknown>;
}
interface Volume {
  name: string;
}
interface PodSpec {
  volumes: Volume[];
}

const ISSUER = 'cert-manager.io/cluster-issuer';
const OWN_IMAGE = new RegExp(`^${EXAMPLE.registry}/([a-z-]+):[\\w.-]+$`);

/** Strings that are replaced by values wherever they occur. */
const STRINGS: Readonly<Record<string, string>> = {
  [EXAMPLE.host]: '{{ .Values.host }}',
  [EXAMPLE.secret]: '{{ .Values.secret }}',
  [EXAMPLE.tlsSecret]: '{{ .Values.route.tlsSecret }}',
  [EXAMPLE.route]: '{{ .Values.route.namespace }}',
  [EXAMPLE.monitoring]: '{{ .Values.monitoring.namespace }}',
};

/** Condition for an object of the chart; undefined for an unconditional one. */
function conditionOf({ kind, metadata: { name } }: Manifest, isOptional: boolean): string | undefined {
  if (kind === 'Ingress') return 'eq .Values.route.kind "ingress"';
  if (kind === 'Gateway' || kind === 'HTTPRoute') return 'eq .Values.route.kind "gateway"';
  if (name === 'to-gateway') return 'ne .Values.route.kind "none"';
  if (name === 'to-acme-solver') return '.Values.route.issuer';
  if (kind === 'HorizontalPodAutoscaler') return '.Values.autoscaling.enabled';
  if (kind === 'PersistentVolumeClaim' && name === 'assets') return '.Values.assets.claim';
  if (kind === 'Job') return '.Values.prepare';
  if (kind === 'PodMonitor') return '.Values.monitoring.enabled';
  if (isOptional) throw new Error(`The chart has no value for ${kind} ${name}`);
  return undefined;
}

/** Replaces the strings of a manifest, at any depth. */
function filled(value: unknown, places: Places): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, places));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, places)]));
  if (typeof value !== 'string') return value;
  const [, image] = OWN_IMAGE.exec(value) ?? [];
  if (image) return places.scalar(`{{ .Values.image.registry }}/${image}:{{ .Values.image.version }}`);
  const text = STRINGS[value];
  return text ? places.scalar(text) : value;
}

/** Renames references to generated maps to the names in the chart. */
function renamed(value: unknown, maps: ReadonlySet<string>, places: Places): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, maps, places));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, maps, places)]));
  const plain = typeof value === 'string' ? plainName(value) : undefined;
  return plain && maps.has(plain) ? places.scalar(nameIn(plain)) : value;
}

const storageClass = (places: Places, value: string) => ({
  [places.lines(`{{- with ${value} }}`, 'storageClassName: {{ . }}', '{{- end }}')]: null,
});

/** Replaces the source of a pod's volume. */
function withVolume(pod: PodSpec, name: string, key: string): void {
  pod.volumes = pod.volumes.map((volume) => (volume.name === name ? { name, [key]: null } : volume));
}

const podOf = ({ kind, spec }: Parts): PodSpec => {
  const job = (kind === 'CronJob' ? spec.jobTemplate : { spec }) as { spec: { template: { spec: PodSpec } } };
  return job.spec.template.spec;
};

/** Changes of fields by kind of object. */
const CHANGES: Readonly<
  Record<string, (manifest: Parts, places: Places, scaled: ReadonlySet<string>) => void>
> = {
  ServiceAccount: (manifest, places) => {
    const pullSecrets = places.lines(
      '{{- with .Values.pullSecrets }}',
      'imagePullSecrets:',
      '{{- range . }}',
      '  - name: {{ . }}',
      '{{- end }}',
      '{{- end }}',
    );
    Object.assign(manifest, { [pullSecrets]: null });
  },
  Deployment: (manifest, places, scaled) => {
    const { name } = manifest.metadata;
    if (manifest.spec.replicas !== undefined)
      manifest.spec.replicas = places.scalar(`{{ index .Values.replicas "${name}" }}`);
    if (scaled.has(name)) {
      const replicas = `replicas: {{ (index .Values.autoscaling "${name}").min }}`;
      manifest.spec[places.lines('{{- if not .Values.autoscaling.enabled }}', replicas, '{{- end }}')] = null;
    }
    const assets = places.lines(
      '{{- if .Values.assets.claim }}',
      'persistentVolumeClaim:',
      '  claimName: assets',
      '{{- else }}',
      'emptyDir: {}',
      '{{- end }}',
    );
    withVolume(podOf(manifest), 'assets', assets);
  },
  CronJob: (manifest, places) => {
    const volume = places.lines(
      '{{- toYaml (default (dict "emptyDir" dict) .Values.backup.volume) | nindent INDENT }}',
    );
    withVolume(podOf(manifest), 'backups', volume);
  },
  HorizontalPodAutoscaler: ({ metadata: { name }, spec }, places) => {
    spec.minReplicas = places.scalar(`{{ (index .Values.autoscaling "${name}").min }}`);
    spec.maxReplicas = places.scalar(`{{ (index .Values.autoscaling "${name}").max }}`);
  },
  PersistentVolumeClaim: ({ metadata: { name }, spec }, places) => {
    const place = name === 'assets' ? '.Values.assets' : '.Values.backup.work';
    Object.assign(spec, storageClass(places, `${place}.storageClass`));
    if (name !== 'assets') spec.resources = { requests: { storage: places.scalar(`{{ ${place}.size }}`) } };
  },
  // A job is immutable, so each revision of a release has its own.
  Job: ({ metadata }, places) => {
    metadata.name = `${metadata.name}-${places.scalar('{{ .Release.Revision }}')}`;
  },
  Gateway: (manifest, places) => {
    manifest.spec.gatewayClassName = places.scalar('{{ .Values.route.className }}');
    const issuer = places.lines(
      '{{- with .Values.route.issuer }}',
      'annotations:',
      `  ${ISSUER}: {{ . }}`,
      '{{- end }}',
    );
    Object.assign(manifest.metadata, { [issuer]: null });
  },
  Ingress: (manifest, places) => {
    manifest.spec.ingressClassName = places.scalar('{{ .Values.route.className }}');
    const { [ISSUER]: _, ...annotations } = manifest.metadata.annotations ?? {};
    const issuer = places.lines('{{- with .Values.route.issuer }}', `${ISSUER}: {{ . }}`, '{{- end }}');
    manifest.metadata.annotations = { ...annotations, [issuer]: null as never };
  },
  ConfigMap: (manifest, places) => {
    const plain = plainName(manifest.metadata.name) ?? '';
    manifest.data = { [places.lines(dataIn(plain))]: null };
  },
};

/** Objects from which the chart is made. */
export interface ChartSource {
  /** Objects of the overlay for production. */
  readonly usual: readonly Manifest[];
  /** The same with every other component. New objects in it depend on a value of the chart. */
  readonly others: readonly Manifest[];
}

const idOf = ({ kind, metadata: { name } }: Manifest): string => `${kind}-${name}`;

/** The templates by their file names. The namespace is not among them: Helm keeps its own record in it. */
export function templatesOf({ usual, others }: ChartSource): Map<string, string> {
  const known = new Set(usual.map(idOf));
  const optional = others.filter((manifest) => !known.has(idOf(manifest)));
  const scaled = new Set(
    usual.filter(({ kind }) => kind === 'HorizontalPodAutoscaler').map(({ metadata }) => metadata.name),
  );
  const maps = new Set(
    usual.flatMap(({ kind, metadata }) => (kind === 'ConfigMap' ? (plainName(metadata.name) ?? []) : [])),
  );
  const template = (manifest: Manifest, isOptional: boolean): [string, string] => {
    const places = new Places();
    const copy = structuredClone(manifest) as Parts;
    CHANGES[copy.kind]?.(copy, places, scaled);
    if (copy.metadata.namespace) copy.metadata.namespace = places.scalar('{{ .Release.Namespace }}');
    const text = places.written(filled(renamed(copy, maps, places), places) as object);
    const condition = conditionOf(manifest, isOptional);
    const name = plainName(manifest.metadata.name) ?? manifest.metadata.name;
    return [
      `${manifest.kind.toLowerCase()}-${name}.yaml`,
      condition ? `{{- if ${condition} }}\n${text}{{- end }}\n` : text,
    ];
  };
  return new Map([
    ...usual.filter(({ kind }) => kind !== 'Namespace').map((manifest) => template(manifest, false)),
    ...optional.map((manifest) => template(manifest, true)),
  ]);
}
