import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_LIMITS, type Call, calls, type ServiceName } from '@concord/contracts';
import { buildOf } from '@concord/contracts/environment';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import type { Connection } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { AccessHook, ANONYMOUS } from '../auth/access';
import { unwrapAnswers } from './answers';
import { useJsonBodies } from './body-parsers';
import { PersonThrottle } from './person-throttle';
import type { BaseEnv, PublicEnv } from '../core/env';
import { closeConnections } from './close-connections';
import { ActivityBroadcast } from './activity-broadcast';
import { ErrorFilter, sendError } from './error-filter';
import { GatewayProof } from './gateway-proof';
import { HealthRegistry } from './health';
import { InFlight } from './in-flight';
import { limitLargeBodies } from './large-bodies';
import { Lifecycle } from './lifecycle';
import { log, nestLogger, setLogLevel } from '../core/logger';
import { type DatabaseDefinition, waitUntilPrepared } from '../stores/prepare-database';
import { WorkerHeartbeats } from './worker-heartbeats';
import { observeRequests } from './observe-requests';
import { recordRefusals } from './record-refusals';
import { openApiOf } from './openapi';
import { registerRoutes } from './router';
import { reportStores, reportWorkers } from './store-gauges';

export interface ServiceOptions {
  name: string;
  /** The root module (`HttpModule.forRoot(env)`). */
  module: unknown;
  env: BaseEnv & Partial<PublicEnv>;
  /** Calls served by this process, see {@link callsOf}; none for a worker. */
  calls: Record<string, Call>;
  /** Worker processes of the same code, whose heartbeats this process reports. */
  workers?: readonly string[];
  /** Registers Fastify plugins that must precede the routes, such as multipart. */
  plugins?: (fastify: FastifyInstance) => Promise<void>;
  /** Made by the service's `prepare.ts`; the process waits until that is done. */
  database: DatabaseDefinition<never>;
  /** Runs after the database is prepared and before the process listens. */
  beforeListen?: (app: NestFastifyApplication) => Promise<void>;
}

/** Public calls of a service, by name, without those between services. */
export const callsOf = (name: ServiceName): Record<string, Call> =>
  Object.fromEntries(Object.entries(calls).filter(([, { service }]) => service === name));

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
/** Minimum duration of a request that is logged although it succeeds. */
const SLOW_MS = 1000;
const READY_PATH = '/health/ready';

