import { type Manifest, portOf, workloadsOf } from './manifests.ts';

interface ServiceSpec {
  selector: Record<string, string>;
  ports: { port: number; targetPort: string | number }[];
}
interface TargetSpec {
  selector?: { matchLabels: Record<string, string> };
  scaleTargetRef?: { name: string };
  rules?: {
    http?: { paths: { backend: { service: { name: string } } }[] };
    backendRefs?: { name: string }[];
  }[];
  parentRefs?: { name: string; sectionName?: string }[];
  listeners?: { name: string }[];
  podMetricsEndpoints?: { port: string }[];
}

/** The name of the Secret that `npm run secrets` prints. */
const SECRET = 'concord-secrets';

const labelsOf = (manifests: readonly Manifest[]) =>
  workloadsOf(manifests).map(({ metadata: { name }, spec: { template } }) => ({
    name,
    labels: template.metadata?.labels ?? {},
    container: template.spec.containers[0],
  }));

const matches = (wanted: Record<string, string>, labels: Record<string, string>) =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value);

/** Ports of every Service, by its name and by those of a set's pods. */
export function listeningOf(manifests: readonly Manifest[]): Map<string, number[]> {
  const services = manifests.filter(({ kind }) => kind === 'Service');
  return new Map(
    services.map(({ metadata: { name }, spec }) => [
      name,
      (spec as ServiceSpec).ports.map(({ port }) => port),
    ]),
  );
}

/**
 * Services, disruption budgets and scalers without a target, and Services with a port that no container has.
 */
export function objectProblems(place: string, manifests: readonly Manifest[]): string[] {
  const pods = labelsOf(manifests);
  return manifests.flatMap(({ kind, metadata: { name }, spec }) => {
    const where = `${place}: ${kind} ${name}`;
    if (kind === 'Service') {
      const { selector, ports } = spec as ServiceSpec;
      const chosen = pods.filter(({ labels }) => matches(selector, labels));
      if (chosen.length !== 1) return [`${where} selects ${chosen.length} workloads`];
      return ports
        .filter(
          ({ targetPort }) =>
            !chosen[0]?.container?.ports?.some(
              ({ containerPort }) => containerPort === portOf(chosen[0]?.container, targetPort),
            ),
        )
        .map(({ targetPort }) => `${where} has the port ${targetPort}, which its pods do not have`);
    }
    const { selector, scaleTargetRef } = (spec ?? {}) as TargetSpec;
    if (kind === 'PodDisruptionBudget') {
      const chosen = pods.filter(({ labels }) => matches(selector?.matchLabels ?? {}, labels));
      return chosen.length === 1 ? [] : [`${where} selects ${chosen.length} workloads`];
    }
    if (kind === 'HorizontalPodAutoscaler') {
      const hasTarget = manifests.some(
        (each) => each.kind === 'Deployment' && each.metadata.name === scaleTargetRef?.name,
      );
      return hasTarget ? [] : [`${where} scales nothing`];
    }
    if (kind === 'Ingress' || kind === 'HTTPRoute')
      return routeProblems(where, spec as TargetSpec, manifests);
    if (kind === 'PodMonitor') {
      const isThere = (port: string) =>
        pods.some(({ container }) => container?.ports?.some(({ name: own }) => own === port));
      return ((spec as TargetSpec).podMetricsEndpoints ?? [])
        .filter(({ port }) => !isThere(port))
        .map(({ port }) => `${where} reads the port ${port}, which no pod has`);
    }
    return [];
  });
}

/** Routes to a missing Service, or attached to a missing listener of a Gateway. */
function routeProblems(
  where: string,
  { rules = [], parentRefs = [] }: TargetSpec,
  manifests: readonly Manifest[],
): string[] {
  const services = manifests.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name);
  const listeners = manifests
    .filter(({ kind }) => kind === 'Gateway')
    .flatMap(({ metadata, spec }) =>
      ((spec as TargetSpec).listeners ?? []).map(({ name }) => `${metadata.name}/${name}`),
    );
  const named = rules.flatMap(({ http, backendRefs = [] }) => [
    ...(http?.paths ?? []).map(({ backend }) => backend.service.name),
    ...backendRefs.map(({ name }) => name),
  ]);
  return [
    ...named
      .filter((each) => !services.includes(each))
      .map((each) => `${where} leads to ${each}, which is no Service`),
    ...parentRefs
      .map(({ name, sectionName }) => `${name}/${sectionName}`)
      .filter((each) => !listeners.includes(each))
      .map((each) => `${where} hangs on ${each}, which no Gateway has`),
  ];
}

/** Secrets that pods read, but that `npm run secrets` does not print. */
export function secretProblems(
  place: string,
  manifests: readonly Manifest[],
  keys: readonly string[],
): string[] {
  return workloadsOf(manifests).flatMap(({ metadata, spec }) =>
    spec.template.spec.containers
      .flatMap(({ env = [] }) => env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []))
      .filter(({ name, key }) => name !== SECRET || !keys.includes(key))
      .map(({ name, key }) => `${place}: ${metadata.name} reads ${key} of ${name}, which nobody makes`),
  );
}
