import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Build, NOT_CONFIGURED } from '@concord/contracts/environment';
import { SERVICE_NAMES, type ServiceName } from '@concord/contracts/routes';
import { z } from 'zod';
import type { Upstream } from './proxy/upstream';

/** Longer than the 2 s that a service waits for a store which hangs, so that its report says which one. */
const PROBE_TIMEOUT_MS = 4_000;
const CACHE_MS = 1_000;

const check = z
  .object({ status: z.string(), detail: z.string().optional() })
  .transform(({ status, detail }) => (detail === NOT_CONFIGURED ? detail : status));
const checks = z.record(z.string(), check).default({});
/** A process of a release that does not tell its build leaves both out. */
const builds = { version: z.string().optional(), commit: z.string().optional() };
const workerReport = z.object({
  status: z.enum(['up', 'degraded', 'down']),
  checks,
  instances: z.array(z.object(builds)).default([]),
});
/** Answer of a service at `/health/stores`: its own health, and that of its workers by their heartbeats. */
const report = z.object({ ...builds, checks, workers: z.record(z.string(), workerReport).default({}) });
type WorkerReport = z.output<typeof workerReport>;

type Status = 'ok' | 'degraded' | 'down';

interface ProcessHealth {
  status: Status;
  /** Build of the process; of several, those that differ, joined by commas. */
  version?: string | undefined;
  commit?: string | undefined;
  /** Status of each store or tool of the process, by name. */
  checks: Record<string, string>;
}

interface Readiness extends Build {
  status: Status;
  processes: Record<string, ProcessHealth>;
}

export interface HealthOptions {
  /** That of the gateway. */
  build: Build;
  upstreams: Readonly<Record<ServiceName, Upstream>>;
  isClosing: () => boolean;
  /** Whether the request comes from somebody who may see the inside. */
  isOperator: (request: IncomingMessage) => boolean;
}

/** Of a worker while its heartbeat cannot be read. */
const UNKNOWN: ProcessHealth = { status: 'degraded', checks: { heartbeat: 'unknown' } };
const OF_WORKER = { up: 'ok', degraded: 'degraded', down: 'down' } as const;

const distinct = (values: readonly (string | undefined)[]): string | undefined =>
  [...new Set(values.filter((value) => value !== undefined))].join(', ') || undefined;

const healthOfWorker = ({ status, checks, instances }: WorkerReport): ProcessHealth => ({
  status: OF_WORKER[status],
  version: distinct(instances.map(({ version }) => version)),
  commit: distinct(instances.map(({ commit }) => commit)),
  checks,
});

/** A release without `/health/stores` tells about its stores at `/health/ready`, and nothing about its workers. */
async function askHealth(upstream: Upstream): Promise<{ status: number; body: unknown }> {
  const answer = await upstream.ask('/health/stores', PROBE_TIMEOUT_MS);
  return answer.status === 404 ? upstream.ask('/health/ready', PROBE_TIMEOUT_MS) : answer;
}

/** The service and its worker, as the service reports them. */
async function probe(name: ServiceName, upstream: Upstream): Promise<[string, ProcessHealth][]> {
  const worker = `${name}-worker`;
  try {
    const answer = await askHealth(upstream);
    const { workers, checks, version, commit } = report.catch({ checks: {}, workers: {} }).parse(answer.body);
    const isDegraded = Object.values(checks).includes('degraded');
    const status: Status = answer.status !== 200 ? 'down' : isDegraded ? 'degraded' : 'ok';
    const heartbeat = workers[worker];
    return [
      [name, { status, version, commit, checks }],
      [worker, heartbeat ? healthOfWorker(heartbeat) : UNKNOWN],
    ];
  } catch {
    return [
      [name, { status: 'down', checks: {} }],
      [worker, UNKNOWN],
    ];
  }
}

function worst(statuses: Status[]): Status {
  if (statuses.includes('down')) return 'down';
  return statuses.includes('degraded') ? 'degraded' : 'ok';
}

/**
 * `/api/health/live` reports the gateway alone, `/api/health/ready` all: the status to everybody, and to operators that
 * of every process and store, and what each process was built from.
 */
export function registerHealth(
  app: FastifyInstance,
  { build, upstreams, isClosing, isOperator }: HealthOptions,
): void {
  let latest: { at: number; report: Promise<Readiness> } | undefined;

  const probeAll = async (): Promise<Readiness> => {
    const results = (await Promise.all(SERVICE_NAMES.map((name) => probe(name, upstreams[name])))).flat();
    return {
      status: worst(results.map(([, health]) => health.status)),
      ...build,
      processes: { gateway: { status: 'ok', ...build, checks: {} }, ...Object.fromEntries(results) },
    };
  };

  for (const url of ['/api/health/live', '/health/live']) {
    app.get(url, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  }

  // For orchestrators, which probe each process: the gateway stays ready while a service is down.
  app.get('/health/ready', (_request, reply) => {
    const status: Status = isClosing() ? 'down' : 'ok';
    return reply
      .header('cache-control', 'no-store')
      .code(isClosing() ? 503 : 200)
      .send({ status, checks: {} });
  });

  app.get('/api/health/ready', async (request, reply) => {
    if (latest === undefined || Date.now() - latest.at > CACHE_MS)
      latest = { at: Date.now(), report: probeAll() };
    const report = await latest.report;
    const status = isClosing() ? 'down' : report.status;
    return reply
      .header('cache-control', 'no-store')
      .code(status === 'down' ? 503 : 200)
      .send(isOperator(request.raw) ? { ...report, status } : { status });
  });
}
