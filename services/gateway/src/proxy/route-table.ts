import { BODY_LIMITS, type Route, routes, type ServiceName } from '@concord/contracts/routes';
import { UNKNOWN_CALL } from '@concord/observability';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** How the gateway treats a call. */
export interface RouteRules {
  /** Its name in the contracts. */
  call: string;
  /** Its path in the contracts; absent for a path that they do not have. */
  template?: string;
  service: ServiceName;
  /** Largest body in bytes. */
  bodyLimit: number;
  /** Nobody may make it without a token. */
  needsToken: boolean;
  /** The answer is a file or an event stream, which must not delay small answers on a shared connection. */
  streamed: boolean;
  /** How long the service may take until it answers, in ms; the usual time-out when absent. */
  answerTimeoutMs?: number;
}

/** As long as a request line may be. */
const MAX_PARAMETER_LENGTH = 16 * 1024;

const firstSegment = (path: string): string => path.split('/', 2)[1] ?? '';

/**
 * Finds the rules of a call, with the router that the services use.
 * @throws Error when two services have routes with the same first segment.
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
    // The router would take a parameter that is missing at the end for an empty one.
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
    const present = this.fallbacks.get(firstSegment(path));
    if (present && present.service !== service)
      throw new Error(`Both ${present.service} and ${service} have routes at /${firstSegment(path)}`);
    this.fallbacks.set(firstSegment(path), fallback);
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
