import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Build, NOT_CONFIGURED } from '@concord/contracts/environment';
import { SERVICE_NAMES, type ServiceName } from '@concord/contracts/routes';
import { z } from 'zod';
import type { Upstream } from './proxy/upstream';

/** Time-out of a probe: above the 2 s that a service waits for a hanging store, so that its report names it. */
const PROBE_TIMEOUT_MS = 4_000;
const CACHE_MS = 1_000;

const check = z
  .object({ status: z.string(), detail: z.string().optional() })
  .transform(({ status, detail }) => (detail === NOT_CONFIGURED ? detail : status));
const checks = z.record(z.string(), check).default({});
/** Absent in reports of versions that do not report their build. */
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
  /** Builds of the processes, joined by commas where they differ. */
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
  /** Build of the gateway. */
  build: Build;
  upstreams: Readonly<Record<ServiceName, Upstream>>;
  isClosing: () => boolean;
  /** Recognizes requests from operators, who get the full report. */
  isOperator: (request: IncomingMessage) => boolean;
}

/** Health of a worker without a readable heartbeat. */
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

/** Falls back to `/health/ready` for versions without `/health/stores`, which report no workers. */
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
 * `/api/health/live` reports the gateway only, `/api/health/ready` the whole system: the status to everybody, and to
 * operators also the status of every process and store, and each process's build.
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
