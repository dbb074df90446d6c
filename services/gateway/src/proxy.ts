import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import {
  answerTimeoutFor,
  bodyLimitFor,
  isStreamed,
  serviceFor,
  SERVICES,
  type ServiceName,
} from './api-routes';
import { clientAddress } from './client-address';
import { BAD_GATEWAY, MALFORMED_PATH, NOT_FOUND } from './errors';
import { Exchange } from './exchange';
import { ReturnedHeaders } from './proxy-headers';
import { inspectApiPath, pathOf } from './request-path';
import type { HeaderMap } from './security-headers';
import { Upstream, type UpstreamTimeouts } from './upstream';

export interface ProxyOptions {
  origins: Readonly<Record<ServiceName, string>>;
  timeouts: UpstreamTimeouts;
  callsMax: number;
  securityHeaders: HeaderMap;
  isClosing: () => boolean;
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const API_PREFIX_LENGTH = '/api'.length;

/** Routes `/api/<segment>/...` to the service that owns the segment. */
export function registerProxy(app: FastifyInstance, options: ProxyOptions): void {
  const upstreams = Object.fromEntries(
    SERVICES.map((name) => [name, new Upstream(options.origins[name], options.timeouts, options.callsMax)]),
  ) as Record<ServiceName, Upstream>;

  const returnedHeaders = new ReturnedHeaders(options.securityHeaders);

  const streamed = new Set<Exchange>();

  const handle = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    const target = request.raw.url ?? '';
    const path = pathOf(target);
    const exchange = new Exchange({
      request: request.raw,
      response: reply.raw,
      requestId: request.id,
      address: clientAddress(request.ip, request.raw.socket.remoteAddress),
      path,
      returnedHeaders,
      isClosing: options.isClosing,
      onOver: () => streamed.delete(exchange),
      log: (line) => (line.status >= 500 ? app.log.warn(line, 'api') : app.log.info(line, 'api')),
    });
    const servicePath = path.slice(API_PREFIX_LENGTH);
    const verdict = inspectApiPath(path);
    if (verdict === 'malformed') return exchange.refuse(MALFORMED_PATH);
    const service = verdict === 'plain' && request.method !== 'OPTIONS' ? serviceFor(servicePath) : undefined;
    if (service === undefined) return exchange.refuse(NOT_FOUND);
    const isStream = isStreamed(servicePath);
    if (isStream) streamed.add(exchange);
    exchange.forward(
      upstreams[service],
      target.slice(API_PREFIX_LENGTH),
      bodyLimitFor(servicePath),
      isStream,
      answerTimeoutFor(servicePath),
    );
  };

  for (const url of ['/api', '/api/*']) {
    // Taken over before Fastify would read or judge the body: that is the service's to do.
    app.route({
      method: METHODS,
      url,
      onRequest: (request, reply) => handle(request, reply),
      handler: handle,
    });
  }
  // What would never end by itself must not hold up the end of everything else.
  app.addHook('preClose', async () => {
    for (const exchange of streamed) if (exchange.isEndless) exchange.refuse(BAD_GATEWAY);
  });
  app.addHook('onClose', async () => {
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.destroy()));
  });
}
