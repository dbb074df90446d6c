import { type Container, type Labels, type Manifest, portOf, workloadsOf } from './manifests.ts';

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string };
}
interface Port {
  port: string | number;
}
interface PolicySpec {
  podSelector: Selector;
  policyTypes: string[];
  ingress?: { from?: Peer[]; ports?: Port[] }[];
  egress?: { to?: Peer[]; ports?: Port[] }[];
}

function selects(selector: Selector, labels: Labels): boolean {
  const equal = Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value);
  const within = (selector.matchExpressions ?? []).every(({ key, operator, values = [] }) => {
    if (operator !== 'In') throw new Error(`This check does not know the operator ${operator}`);
    return values.includes(labels[key] ?? '');
  });
  return equal && within;
}

const NAMESPACE = 'kubernetes.io/metadata.name';

/** Name of a peer outside the namespace; undefined for our own pods. */
function outsiderOf({ namespaceSelector, ipBlock }: Peer): string | undefined {
  if (ipBlock) return 'outside';
  return namespaceSelector?.matchLabels?.[NAMESPACE];
}

interface Pod {
  name: string;
  labels: Labels;
  container: Container | undefined;
}

const podsOf = (manifests: readonly Manifest[]): Pod[] =>
  workloadsOf(manifests).map(({ metadata: { name }, spec: { template } }) => ({
    name,
    labels: template.metadata?.labels ?? {},
    container: template.spec.containers[0],
  }));

/** Resolves a peer to our own pods, or to an outsider, which has no container here. */
function meant(peer: Peer, pods: readonly Pod[]): Pick<Pod, 'name' | 'container'>[] {
  const outsider = outsiderOf(peer);
  if (outsider) return [{ name: outsider, container: undefined }];
  return pods.filter(({ labels }) => selects(peer.podSelector ?? {}, labels));
}

/** Connections that the policies of one pod allow, each as `from -> to:port`. */
function sidesOf(pod: Pod, own: readonly PolicySpec[], pods: readonly Pod[]) {
  const leaving = own
    .flatMap(({ egress = [] }) => egress)
    .flatMap(({ to = [], ports = [] }) =>
      to
        .flatMap((peer) => meant(peer, pods))
        .flatMap(({ name, container }) =>
          ports.map(({ port }) => `${pod.name} -> ${name}:${portOf(container, port)}`),
        ),
    );
  const entering = own
    .flatMap(({ ingress = [] }) => ingress)
    .flatMap(({ from = [], ports = [] }) =>
      from
        .flatMap((peer) => meant(peer, pods))
        .flatMap(({ name }) =>
          ports.map(({ port }) => `${name} -> ${pod.name}:${portOf(pod.container, port)}`),
        ),
    );
  return { leaving, entering };
}

/**
 * Connections that network policies allow, as `exams -> students:8080`. Between two pods, both must allow it;
 * outsiders have no policies here. A connection that only one of two pods allows is a problem, and so is a
 * pod without a policy.
 */
export function allowedArrows(manifests: readonly Manifest[]): { arrows: string[]; problems: string[] } {
  const policies = manifests.flatMap(({ kind, spec }) =>
    kind === 'NetworkPolicy' ? [spec as PolicySpec] : [],
  );
  const pods = podsOf(manifests);
  const names = new Set(pods.map(({ name }) => name));
  const leaving = new Set<string>();
  const entering = new Set<string>();
  const problems: string[] = [];
  for (const pod of pods) {
    const own = policies.filter(({ podSelector }) => selects(podSelector, pod.labels));
    for (const type of ['Ingress', 'Egress'])
      if (!own.some(({ policyTypes }) => policyTypes.includes(type)))
        problems.push(`${pod.name}: no policy limits its ${type}`);
    const sides = sidesOf(pod, own, pods);
    sides.leaving.forEach((arrow) => leaving.add(arrow));
    sides.entering.forEach((arrow) => entering.add(arrow));
  }
  const isWithin = (arrow: string): boolean => {
    const [from = '', to = ''] = arrow.split(' -> ');
    return names.has(from) && names.has(to.split(':')[0] ?? '');
  };
  const isWhole = (arrow: string) => !isWithin(arrow) || (leaving.has(arrow) && entering.has(arrow));
  const all = [...new Set([...leaving, ...entering])].sort();
  const halves = all
    .filter((arrow) => !isWhole(arrow))
    .map((arrow) => `${arrow} is allowed on one side only`);
  return { arrows: all.filter(isWhole), problems: [...problems, ...halves] };
}
