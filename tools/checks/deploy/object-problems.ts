import { type Manifest, portOf, workloadsOf } from './manifests.ts';

interface ServiceSpec {
  selector: Record<string, string>;
  ports: { port: number; targetPort: string | number }[];
}
interface TargetSpec {
  selector?: { matchLabels: Record<string, string> };
  scaleTargetRef?: { name: string };
  rules?: { http: { paths: { backend: { service: { name: string } } }[] } }[];
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

/** The ports of every Service, by its name and by those of the pods of a set that has one. */
export function listeningOf(manifests: readonly Manifest[]): Map<string, number[]> {
  const services = manifests.filter(({ kind }) => kind === 'Service');
  return new Map(
    services.map(({ metadata: { name }, spec }) => [
      name,
      (spec as ServiceSpec).ports.map(({ port }) => port),
    ]),
  );
}

/** Services, budgets and scalers that point at nothing, and Services whose port no container has. */
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
    const { selector, scaleTargetRef, rules = [] } = (spec ?? {}) as TargetSpec;
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
    if (kind === 'Ingress') {
      const named = rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));
      const services = manifests.filter((each) => each.kind === 'Service').map((each) => each.metadata.name);
      return named
        .filter((each) => !services.includes(each))
        .map((each) => `${where} leads to ${each}, which is no Service`);
    }
    return [];
  });
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
