import { Connection, refusalText } from '../connection.ts';
import { type Table, whole } from '../output.ts';
import { median, spreadOf } from '../statistics.ts';
import { type Form, REGISTER_PATH } from './forms.ts';

/** What became of registrations that were all sent at once. */
export interface Burst {
  /** How long each took that was answered with 201, in ms. */
  ms: number[];
  /** From the first byte to the last answer. */
  seconds: number;
  /** Those that were answered otherwise, or not at all. */
  refusals: string[];
}

export interface Round {
  burst: Burst;
  /** How long the same pictures took bare, in seconds. */
  bareSeconds: number;
}

const LIMIT_MS = 180_000;

/** Sends all forms at once, each over a connection of its own; nothing is retried. */
export async function sendBurst(url: string, forms: readonly Form[]): Promise<Burst> {
  const burst: Burst = { ms: [], seconds: 0, refusals: [] };
  const requests = forms.map(({ key, body }) => ({ key, json: JSON.stringify(body) }));
  const from = performance.now();
  await Promise.all(
    requests.map(async ({ key, json }) => {
      const connection = new Connection(url, LIMIT_MS);
      try {
        const answer = await connection.call('POST', REGISTER_PATH, json, { 'idempotency-key': key });
        if (answer.status === 201) burst.ms.push(performance.now() - from);
        else burst.refusals.push(refusalText(answer));
      } catch (error) {
        burst.refusals.push((error as Error).message);
      } finally {
        connection.close();
      }
    }),
  );
  burst.seconds = (performance.now() - from) / 1000;
  return burst;
}

/** A line for each round, and one for all of them. */
export function roundRows(rounds: readonly Round[], registrations: number): Table {
  const head = ['', 'answered 201', 'per s', 'p50 ms', 'p95 ms', 'max ms', 'bare per s', 'share'];
  const line = (name: string, of: readonly Round[]) => {
    const { count, p50, p95, max } = spreadOf(of.flatMap(({ burst }) => burst.ms));
    const rate = median(of.map(({ burst }) => burst.ms.length / burst.seconds));
    const bare = median(of.map(({ bareSeconds }) => registrations / bareSeconds));
    const share = median(of.map(({ burst, bareSeconds }) => bareSeconds / burst.seconds));
    return [name, count, rate.toFixed(1), ...[p50, p95, max].map(whole), bare.toFixed(1), share.toFixed(2)];
  };
  return [head, ...rounds.map((round, index) => line(`round ${index + 1}`, [round])), line('all', rounds)];
}
