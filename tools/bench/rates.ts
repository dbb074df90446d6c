import { spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon, { type Options } from 'autocannon';
import { freePort } from '../lib/ports.ts';
import { httpStatus, waitUntil } from '../lib/wait.ts';
import { type Goal, whole } from './output.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;

export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a server program on a free port and waits until it answers at `path`. */
export async function startServer(
  parameters: string[],
  path: string,
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, parameters, {
    cwd,
    env: { ...process.env, LOG_LEVEL: 'info', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => (await httpStatus(`${origin}${path}`)) === 200;
  if (await waitUntil(answers, { timeoutMs: 20_000 })) return { origin, stop };
  await stop();
  throw new Error(`${parameters.join(' ').slice(0, 80)} does not answer`);
}

async function rateOf(options: Options, duration: number): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ ...options, duration });
  if (errors + non2xx > 0)
    throw new Error(`${options.url}: ${errors} errors, ${non2xx} answers that are not 2xx`);
  return requests.average;
}

/** Requests a second of each way, measured in turns, so that other work on the machine slows all alike. */
export async function ratesInTurn<Way extends string>(
  ways: Record<Way, Options>,
): Promise<Record<Way, number[]>> {
  const names = Object.keys(ways) as Way[];
  const rates = Object.fromEntries(names.map((way) => [way, [] as number[]])) as Record<Way, number[]>;
  for (const way of names) await rateOf(ways[way], WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of names) rates[way].push(await rateOf(ways[way], SECONDS));
  return rates;
}

interface Rates {
  name: string;
  rates: readonly number[];
}

/** Judges the rates of a way by their share of another's, which is the median of the rounds' shares. */
export function shareGoal({ name, rates }: Rates, other: Rates, least: number): Goal {
  const share = median(rates.map((rate, round) => rate / (other.rates[round] ?? Infinity)));
  const text = `${name}: ${whole(median(rates))}/s, ${share.toFixed(2)}x of ${other.name}`;
  return { text: `${text} with ${whole(median(other.rates))}/s (at least ${least}x)`, holds: share >= least };
}
