import { Document, isScalar, type Pair } from 'yaml';
import type { Manifest } from '../checks/deploy/manifests.ts';
import { configOf, generatedMaps } from './config-maps.ts';

/**
 * Values of the chart that are not in a ConfigMap, with those of the production overlay as
 * defaults.
 */
export const EXAMPLE = {
  host: 'exams.example.org',
  registry: 'registry.example.org/concord',
  secret: 'concord-secrets',
  tlsSecret: 'concord-tls',
  route: 'envoy-gateway-system',
  monitoring: 'monitoring',
} as const;

const COMMENTS: Readonly<Record<string, string>> = {
  host: ' The name of the site.',
  image: ' <registry>/<name>:<version>',
  pullSecrets: ' Secrets with accounts of a private registry.',
  secret: ' The Secret that `npm run secrets -- --format kubernetes` makes.',
  replicas: ' Processes that do not scale by themselves.',
  autoscaling: ' Bounds of those that do. Without autoscaling there are as many as the minimum.',
  route: [
    ' kind: gateway, ingress or none. className: of your GatewayClass or IngressClass. namespace: of its proxies.',
    ' issuer: a ClusterIssuer of cert-manager.',
  ].join('\n'),
  monitoring: ' enabled: objects of the Prometheus operator. namespace: of Prometheus and of the collector.',
  assets: ' claim: a volume that all gateways write to (ReadWriteMany); false: each has a folder of its own.',
  backup: [
    ' target: what restic takes, or /backups; volume is then where that folder is:',
    ' { persistentVolumeClaim: { claimName: backups } }. work: where a copy is put together.',
  ].join('\n'),
  prepare: ' false: databases are not prepared, as before a restore into empty stores.',
  config: ' Variables of the processes, by their ConfigMaps; .env.example tells about each.',
  siteSettings: ' The text of your site settings: --set-file siteSettings=site-settings.yaml',
};

/** Processes of which there are several, but never more by themselves. */
const UNSCALED = ['media', 'members'] as const;

interface Scaler {
  minReplicas: number;
  maxReplicas: number;
}

const specOf = <T>(manifests: readonly Manifest[], kind: string, name: string): T => {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found.spec as T;
};

/** Values with which the chart equals the production overlay. */
export function defaultValues(manifests: readonly Manifest[], version: string) {
  const maps = generatedMaps(manifests);
  const scalers = manifests
    .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
    .map(({ metadata: { name }, spec }) => {
      const { minReplicas: min, maxReplicas: max } = spec as Scaler;
      return [name, { min, max }];
    });
  const replicas = UNSCALED.map((name) => [
    name,
    specOf<{ replicas: number }>(manifests, 'Deployment', name).replicas,
  ]);
  const { resources } = specOf<{ resources: { requests: { storage: string } } }>(
    manifests,
    'PersistentVolumeClaim',
    'backup-work',
  );
  const gateway = specOf<{ gatewayClassName: string }>(manifests, 'Gateway', 'concord');
  return {
    host: EXAMPLE.host,
    image: { registry: EXAMPLE.registry, version },
    pullSecrets: [],
    secret: EXAMPLE.secret,
    replicas: Object.fromEntries(replicas) as Record<string, number>,
    autoscaling: { enabled: true, ...(Object.fromEntries(scalers) as Record<string, object>) },
    route: {
      kind: 'gateway',
      className: gateway.gatewayClassName,
      namespace: EXAMPLE.route,
      tlsSecret: EXAMPLE.tlsSecret,
      issuer: '',
    },
    monitoring: { enabled: false, namespace: EXAMPLE.monitoring },
    assets: { claim: true, storageClass: '' },
    backup: {
      target: maps.get('backup')?.BACKUP_TARGET ?? '',
      volume: {},
      work: { size: resources.requests.storage, storageClass: '' },
    },
    prepare: true,
    config: Object.fromEntries(
      [...maps]
        .map(([name, data]) => [name, configOf(name, data)])
        .filter(([, data]) => Object.keys(data as object).length > 0),
    ) as Record<string, Record<string, string>>,
    siteSettings: maps.get('site-settings')?.['site-settings.yaml'] ?? '',
  };
}

/** The values file, with a comment above each group. */
export function valuesText(values: ReturnType<typeof defaultValues>): string {
  const document = new Document(values, { compat: 'yaml-1.1' });
  for (const { key } of (document.contents as unknown as { items: Pair[] }).items)
    if (isScalar(key)) key.commentBefore = COMMENTS[String(key.value)];
  return document.toString({ lineWidth: 0 });
}

/** Values with arbitrary keys. */
const FREE = new Set(['volume']);

/** A JSON schema that refuses unknown values, which Helm would ignore. */
export function schemaOf(value: unknown, name = ''): object {
  if (Array.isArray(value)) return { type: 'array' };
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? { type: ['string', 'number', 'boolean'] } : { type: [typeof value] };
  if (FREE.has(name)) return { type: 'object' };
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(value).map(([key, each]) => [key, schemaOf(each, key)])),
  };
}
