import { spawn } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/ports.ts';
import { httpStatus, waitUntil } from '../../lib/wait.ts';
import { whole } from '../output.ts';
import { median } from '../statistics.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
const GATEWAY = join(ROOT, 'services/gateway');
const UPSTREAMS = ['STUDENTS', 'EXAMS', 'MEDIA', 'STUDENTS_WORKER', 'EXAMS_WORKER', 'MEDIA_WORKER'];
const BARE = `
  const app = require('fastify')();
  app.get('/geo/noop', async () => ({ ok: true }));
  app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;

interface Server {
  origin: string;
  stop: () => void;
}

/** Starts a server program on a free port and waits until it answers at `path`. */
async function start(parameters: string[], path: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, parameters, {
    cwd: GATEWAY,
    env: { ...process.env, LOG_LEVEL: 'info', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => (await httpStatus(`${origin}${path}`)) === 200;
  if (await waitUntil(answers, { timeoutMs: 20_000 })) return { origin, stop: () => child.kill('SIGTERM') };
  child.kill('SIGKILL');
  throw new Error(`${parameters.join(' ').slice(0, 80)} does not answer`);
}

async function rateOf(url: string): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are not 2xx`);
  return requests.average;
}

/** The rate of a way, and the median of each round's share of another one. */
function rateLine(name: string, rates: number[], other: string, of: number[], goal: number): string {
  const share = median(rates.map((rate, round) => rate / (of[round] ?? Infinity)));
  return `${name}: ${whole(median(rates))} requests/s, ${share.toFixed(2)}x of ${other} (goal ${goal}x)`;
}

/**
 * What the platform costs on a route that does nothing: a Nest service beside bare Fastify, and the same service
 * through the gateway, measured in turns, so that other work on the machine slows all alike.
 */
export async function emptyRouteLines(): Promise<string[]> {
  const servers: Server[] = [];
  try {
    const bare = await start(['-e', BARE], '/geo/noop');
    servers.push(bare);
    const nest = await start([join(import.meta.dirname, 'empty-service.mjs')], '/geo/noop');
    servers.push(nest);
    const env = Object.fromEntries(UPSTREAMS.map((name) => [`${name}_URL`, nest.origin]));
    const gateway = await start(['dist/main.js'], '/api/geo/noop', env);
    servers.push(gateway);
    const rates = { bare: [] as number[], nest: [] as number[], gateway: [] as number[] };
    await rateOf(`${gateway.origin}/api/geo/noop`);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await rateOf(`${bare.origin}/geo/noop`));
      rates.nest.push(await rateOf(`${nest.origin}/geo/noop`));
      rates.gateway.push(await rateOf(`${gateway.origin}/api/geo/noop`));
    }
    return [
      `bare Fastify: ${whole(median(rates.bare))} requests/s`,
      rateLine('Nest service', rates.nest, 'bare Fastify', rates.bare, 0.7),
      rateLine('the same through gateway', rates.gateway, 'the service', rates.nest, 0.3),
    ];
  } finally {
    for (const { stop } of servers) stop();
  }
}
