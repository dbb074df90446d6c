import { routes, type ServiceName } from '@concord/contracts/routes';
import { type HttpMetrics, isTracing, ServerSpan, UNKNOWN_CALL } from '@concord/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { BodyIntake } from '../bodies/body-intake';
import { BAD_GATEWAY, MALFORMED_PATH, NOT_FOUND } from '../core/errors';
import type { RefusalPace } from '../core/refusal-pace';
import { inspectApiPath, pathOf } from '../core/request-path';
import type { HeaderMap } from '../core/security-headers';
import { addressKey } from '@concord/contracts/environment';
import { clientAddress } from '../core/client-address';
import { type CallLog, ProxiedCall } from './proxied-call';
import { ReturnedHeaders } from './proxy-headers';
import { type RouteRules, RouteTable } from './route-table';
import type { Upstream } from './upstream';

export interface ProxyOptions {
  upstreams: Readonly<Record<ServiceName, Upstream>>;
  intake: BodyIntake;
  refusals: RefusalPace;
  gatewaySecret: string;
  securityHeaders: HeaderMap;
  isClosing: () => boolean;
  metrics: HttpMetrics;
}

/** Span of a call; a trusted proxy may have started its trace. */
function spanOf({ method, headers, ips }: FastifyRequest, { template = UNKNOWN_CALL }: RouteRules) {
  const attributes = { 'http.request.method': method, 'http.route': template };
  return new ServerSpan(`${method} ${template}`, attributes, (ips?.length ?? 0) > 1 ? headers : undefined);
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const API_PREFIX_LENGTH = '/api'.length;
/** Calls whose address is fixed by a standard. */
const OF_STANDARDS = new Map([['/.well-known/did.json', `/api${routes.credentialIssuer.path}`]]);

/**
 * Forwards `/api/<segment>/...` to the service whose routes begin with the segment, and calls with standard addresses.
 * @returns the function that ends the event streams, so that their clients connect to another gateway
 */
export function registerProxy(
  app: FastifyInstance,
  { upstreams, intake, refusals, gatewaySecret, securityHeaders, isClosing, metrics }: ProxyOptions,
): () => void {
  const table = new RouteTable();
  const returnedHeaders = new ReturnedHeaders(securityHeaders);
  const streamedCalls = new Set<ProxiedCall>();

  const handle = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    const asked = request.raw.url ?? '';
    const target = OF_STANDARDS.get(pathOf(asked)) ?? asked;
    const path = pathOf(target);
    const verdict = inspectApiPath(path);
    const rules = verdict === 'plain' ? table.find(request.method, path.slice(API_PREFIX_LENGTH)) : undefined;
    let span: ServerSpan | undefined;
    const log = (line: CallLog): void => {
      const isTimed = !(call.isEventStream || rules?.streamed === true || call.isHeld);
      metrics.ended(rules?.call ?? UNKNOWN_CALL, line.status, isTimed ? line.ms : undefined);
      span?.end(line.status);
      const traced = span ? { ...line, trace_id: span.traceId } : line;
      if (line.status >= 500) app.log.warn(traced, 'api');
      else app.log.info(traced, 'api');
    };
    metrics.began();
    const address = clientAddress(request.ip, request.raw.socket.remoteAddress);
    const call = new ProxiedCall({
      request: request.raw,
      response: reply.raw,
      requestId: request.id,
      address,
      gatewaySecret,
      addressKey: addressKey(address),
      path,
      returnedHeaders,
      intake,
      refusals,
      isClosing,
      onEnd: () => streamedCalls.delete(call),
      onOverload: () => metrics.refused(),
      log,
    });
    if (verdict === 'malformed') return call.refuse(MALFORMED_PATH);
    if (verdict === 'forbidden' || request.method === 'OPTIONS') return call.refuse(NOT_FOUND);
    if (!rules) return call.refuse(NOT_FOUND);
    if (rules.streamed) streamedCalls.add(call);
    if (isTracing()) span = spanOf(request, rules);
    call.forward(upstreams[rules.service], target.slice(API_PREFIX_LENGTH), rules, span?.headers);
  };

  // Handled before Fastify reads or checks the body, which is up to the service.
  const onRequest = (request: FastifyRequest, reply: FastifyReply) => handle(request, reply);
  for (const url of ['/api', '/api/*']) app.route({ method: METHODS, url, onRequest, handler: handle });
  for (const url of OF_STANDARDS.keys())
    app.route({ method: ['GET', 'HEAD'], url, onRequest, handler: handle });
  const endStreams = (): void => {
    for (const call of streamedCalls) if (call.isEventStream) call.refuse(BAD_GATEWAY);
  };
  // Event streams never end by themselves: they must not delay the shutdown.
  app.addHook('preClose', async () => endStreams());
  return endStreams;
}
