import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_LIMITS, type Call } from '@concord/contracts';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import type { Connection } from 'mongoose';
import { AccessHook, anonymous } from '../auth/access';
import { unwrapAnswers } from './answers';
import { useJsonBodies } from './body-parsers';
import type { BaseEnv } from '../core/env';
import { ErrorFilter, sendError } from './error-filter';
import { HealthRegistry } from './health';
import { InFlight } from './in-flight';
import { log, nestLogger, setLogLevel } from '../core/logger';
import { prepareCollections } from '../stores/mongo';
import { openApiOf } from './openapi';
import { registerRoutes } from './router';

export interface ServiceOptions {
  name: string;
  /** The root module, ready made (`AppModule.forRoot(env)`). */
  module: unknown;
  env: BaseEnv;
  /** The calls of the contracts that this process serves; none for a worker. */
  calls: Record<string, Call>;
  /** Registers what must stand on Fastify before Nest's routes, such as multipart. */
  plugins?: (fastify: FastifyInstance) => Promise<void>;
  /** Runs when collections and indexes stand and before the process listens. */
  prepare?: (app: NestFastifyApplication) => Promise<void>;
}

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
/** Requests slower than this are logged even when they succeed. */
const SLOW_MS = 1000;
/** How often a closing server lets go of connections whose last answer is through. */
const LET_GO_MS = 50;

function requestIdOf(request: { headers: Record<string, unknown> }): string {
  const told = request.headers['x-request-id'];
  return typeof told === 'string' && REQUEST_ID.test(told) ? told : randomUUID();
}

function makeAdapter(): FastifyAdapter {
  const options = {
    loggerInstance: log,
    // Two lines a request would cost more than many a handler, and show the signatures of links.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMITS.default,
    exposeHeadRoutes: false,
    // As long as a request line may be: what is no id is a 404 of the route, after its access was decided.
    routerOptions: { maxParamLength: 16 * 1024 },
    frameworkErrors: (error: Error, request: unknown, reply: unknown) =>
      sendError(error, request as FastifyRequest, reply as FastifyReply),
    forceCloseConnections: 'idle',
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
    if (reply.elapsedTime > SLOW_MS || reply.statusCode >= 500)
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
  fastify.addHook('preClose', (done) => {
    // Closing lets go of connections that are idle at that moment; one that was at work would stay open for its next call.
    const timer = setInterval(() => fastify.server.closeIdleConnections(), LET_GO_MS);
    fastify.server.once('close', () => clearInterval(timer));
    done();
  });
  unwrapAnswers(fastify);
}

function addProbes(fastify: FastifyInstance, app: NestFastifyApplication, calls: Record<string, Call>): void {
  const config = { concord: { probe: true as const } };
  const health = app.get(HealthRegistry, { strict: false });
  fastify.get('/health/live', { config }, () => ({ status: 'up' }));
  fastify.get('/health/ready', { config }, async (_request, reply) => {
    const report = await health.report();
    return reply.code(report.status === 'down' ? 503 : 200).send(report);
  });
  const document = openApiOf(calls);
  fastify.get('/openapi.json', { config }, () => document);
}

/** @throws Error when a route is served that no call describes, or a call has no route: both are mistakes of ours. */
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

async function furnish(
  app: NestFastifyApplication,
  options: ServiceOptions,
  served: RouteOptions[],
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const access = app.get(AccessHook, { strict: false });
  const inFlight = new InFlight(options.env.MAX_IN_FLIGHT);
  fastify.addHook('onRequest', (request, reply, done) => {
    request.actor = anonymous();
    const refusal = inFlight.enter(request, reply) ?? access.check(request);
    // A promise costs on every request, so there is one only where something must be waited for.
    if (refusal instanceof Promise) refusal.then(done, done);
    else done(refusal);
  });
  registerRoutes(app, fastify);
  app.useGlobalFilters(new ErrorFilter());
  addProbes(fastify, app, options.calls);
  await prepareCollections(app.get<Connection>(getConnectionToken(), { strict: false }));
  await options.prepare?.(app);
  await app.init();
  checkRoutes(served, options.calls);
}

/** Builds a service that is ready to listen: stores connected, collections and indexes made, routes checked. */
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
    await furnish(app, options, served);
  } catch (error) {
    // A half-made service would hold its stores' connections open.
    await app.close();
    throw error;
  }
  return app;
}
