import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';
import { httpStatus, waitUntil } from '../lib/wait.ts';
import type { Product } from '../platform/product.ts';
import { whole } from './output.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
/** Answered from memory: what it costs is the platform's. */
const PATH = '/geo/countries/NG/states';
const BARE = `
  const answer = JSON.parse(process.env.ANSWER);
  const app = require('fastify')();
  app.get('${PATH}', async () => answer);
  app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;

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
 * What service and gateway cost on a route that does nothing: bare Fastify, the service and the gateway give the same
 * answer, measured in turns, so that other work on the machine slows all alike.
 */
export async function platformCost(product: Product): Promise<string[]> {
  const gateway = `${product.url}/api${PATH}`;
  const service = `http://127.0.0.1:${product.variable('students', 'PORT')}${PATH}`;
  const port = await freePort();
  const bare = `http://127.0.0.1:${port}${PATH}`;
  const server = spawn(process.execPath, ['-e', BARE], {
    cwd: join(ROOT, 'services/gateway'),
    env: { ...process.env, PORT: String(port), ANSWER: await (await fetch(service)).text() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    if (!(await waitUntil(async () => (await httpStatus(bare)) === 200, { timeoutMs: 20_000 })))
      throw new Error('The bare server does not answer');
    const rates = { bare: [] as number[], service: [] as number[], gateway: [] as number[] };
    await rateOf(gateway);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await rateOf(bare));
      rates.service.push(await rateOf(service));
      rates.gateway.push(await rateOf(gateway));
    }
    return [
      `bare Fastify: ${whole(median(rates.bare))} requests/s`,
      rateLine('the service', rates.service, 'bare Fastify', rates.bare, 0.7),
      rateLine('the same through the gateway', rates.gateway, 'the service', rates.service, 0.3),
    ];
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}
