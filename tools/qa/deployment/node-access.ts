import { Kubectl, NAME_LABEL, type Pod } from './kubectl.ts';

/**
 * Name of the Service that opens the site's port on every node; a forward by kubectl would end with its pod
 * and lose calls.
 */
const SITE = 'drill';
const GATEWAY = { [NAME_LABEL]: 'gateway' };
/** Namespace of agents: that of the product allows no pod with a node's rights. */
const AGENTS = 'concord-drill';

interface Node {
  metadata: { name: string };
  status: { addresses: { type: string; address: string }[] };
}

/** Publishes the gateway on a port of the nodes, by default a new one. */
export async function publish(kubectl: Kubectl, port?: number): Promise<{ url: string; nodePort: number }> {
  const ports = [{ name: 'http', port: 8080, targetPort: 'http', nodePort: port }];
  await kubectl.apply(
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: SITE },
      spec: { type: 'NodePort', selector: GATEWAY, ports },
    },
    {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: { name: SITE },
      spec: {
        podSelector: { matchLabels: GATEWAY },
        policyTypes: ['Ingress'],
        ingress: [{ ports: [{ port: 8080 }] }],
      },
    },
  );
  const { spec } = await kubectl.read<{ spec: { ports: { nodePort: number }[] } }>('service', SITE);
  const nodePort = spec.ports[0]?.nodePort ?? 0;
  const [node] = await kubectl.list<Node>('nodes');
  const address = node?.status.addresses.find(({ type }) => type === 'InternalIP')?.address ?? '';
  return { url: `http://${address}:${nodePort}`, nodePort };
}

const agentOn = (node: string, image: string) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: `on-${node}` },
  spec: {
    nodeName: node,
    hostPID: true,
    terminationGracePeriodSeconds: 0,
    serviceAccountName: 'agent',
    automountServiceAccountToken: false,
    containers: [
      {
        name: 'main',
        image,
        command: ['sleep', 'infinity'],
        securityContext: { privileged: true, runAsUser: 0 },
      },
    ],
  },
});

/** Pods that see the processes of their node: from inside a container, its first process ignores SIGKILL. */
export class NodeAgents {
  private readonly kubectl = new Kubectl(AGENTS);
  private readonly image: string;

  /** @param image with bash and grep, which the nodes have */
  constructor(image: string) {
    this.image = image;
  }

  async prepare(): Promise<void> {
    const labels = { 'pod-security.kubernetes.io/enforce': 'privileged' };
    await this.kubectl.apply(
      { apiVersion: 'v1', kind: 'Namespace', metadata: { name: AGENTS, labels } },
      { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'agent' } },
    );
    const nodes = await this.kubectl.list<Node>('nodes');
    await this.kubectl.apply(...nodes.map(({ metadata: { name } }) => agentOn(name, this.image)));
    await this.kubectl.run(['wait', 'pods', '--all', '--for=condition=Ready', '--timeout=5m']);
  }

  /** Kills every process of a pod's container. */
  async kill({ spec: { nodeName = '' }, status }: Pod): Promise<void> {
    const id = status.containerStatuses?.[0]?.containerID?.replace(/^.*\//, '') ?? '';
    const script = `kill -KILL $(grep --files-with-matches ${id} /proc/[0-9]*/cgroup | cut -d/ -f3)`;
    await this.kubectl.run(['exec', `on-${nodeName}`, '--', 'bash', '-c', script]);
  }

  async end(): Promise<void> {
    await this.kubectl.run(['delete', 'namespace', AGENTS, '--ignore-not-found', '--wait=false']);
  }
}
