import { BODY_LIMITS, type Route, routes, type ServiceName } from '@concord/contracts/routes';
import { UNKNOWN_CALL } from '@concord/observability';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** Rules for a call. */
export interface RouteRules {
  /** Name in the contracts. */
  call: string;
  /** Path in the contracts; absent for an unknown path. */
  template?: string;
  service: ServiceName;
  /** Largest body in bytes. */
  bodyLimit: number;
  /** True for calls that need a token. */
  needsToken: boolean;
  /** True for answers that are a file or an event stream: they must not delay small ones on a shared connection. */
  streamed: boolean;
  /** Time-out of the service's answer in ms; the usual one when absent. */
  answerTimeoutMs?: number;
}

/** Longest parameter: that of a request line. */
const MAX_PARAMETER_LENGTH = 16 * 1024;

/** First segments of several services, with the one that answers unknown paths: a person's own pages ask them all. */
const SHARED_SEGMENTS: Readonly<Record<string, ServiceName>> = { me: 'students' };

const firstSegment = (path: string): string => path.split('/', 2)[1] ?? '';

/**
 * Finds the rules of a call, with the router that the services use.
 * @throws Error when two services have routes with the same first segment, unless that is shared.
 */
export class RouteTable {
  private readonly router = findMyWay({ maxParamLength: MAX_PARAMETER_LENGTH });
  /** Rules of unknown paths by first segment; the service answers them in its own way. */
  private readonly fallbacks = new Map<string, RouteRules>();

  constructor(known: Readonly<Record<string, Route>> = routes) {
    for (const [name, route] of Object.entries(known)) this.add(name, route);
  }

  /**
   * `path` is what follows `/api`, without the query.
   * @returns undefined when no service has paths with this first segment.
   */
  find(method: string, path: string): RouteRules | undefined {
    const fallback = this.fallbacks.get(firstSegment(path));
    // The router would accept a missing parameter at the end as an empty one.
    if (!fallback || path.endsWith('/')) return fallback;
    const found = this.router.find((method === 'HEAD' ? 'GET' : method) as HTTPMethod, path);
    return (found?.store as RouteRules | undefined) ?? fallback;
  }

  private add(call: string, route: Route): void {
    const { method, path, service, access, bodyLimit, streamed, answerTimeoutMs } = route;
    const fallback = {
      call: UNKNOWN_CALL,
      service,
      bodyLimit: BODY_LIMITS.default,
      needsToken: false,
      streamed: false,
    };
    const segment = firstSegment(path);
    const present = this.fallbacks.get(segment);
    if (present && present.service !== service && !(segment in SHARED_SEGMENTS))
      throw new Error(`Both ${present.service} and ${service} have routes at /${segment}`);
    this.fallbacks.set(segment, { ...fallback, service: SHARED_SEGMENTS[segment] ?? service });
    const rules: RouteRules = {
      call,
      template: path,
      service,
      bodyLimit: bodyLimit ?? fallback.bodyLimit,
      needsToken: !access.includes('public'),
      streamed: streamed ?? false,
      answerTimeoutMs,
    };
    this.router.on(method, path, () => undefined, rules);
  }
}
