import { setTimeout as sleep } from 'node:timers/promises';
import { COMPATIBILITY_LEVEL } from '@concord/contracts';
import { buildOf } from '@concord/contracts/environment';
import { IdleCollector, observe } from '@concord/observability';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { createService, type ServiceOptions } from './create-service';
import { HealthRegistry } from './health';
import { Lifecycle } from './lifecycle';
import { onProcessEnd } from './process-end';
import { listenWhileStarting } from './starting-server';
import { applySiteSettings } from '../core/site-settings';
import { log, logAs, setLogLevel } from '../core/logger';
import { notePresence } from '../stores/compatibility';
import { pingMongo } from '../stores/mongo';
import { retryWithin, WAIT_MAX_MS } from '../stores/retry-within';
import { WorkerHeartbeats } from './worker-heartbeats';
import { WriteProbe } from './write-probe';

/** Maximum shutdown time after the drain for running requests and jobs; a container is killed 30 s after SIGTERM. */
const SHUTDOWN_MS = 20_000;

/** Garbage collector of the process, shared by all its workers. */
let collector: IdleCollector | undefined;

/**
 * Starts a service process on HOST and PORT, and waits at most two minutes for MongoDB; Redis, the
 * object store and other services may come later. SIGTERM and SIGINT drain and end it. For
 * `main.ts` and `worker.ts`.
 */
export function runService(options: ServiceOptions): Promise<void> {
  setLogLevel(options.env.LOG_LEVEL);
  return logAs(options.name, async () => {
    const started = onProcessEnd(options.name);
    try {
      started(await start(options));
    } catch (error) {
      log.fatal({ err: error }, `${options.name} could not start`);
      process.exit(1);
    }
    collector ??= new IdleCollector();
  });
}

/** @returns the function that ends the process's work */
async function start(options: ServiceOptions): Promise<() => Promise<void>> {
  const { PORT, HOST, MONGODB_URI, SITE_SETTINGS } = options.env;
  await applySiteSettings(SITE_SETTINGS);
  const endObserving = await observe(options.name, options.env);
  const endStarting = await listenWhileStarting(PORT, HOST);
  await retryWithin(
    WAIT_MAX_MS,
    () => pingMongo(MONGODB_URI),
    () => true,
    'MongoDB does not answer',
  );
  const app = await createService(options);
  const connection = app.get<Connection>(getConnectionToken(), { strict: false });
  const writes = app.get(WriteProbe, { strict: false });
  const { database, name } = options;
  const endPresence = await notePresence(connection, database.service, name, COMPATIBILITY_LEVEL, () =>
    writes.noteWrite(),
  );
  await endStarting();
  await app.listen(PORT, HOST);
  const build = buildOf(options.env);
  log.info(build, `${options.name} listens on ${await app.getUrl()}`);
  const end = async (drainMs: number) => {
    await shutDown(app, drainMs, endPresence);
    await endObserving();
  };
  if (servesCalls(options)) return () => end(options.env.DRAIN_SECONDS * 1000);
  // Workers have no clients that need to learn of the shutdown; others take their jobs.
  const health = app.get(HealthRegistry, { strict: false });
  const heartbeat = app
    .get(WorkerHeartbeats, { strict: false })
    .of(options.name, build, () => health.report());
  heartbeat.start();
  return async () => {
    await heartbeat.stop();
    await end(0);
  };
}

const servesCalls = ({ calls }: ServiceOptions) => Object.keys(calls).length > 0;

async function shutDown(
  app: NestFastifyApplication,
  drainMs: number,
  endPresence: () => Promise<void>,
): Promise<void> {
  app.get(Lifecycle, { strict: false }).drain();
  await sleep(drainMs);
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  await endPresence();
  await app.close();
}
