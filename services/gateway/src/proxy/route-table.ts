import { BODY_LIMITS, type Route, routes, type ServiceName } from '@concord/contracts/routes';

/** How the gateway treats a call. */
export interface RouteRules {
  service: ServiceName;
  /** Largest body in bytes. */
  bodyLimit: number;
  /** The answer is a file or an event stream, which must not delay small answers on a shared connection. */
  streamed: boolean;
  /** How long the service may take until it answers, in ms; the usual time-out when absent. */
  answerTimeoutMs?: number;
}

interface RouteNode {
  children: Map<string, RouteNode>;
  parameter?: RouteNode;
  rules?: RouteRules;
}

const newNode = (): RouteNode => ({ children: new Map() });

/** All paths with the same first segment; they belong to one service. */
interface Area {
  /** Rules of unknown paths, which the service answers in its own way. */
  fallback: RouteRules;
  /** Tree of the further segments, by method. */
  trees: Map<string, RouteNode>;
}

/**
 * Finds the rules of a call in trees of path segments, which are built once.
 * @throws Error when two services have routes with the same first segment.
 */
export class RouteTable {
  private readonly areas = new Map<string, Area>();

  constructor(known: readonly Route[] = Object.values(routes)) {
    for (const route of known) this.add(route);
  }

  /**
   * `path` is what follows `/api`, without the query.
   * @returns undefined when no service has paths with this first segment.
   */
  find(method: string, path: string): RouteRules | undefined {
    const slash = path.indexOf('/', 1);
    const end = slash === -1 ? path.length : slash;
    const area = this.areas.get(path.slice(1, end));
    if (!area) return undefined;
    const tree = area.trees.get(method === 'HEAD' ? 'GET' : method);
    return (tree && findRules(tree, path, end + 1)) ?? area.fallback;
  }

  private add({ method, path, service, bodyLimit, streamed, answerTimeoutMs }: Route): void {
    const [first = '', ...segments] = path.slice(1).split('/');
    const fallback = { service, bodyLimit: BODY_LIMITS.default, streamed: false };
    const area = this.areas.get(first) ?? { fallback, trees: new Map<string, RouteNode>() };
    if (area.fallback.service !== service)
      throw new Error(`Both ${area.fallback.service} and ${service} have routes at /${first}`);
    this.areas.set(first, area);
    let node = area.trees.get(method) ?? newNode();
    area.trees.set(method, node);
    for (const segment of segments) {
      const next = segment.startsWith(':') ? node.parameter : node.children.get(segment);
      const child = next ?? newNode();
      if (segment.startsWith(':')) node.parameter = child;
      else node.children.set(segment, child);
      node = child;
    }
    node.rules = {
      service,
      bodyLimit: bodyLimit ?? BODY_LIMITS.default,
      streamed: streamed ?? false,
      answerTimeoutMs,
    };
  }
}

/** A fixed segment is preferred to a parameter, as in the services' routers; a parameter is never empty. */
function findRules(node: RouteNode, path: string, start: number): RouteRules | undefined {
  if (start > path.length) return node.rules;
  const slash = path.indexOf('/', start);
  const end = slash === -1 ? path.length : slash;
  const segment = path.slice(start, end);
  const child = node.children.get(segment);
  const rules = child && findRules(child, path, end + 1);
  if (rules) return rules;
  return segment && node.parameter ? findRules(node.parameter, path, end + 1) : undefined;
}