function requestIdOf(request: { headers: Record<string, unknown> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

function makeAdapter(): FastifyAdapter {
  const options = {
    loggerInstance: log,
    // Two log lines per request would cost more than many handlers, and would contain link
    // signatures.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMITS.default,
    exposeHeadRoutes: false,
    // Route parameters may be as long as a request line: a long invalid id is refused by the access
    // check first, then is a 404.
    routerOptions: { maxParamLength: 16 * 1024 },
    frameworkErrors: (error: Error, request: unknown, reply: unknown) =>
      sendError(error, request as FastifyRequest, reply as FastifyReply),
    forceCloseConnections: 'idle',
    // Serves requests that arrive during the shutdown like earlier ones.
    return503OnClosing: false,
    keepAliveTimeout: 72_000,
  };
  return new FastifyAdapter(options as never) as FastifyAdapter;
}

function addHooks(fastify: FastifyInstance, served: RouteOptions[]): void {
  fastify.decorateRequest('actor', null as never);
  fastify.addHook('onRoute', (route) => {
    served.push(route);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    // Probes are not logged: during the drain each of them gets a 503, every second.
    const isFailure = reply.statusCode >= 500 && request.url !== READY_PATH;
    if (isFailure || reply.elapsedTime > SLOW_MS)
      request.log.warn(
        {
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      );
    done();
  });
  closeConnections(fastify);
  unwrapAnswers(fastify);
}

function addProbes(fastify: FastifyInstance, app: NestFastifyApplication, options: ServiceOptions): void {
  const config = { concord: { probe: true as const } };
  const health = app.get(HealthRegistry, { strict: false });
  const heartbeats = app.get(WorkerHeartbeats, { strict: false });
  const lifecycle = app.get(Lifecycle, { strict: false });
  lifecycle.addHooks(fastify);
  fastify.get('/health/live', { config }, () => ({ status: 'up' }));
  // The process listens only once started, so readiness depends on the drain only.
  fastify.get(READY_PATH, { config }, (_request, reply) =>
    lifecycle.isDraining ? reply.code(503).send({ status: 'draining' }) : reply.send({ status: 'up' }),
  );
  fastify.get('/health/stores', { config }, async (_request, reply) => {
    const { workers = [] } = options;
    const [report, states] = await Promise.all([
      health.report(),
      Promise.all(workers.map(async (name) => [name, await heartbeats.healthOf(name)] as const)),
    ]);
    return reply.code(report.status === 'down' ? 503 : 200).send({
      ...buildOf(options.env),
      ...report,
      ...(workers.length > 0 && { workers: Object.fromEntries(states) }),
    });
  });
  const ends = [reportStores(health), reportWorkers(heartbeats, options.workers ?? [])];
  fastify.addHook('onClose', async () => ends.forEach((end) => end()));
  // Built on first use, which is rare.
  let document: ReturnType<typeof openApiOf> | undefined;
  fastify.get('/openapi.json', { config }, () => (document ??= openApiOf(options.calls)));
}

/** @throws Error for a route that no call describes, and for a call without a route */
function checkRoutes(served: RouteOptions[], calls: Record<string, Call>): void {
  const missing = new Set(Object.values(calls));
  for (const route of served) {
    const kind = (route.config as { concord?: { call?: Call } } | undefined)?.concord;
    if (!kind) throw new Error(`The route ${String(route.method)} ${route.url} is not in the contracts`);
    if (!kind.call || kind.call.access.includes('internal')) continue;
    if (!missing.delete(kind.call))
      throw new Error(`The route ${route.url} is not among this service's calls`);
  }
  for (const call of missing) throw new Error(`The call ${call.method} ${call.path} has no route`);
}

async function prepare(
  app: NestFastifyApplication,
  options: ServiceOptions,
  served: RouteOptions[],
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const access = app.get(AccessHook, { strict: false });
  const metrics = observeRequests(fastify, options.calls);
  const proof = new GatewayProof(options.env.GATEWAY_SECRET);
  const throttle = new PersonThrottle();
  const inFlight = new InFlight(options.env.MAX_IN_FLIGHT, () => metrics.refused());
  fastify.addHook('onRequest', (request, reply, done) => {
    proof.check(request);
    request.actor = ANONYMOUS;
    const refusal = inFlight.admit(request, reply) ?? access.check(request) ?? throttle.check(request);
    // Only staff tokens may need an asynchronous read; other requests avoid the cost of a promise.
    if (refusal instanceof Promise) refusal.then(done, done);
    else done(refusal);
  });
  limitLargeBodies(fastify);
  app.get(ActivityBroadcast, { strict: false }).watch(fastify);
  recordRefusals(fastify, app.get(AuditTrail, { strict: false }));
  registerRoutes(app, fastify);
  app.useGlobalFilters(new ErrorFilter());
  addProbes(fastify, app, options);
  const connection = app.get<Connection>(getConnectionToken(), { strict: false });
  await waitUntilPrepared(connection, options.database);
  await options.beforeListen?.(app);
  await app.init();
  checkRoutes(served, options.calls);
}

/**
 * Builds a service that is ready to listen: stores connected, database prepared, routes checked.
 * @throws Error for routes that differ from `calls`, and any error of a store or of `beforeListen`
 */
export async function createService(options: ServiceOptions): Promise<NestFastifyApplication> {
  setLogLevel(options.env.LOG_LEVEL);
  const adapter = makeAdapter();
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  const served: RouteOptions[] = [];
  addHooks(fastify, served);
  useJsonBodies(fastify);
  await options.plugins?.(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(options.module as never, adapter, {
    logger: nestLogger,
    bodyParser: false,
    abortOnError: false,
  });
  try {
    await prepare(app, options, served);
  } catch (error) {
    // Closes the connections to the stores.
    await app.close();
    throw error;
  }
  return app;
}
