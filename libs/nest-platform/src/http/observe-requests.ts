import { type Call, internalCalls } from '@concord/contracts';
import { HttpMetrics, isTracing, ServerSpan, UNKNOWN_CALL } from '@concord/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Present only while traces are sent. */
    span: ServerSpan | undefined;
  }
}

/** Logged status of a request whose client left before the answer was complete, like in the gateway's log. */
const CLIENT_GONE = 499;

const statusOf = ({ raw }: FastifyReply) => (raw.writableFinished ? raw.statusCode : CLIENT_GONE);

/** Call of a request; undefined for an unknown route, null for a probe. */
function callOf({ routeOptions }: FastifyRequest): Call | undefined | null {
  const kind = routeOptions.config.concord;
  return kind && ('call' in kind ? kind.call : null);
}

/**
 * Counts requests by call, and creates a span for each while traces are sent. Excludes probes.
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
    // `onResponse` is not called if the client left.
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
  // The body is read outside the context of the earlier hooks, so the span is restored here.
  fastify.addHook('preHandler', ({ span }, _reply, done) => (span ? span.run(done) : done()));
}
