import type { IncomingHttpHeaders } from 'node:http';
import { OVERRIDABLE, type HeaderMap } from '../core/security-headers';

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

/** Request headers that are not forwarded: hop-by-hop ones, and those that only the gateway may set. */
const NOT_FORWARDED = new Set([
  ...HOP_BY_HOP,
  'content-length',
  'expect',
  'host',
  // Traces begin at the gateway, unless a trusted proxy began them.
  'baggage',
  'traceparent',
  'tracestate',
  'forwarded',
  'via',
  'x-client-address',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-gateway-secret',
  'x-real-ip',
  'x-request-id',
  'x-service-secret',
]);

const NOT_RETURNED = new Set([
  ...HOP_BY_HOP,
  'server',
  'x-powered-by',
  'x-gateway-secret',
  'x-request-id',
  'x-service-secret',
]);

const DEFAULT_HEADERS = Object.entries(OVERRIDABLE);

/** Hop-by-hop headers named by the header `Connection`. */
function connectionHeaders(connection: string | string[] | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  return new Set(
    String(connection)
      .split(',')
      .map((name) => name.trim().toLowerCase()),
  );
}

/** Facts about a call that the gateway adds. */
interface CallHeaders {
  address: string;
  /** Secret that proves the address to the service. */
  secret: string;
  requestId: string;
  /** Length of the body in bytes, if there is one. */
  bodyLength?: number;
  /** Headers that continue the trace in the service. */
  trace?: Readonly<Record<string, string>>;
}

/** The headers for the service, as a flat list of names and values. */
export function forwardedHeaders(
  incoming: IncomingHttpHeaders,
  { address, secret, requestId, bodyLength = 0, trace = {} }: CallHeaders,
): string[] {
  const named = connectionHeaders(incoming.connection);
  const pairs: string[] = [
    'x-client-address',
    address,
    'x-gateway-secret',
    secret,
    'x-request-id',
    requestId,
    ...Object.entries(trace).flat(),
  ];
  if (bodyLength > 0) pairs.push('content-length', String(bodyLength));
  for (const name in incoming) {
    if (NOT_FORWARDED.has(name) || named?.has(name)) continue;
    const value = incoming[name];
    if (typeof value === 'string') pairs.push(name, value);
    else if (value !== undefined) pairs.push(name, value.join(', '));
  }
  return pairs;
}

/** Builds the headers for the client, as a flat list of names and values; ours replace the service's. */
export class ReturnedHeaders {
  private readonly securityHeaders: readonly string[];
  private readonly notReturned: ReadonlySet<string>;

  constructor(securityHeaders: HeaderMap) {
    this.securityHeaders = Object.entries(securityHeaders).flat();
    this.notReturned = new Set([...NOT_RETURNED, ...Object.keys(securityHeaders)]);
  }

  build(headers: IncomingHttpHeaders, requestId: string, closing: boolean): string[] {
    const named = connectionHeaders(headers.connection);
    const pairs: string[] = ['x-request-id', requestId, ...this.securityHeaders];
    for (const name in headers) {
      if (this.notReturned.has(name) || named?.has(name)) continue;
      const value = headers[name];
      if (typeof value === 'string') pairs.push(name, value);
      else value?.forEach((each) => pairs.push(name, each));
    }
    for (const [name, value] of DEFAULT_HEADERS) if (headers[name] === undefined) pairs.push(name, value);
    if (closing) pairs.push('connection', 'close');
    return pairs;
  }
}
