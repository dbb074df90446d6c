/**
 * What the platform costs on a route that does nothing: a Nest service beside bare Fastify, and the same service
 * through the gateway, measured in turns, so that other work on the machine slows all alike.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/ports.ts';
import { httpStatus, waitUntil } from '../../lib/wait.ts';
import { median } from '../statistics.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
const GATEWAY = resolve(ROOT, 'services/gateway');
const BARE = `
  const app = require('fastify')();
  app.get('/geo/noop', async () => ({ ok: true }));
  app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;

const processes: ChildProcess[] = [];

/** Starts a server on a free port. @returns its origin. */
async function start(parameters: string[], path: string, env: Record<string, string> = {}): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, parameters, {
    cwd: GATEWAY,
    env: { ...process.env, LOG_LEVEL: 'info', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes.push(child);
  const origin = `http://127.0.0.1:${port}`;
  if (!(await waitUntil(async () => (await httpStatus(`${origin}${path}`)) === 200, { timeoutMs: 20_000 })))
    throw new Error(`${parameters.join(' ').slice(0, 80)} does not answer`);
  return origin;
}

async function rateOf(url: string): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are not 2xx`);
  return requests.average;
}

function print(
  name: string,
  rates: number[],
  against?: { name: string; rates: number[]; goal: number },
): void {
  const ratio =
    against &&
    `, ${median(rates.map((rate, round) => rate / (against.rates[round] ?? Infinity))).toFixed(2)}x of ${against.name} (goal ${against.goal}x)`;
  console.log(`${name.padEnd(26)} ${String(Math.round(median(rates))).padStart(6)} requests/s${ratio ?? ''}`);
}

try {
  const bare = await start(['-e', BARE], '/geo/noop');
  const nest = await start([resolve(import.meta.dirname, 'empty-service.mjs')], '/geo/noop');
  const upstreams = ['STUDENTS', 'EXAMS', 'MEDIA', 'STUDENTS_WORKER', 'EXAMS_WORKER', 'MEDIA_WORKER'];
  const origins = Object.fromEntries(upstreams.map((name) => [`${name}_URL`, nest]));
  const gateway = await start(['dist/main.js'], '/api/geo/noop', origins);
  const urls = { bare: `${bare}/geo/noop`, nest: `${nest}/geo/noop`, gateway: `${gateway}/api/geo/noop` };
  await rateOf(urls.gateway);
  const rates = { bare: [] as number[], nest: [] as number[], gateway: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of ['bare', 'nest', 'gateway'] as const) rates[way].push(await rateOf(urls[way]));
  print('bare Fastify', rates.bare);
  print('Nest service', rates.nest, { name: 'bare Fastify', rates: rates.bare, goal: 0.7 });
  print('the same through gateway', rates.gateway, { name: 'the service', rates: rates.nest, goal: 0.3 });
} finally {
  for (const child of processes) child.kill('SIGTERM');
}
