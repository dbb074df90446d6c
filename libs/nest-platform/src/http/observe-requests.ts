import { type Call, internalCalls } from '@concord/contracts';
import { HttpMetrics, isTracing, ServerSpan, UNKNOWN_CALL } from '@concord/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only while traces are sent. */
    span: ServerSpan | undefined;
  }
}

/** Status of a request whose client left before the answer was complete, as in the gateway's log. */
const CLIENT_GONE = 499;

const statusOf = ({ raw }: FastifyReply) => (raw.writableFinished ? raw.statusCode : CLIENT_GONE);

/** The call of a request; undefined when it is for no route, null for a probe. */
function callOf({ routeOptions }: FastifyRequest): Call | undefined | null {
  const kind = routeOptions.config.concord;
  return kind && ('call' in kind ? kind.call : null);
}

/**
 * Counts requests by call, and makes a span of each while traces are sent. Probes are neither.
 * @param calls that the service serves, by name
 */
export function observeRequests(fastify: FastifyInstance, calls: Record<string, Call>): HttpMetrics {
  const metrics = new HttpMetrics();
  const all = [...Object.entries(calls), ...Object.entries<Call>(internalCalls)];
  const names = new Map(all.map(([name, call]) => [call, name]));
  fastify.addHook('onRequest', (request, reply, done) => {
    const call = callOf(request);
    if (call === null) return done();
    const name = (call && names.get(call)) ?? UNKNOWN_CALL;
    metrics.began();
    // `onResponse` is not called when the client left.
    reply.raw.once('close', () =>
      metrics.ended(name, statusOf(reply), call?.streamed ? undefined : reply.elapsedTime),
    );
    done();
  });
  if (isTracing()) traceRequests(fastify);
  return metrics;
}

function traceRequests(fastify: FastifyInstance): void {
  fastify.decorateRequest('span', undefined);
  fastify.addHook('onRequest', (request, reply, done) => {
    const call = callOf(request);
    if (call === null) return done();
    const route = call?.path ?? UNKNOWN_CALL;
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = new ServerSpan(`${request.method} ${route}`, attributes, request.headers);
    request.span = span;
    reply.raw.once('close', () => span.end(statusOf(reply)));
    span.run(done);
  });
  // What reads the body does not run in the context of the hooks before it.
  fastify.addHook('preHandler', ({ span }, _reply, done) => (span ? span.run(done) : done()));
}
