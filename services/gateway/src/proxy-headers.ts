import type { IncomingHttpHeaders } from 'node:http';
import { OVERRIDABLE, type HeaderMap } from './security-headers';

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What a client may never tell a service: the hop's own headers, and those that only the gateway may set. */
const NOT_FORWARDED = new Set([
  ...HOP_BY_HOP,
  'expect',
  'host',
  'forwarded',
  'via',
  'x-client-address',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
  'x-service-secret',
]);

const NOT_RETURNED = new Set([...HOP_BY_HOP, 'server', 'x-powered-by', 'x-request-id', 'x-service-secret']);

const OVERRIDABLE_PAIRS = Object.entries(OVERRIDABLE);

function namedByConnection(connection: string | string[] | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  return new Set(
    String(connection)
      .split(',')
      .map((name) => name.trim().toLowerCase()),
  );
}

/** Flat name, value pairs for the service. */
export function forwardedHeaders(
  incoming: IncomingHttpHeaders,
  address: string,
  requestId: string,
  hasBody: boolean,
): string[] {
  const named = namedByConnection(incoming.connection);
  const pairs: string[] = ['x-client-address', address, 'x-request-id', requestId];
  for (const name in incoming) {
    if (NOT_FORWARDED.has(name) || named?.has(name)) continue;
    if (name === 'content-length' && !hasBody) continue;
    const value = incoming[name];
    if (typeof value === 'string') pairs.push(name, value);
    else if (value !== undefined) pairs.push(name, value.join(', '));
  }
  return pairs;
}

/** Makes the flat name, value pairs for the client: the service's own, then ours, which win. */
export class ReturnedHeaders {
  private readonly fixed: readonly string[];
  private readonly withheld: ReadonlySet<string>;

  constructor(securityHeaders: HeaderMap) {
    this.fixed = Object.entries(securityHeaders).flat();
    this.withheld = new Set([...NOT_RETURNED, ...Object.keys(securityHeaders)]);
  }

  build(answered: IncomingHttpHeaders, requestId: string, closing: boolean): string[] {
    const named = namedByConnection(answered.connection);
    const pairs: string[] = ['x-request-id', requestId, ...this.fixed];
    for (const name in answered) {
      if (this.withheld.has(name) || named?.has(name)) continue;
      const value = answered[name];
      if (typeof value === 'string') pairs.push(name, value);
      else value?.forEach((each) => pairs.push(name, each));
    }
    for (const [name, value] of OVERRIDABLE_PAIRS) if (answered[name] === undefined) pairs.push(name, value);
    if (closing) pairs.push('connection', 'close');
    return pairs;
  }
}
