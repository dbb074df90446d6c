import type { FastifyInstance } from 'fastify';
import { Agent, request } from 'undici';
import { z } from 'zod';
import type { Env } from './env';

const PROBE_TIMEOUT_MS = 2_000;
const CACHE_MS = 1_000;

const check = z.object({ status: z.string() }).transform(({ status }) => status);
const readiness = z.object({ checks: z.record(z.string(), check).default({}) });

type Status = 'ok' | 'degraded' | 'down';

interface ProcessHealth {
  status: Status;
  /** Status of each store or tool of the process, by name. */
  checks: Record<string, string>;
}

interface Readiness {
  status: Status;
  processes: Record<string, ProcessHealth>;
}

const originsOf = (env: Env) => ({
  students: env.STUDENTS_URL,
  'students-worker': env.STUDENTS_WORKER_URL,
  exams: env.EXAMS_URL,
  'exams-worker': env.EXAMS_WORKER_URL,
  media: env.MEDIA_URL,
  'media-worker': env.MEDIA_WORKER_URL,
});

async function probe(agent: Agent, origin: string): Promise<ProcessHealth> {
  try {
    const answer = await request(`${origin}/health/ready`, {
      dispatcher: agent,
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    const { checks } = readiness.catch({ checks: {} }).parse(await answer.body.json());
    if (answer.statusCode !== 200) return { status: 'down', checks };
    return { status: Object.values(checks).includes('degraded') ? 'degraded' : 'ok', checks };
  } catch {
    return { status: 'down', checks: {} };
  }
}

function worst(statuses: Status[]): Status {
  if (statuses.includes('down')) return 'down';
  return statuses.includes('degraded') ? 'degraded' : 'ok';
}

/** `/api/health/live` reports the gateway alone, `/api/health/ready` every process and store. */
export function registerHealth(app: FastifyInstance, env: Env, isClosing: () => boolean): void {
  const agent = new Agent({ connections: 2 });
  let latest: { at: number; report: Promise<Readiness> } | undefined;

  const probeAll = async (): Promise<Readiness> => {
    const results = await Promise.all(
      Object.entries(originsOf(env)).map(
        async ([name, origin]) => [name, await probe(agent, origin)] as const,
      ),
    );
    return {
      status: worst(results.map(([, health]) => health.status)),
      processes: { gateway: { status: 'ok', checks: {} }, ...Object.fromEntries(results) },
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

  app.get('/api/health/ready', async (_request, reply) => {
    if (latest === undefined || Date.now() - latest.at > CACHE_MS)
      latest = { at: Date.now(), report: probeAll() };
    const report = await latest.report;
    const status = isClosing() ? 'down' : report.status;
    return reply
      .header('cache-control', 'no-store')
      .code(status === 'down' ? 503 : 200)
      .send({ ...report, status });
  });

  app.addHook('onClose', () => agent.destroy());
}
