import type { Db } from 'mongodb';
import { Connection } from '../people/connection.ts';
import { spreadOf } from '../report/statistics.ts';
import { type ListCall, PAGE_SIZE } from './list-calls.ts';

/** Parallel callers, and seconds after which no new call begins. */
interface Load {
  concurrency: number;
  seconds: number;
}

export interface Timing {
  p50: number;
  p95: number;
  count: number;
  /** Refused or unanswered calls. */
  failed: number;
}

const CALLS_EACH = 5;
const NO_ANSWER_MS = 30_000;

/** Calls `work` in parallel lanes, at least a few times each; no call begins after the time. */
export async function timed(
  { concurrency, seconds }: Load,
  work: (lane: number) => Promise<boolean>,
): Promise<Timing> {
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  let failed = 0;
  const lane = async (_: unknown, number: number) => {
    for (let calls = 0; calls < CALLS_EACH && (calls === 0 || performance.now() < until); calls += 1) {
      const from = performance.now();
      if (await work(number).catch(() => false)) took.push(performance.now() - from);
      else {
        failed += 1;
        took.push(Math.max(NO_ANSWER_MS, performance.now() - from));
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  const { p50, p95, count } = spreadOf(took);
  return { p50, p95, count, failed };
}

/** Members of staff, each with a connection. */
export class Staff {
  private readonly connections: Connection[];

  constructor(url: string, tokens: readonly string[]) {
    this.connections = tokens.map((token) => Object.assign(new Connection(url), { token }));
  }

  /** True if the product answers the call of one of them. */
  async asks(lane: number, path: string): Promise<boolean> {
    const connection = this.connections[lane % this.connections.length];
    return connection !== undefined && (await connection.call('GET', path)).status === 200;
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }
}

/** Reads the page and its total from the store by the driver alone. @returns number of records on the page */
export async function askStore(database: Db, { collection, filter, sort, skip }: ListCall): Promise<number> {
  const records = database.collection(collection);
  const isWhole = Object.keys(filter).every((field) => field === 'archivedAt');
  const [page] = await Promise.all([
    records
      .find(filter, { projection: { words: 0, beginnings: 0 } })
      .sort(sort)
      .skip(skip)
      .limit(PAGE_SIZE)
      .toArray(),
    isWhole ? records.estimatedDocumentCount() : records.countDocuments(filter),
  ]);
  return page.length;
}
