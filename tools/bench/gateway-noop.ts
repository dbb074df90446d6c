/**
 * What the gateway costs: an empty route of raw Fastify asked directly and through the gateway, in turns, so that
 * other work on the machine meets both alike. Run `npm run build -w @concord/gateway` first, then
 * `node tools/bench/gateway-noop.ts`.
 */
import autocannon from 'autocannon';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
const TARGET = 0.3;
const ROOT = resolve(import.meta.dirname, '../..');
const SERVICE = `
  const app = require('fastify')();
  app.get('/geo/noop', async () => ({ ok: true }));
  app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function start(parameters: string[], env: Record<string, string>): ChildProcess {
  const options = { cwd: resolve(ROOT, 'services/gateway'), env: { ...process.env, ...env } };
  return spawn(process.execPath, parameters, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`${url} does not answer`);
}

async function rate(url: string): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are not 2xx`);
  return requests.average;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const [servicePort, gatewayPort] = [await freePort(), await freePort()];
const direct = `http://127.0.0.1:${servicePort}/geo/noop`;
const through = `http://127.0.0.1:${gatewayPort}/api/geo/noop`;
const origin = new URL(direct).origin;
const processes = [
  start(['-e', SERVICE], { PORT: String(servicePort) }),
  start(['dist/main.js'], {
    PORT: String(gatewayPort),
    STUDENTS_URL: origin,
    EXAMS_URL: origin,
    MEDIA_URL: origin,
    EXAMS_WORKER_URL: origin,
    MEDIA_WORKER_URL: origin,
  }),
];
try {
  await ready(direct);
  await ready(through);
  await rate(through);
  const rounds: { direct: number; through: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ direct: await rate(direct), through: await rate(through) });
  }
  const ratio = median(rounds.map((each) => each.through / each.direct));
  console.log(`direct         ${Math.round(median(rounds.map((each) => each.direct)))} requests/s`);
  console.log(`through gateway ${Math.round(median(rounds.map((each) => each.through)))} requests/s`);
  console.log(`ratio          ${ratio.toFixed(2)} (target ${TARGET})`);
} finally {
  for (const child of processes) child.kill('SIGTERM');
}
