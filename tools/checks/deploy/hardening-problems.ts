import type { Compose } from './compose.ts';
import { type Manifest, workloadsOf } from './manifests.ts';

/** Services with published ports: the proxy to everybody, the operator's pages on loopback. */
const PUBLISHED = ['proxy', 'prometheus', 'grafana'];
const OWN = '${CONCORD_REGISTRY:-concord}/';
/** A third-party image, which an operator may take from another registry. */
const PINNED = /^\$\{[A-Z]+_IMAGE:-[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}\}$/;

/** Compose services that may write, escalate or publish more than necessary. */
export function composeHardeningProblems({ services }: Compose): string[] {
  return Object.entries(services).flatMap(([name, service]) => {
    const where = `docker-compose.yml: ${name}`;
    const ports = service.ports ?? [];
    const isOpen = ports.length > 0 && !PUBLISHED.includes(name);
    const isWide = name !== 'proxy' && ports.some((port) => !port.startsWith('127.0.0.1:'));
    const hasLatest = !/:[^:/]+$/.test(service.image) || service.image.endsWith(':latest');
    const isLoose = !service.profiles && !service.image.startsWith(OWN) && !PINNED.test(service.image);
    return [
      ...(service.read_only ? [] : [`${where} can write to its root`]),
      ...(service.cap_drop?.includes('ALL') ? [] : [`${where} keeps capabilities`]),
      ...(service.security_opt?.includes('no-new-privileges:true') ? [] : [`${where} may gain privileges`]),
      ...(service.mem_limit ? [] : [`${where} has no limit of memory`]),
      ...(isOpen ? [`${where} is published`] : []),
      ...(isWide ? [`${where} is published beyond this machine`] : []),
      ...(hasLatest ? [`${where} has no fixed tag`] : []),
      ...(isLoose ? [`${where} has an image that is not pinned by its digest`] : []),
    ];
  });
}

interface PodSecurity {
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
  containers: {
    image: string;
    resources?: { limits?: { memory?: string }; requests?: { memory?: string; cpu?: string } };
    securityContext?: {
      allowPrivilegeEscalation?: boolean;
      readOnlyRootFilesystem?: boolean;
      capabilities?: { drop?: string[] };
    };
  }[];
}

/** Pods that PodSecurity `restricted` refuses, or that have more rights than necessary. */
export function podHardeningProblems(place: string, manifests: readonly Manifest[]): string[] {
  return workloadsOf(manifests).flatMap(({ metadata: { name }, spec: { template } }) => {
    const where = `${place}: ${name}`;
    const pod = template.spec as PodSecurity;
    const refusals = [
      pod.automountServiceAccountToken === false || 'gets a token of the API server',
      pod.enableServiceLinks === false || 'gets variables of Services',
      pod.securityContext?.runAsNonRoot === true || 'may run as root',
      pod.securityContext?.seccompProfile?.type === 'RuntimeDefault' || 'has no seccomp profile',
      ...pod.containers.flatMap(({ image, resources = {}, securityContext = {} }) => [
        securityContext.allowPrivilegeEscalation === false || 'may gain privileges',
        securityContext.readOnlyRootFilesystem === true || 'can write to its root',
        securityContext.capabilities?.drop?.includes('ALL') || 'keeps capabilities',
        Boolean(resources.limits?.memory) || 'has no limit of memory',
        Boolean(resources.requests?.memory && resources.requests.cpu) || 'requests no memory or CPU',
        (/:[^:/]+$/.test(image) && !image.endsWith(':latest')) || 'has an image without a fixed tag',
      ]),
    ];
    return refusals.filter((refusal) => typeof refusal === 'string').map((refusal) => `${where} ${refusal}`);
  });
}
