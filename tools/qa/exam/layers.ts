import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/ports.ts';
import { httpStatus, waitUntil } from '../../lib/wait.ts';
import { type Goal, whole } from '../report/output.ts';
import { median } from '../report/statistics.ts';

/** Number of rounds; the first one warms up and is not counted. */
const ROUNDS = 6;
const SECONDS = 4;
export const CONNECTIONS = 50;

/** Requests of every connection, each sent after the answer to the previous one. */
export type Load = Pick<autocannon.Options, 'url' | 'setupClient'>;

/** Runs a server of the gateway's packages, which listens on PORT, while `work` uses it. */
export async function withBareServer<T>(
  args: string[],
  env: Record<string, string>,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, args, {
    cwd: join(ROOT, 'services/gateway'),
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    if (!(await waitUntil(async () => (await httpStatus(origin)) > 0, { timeoutMs: 20_000 })))
      throw new Error('The bare server does not answer');
    return await work(origin);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Answered requests a second. @throws Error when one is not answered */
export async function rateOf(load: Load): Promise<number> {
  const result = await autocannon({ ...load, connections: CONNECTIONS, duration: SECONDS });
  const { requests, errors, non2xx } = result;
  if (errors + non2xx > 0)
    throw new Error(`${load.url}: ${errors} errors, ${non2xx} answers that are not 2xx`);
  return requests.average;
}

/** Values of a bare server, of the service, and of both through the gateway. */
type Layers<T> = Record<'bare' | 'service' | 'gateway', T>;

/**
 * Measures the layers by turns, so that other load affects all alike, and compares each with the layer below.
 */
export async function compareLayers(
  loads: Layers<Load>,
  what: string,
  least: Pick<Layers<number>, 'service' | 'gateway'>,
): Promise<Goal[]> {
  const rates: Layers<number[]> = { bare: [], service: [], gateway: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const layer of ['bare', 'service', 'gateway'] as const) {
      const rate = await rateOf(loads[layer]);
      if (round > 0) rates[layer].push(rate);
    }
  const goal = (name: string, own: number[], below: number[], limit: number): Goal => {
    const share = median(own.map((rate, round) => rate / (below[round] ?? Infinity)));
    const compared = `${share.toFixed(2)}x of ${whole(median(below))}/s`;
    return {
      text: `${name}: ${whole(median(own))} ${what}/s, ${compared} (at least ${limit}x)`,
      holds: share >= limit,
    };
  };
  return [
    goal('the service beside a bare server', rates.service, rates.bare, least.service),
    goal('the gateway before the service', rates.gateway, rates.service, least.gateway),
  ];
}
