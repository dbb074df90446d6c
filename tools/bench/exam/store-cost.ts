import { setTimeout as pause } from 'node:timers/promises';
import { LauncherError } from '../../lib/launcher-error.ts';
import { StartedProduct } from '../../platform/started-product.ts';
import { TestStores } from '../../stores/test-stores.ts';
import type { Table } from '../output.ts';
import { whole } from '../output.ts';
import { seededRandom } from '../random.ts';
import { Recorder } from '../recorder.ts';
import { median, sum } from '../statistics.ts';
import { type StoreCommand, StoreTap } from '../store-tap.ts';
import { Candidate } from './candidate.ts';
import { Hall } from './hall.ts';

/** Candidates who sit one after the other. A command that few of them meet is of something else, such as a sweeper. */
const CANDIDATES = 11;
const [QUESTIONS, MINUTES] = [16, 30];
/** What a call leaves behind reaches the store within this time. */
const SETTLED_MS = 40;
const IDLE_SECONDS = 30;

interface Sample {
  ms: number;
  commands: readonly StoreCommand[];
}

/** What each kind of call of one candidate asks the store, and what it asks when nobody is there. */
export async function storeCost(): Promise<{ calls: Table; idle: Table }> {
  const stores = await TestStores.open();
  const tap = await StoreTap.to(stores.env.MONGODB_URI ?? '');
  const product = await StartedProduct.start({ env: { MONGODB_URI: tap.url, SEED: 'none' } });
  try {
    if (!(await product.ready()))
      throw new LauncherError(`It did not start.\n${product.output.slice(-2000)}`);
    const idle = await idleRows(tap);
    const hall = await Hall.open(product.url);
    await hall.fill(CANDIDATES);
    const exam = await hall.makeExam('Cost', QUESTIONS, MINUTES);
    const assignments = await hall.assign(exam, CANDIDATES);
    const run = { recorder: new Recorder(), random: seededRandom(1), signal: new AbortController().signal };
    const samples = new Map<string, Sample[]>();
    for (const [index, examinee] of hall.examinees.entries()) {
      const candidate = new Candidate(product.url, examinee, run);
      await sit(candidate, assignments[index] ?? '', async (name, call) => {
        const sample = await sampleOf(tap, call);
        samples.set(name, [...(samples.get(name) ?? []), sample]);
      });
      candidate.connection.close();
    }
    return { calls: callRows(samples), idle };
  } finally {
    await product.stop();
    product.dispose();
    await tap.close();
    await stores.close();
  }
}

type Measure = (name: string, call: () => Promise<unknown>) => Promise<void>;

/** One sitting, call by call. */
async function sit(candidate: Candidate, assignment: string, measure: Measure): Promise<void> {
  const { connection, examinee } = candidate;
  const attempt = () => `/api/exams/attempts/${candidate.attempt?._id ?? ''}`;
  const body = { email: examinee.email, SerialNumber: examinee.serialNumber };
  await measure('sign-in', async () => {
    const answer = await connection.call<{ token: string }>('POST', '/api/exams/StartStudentExam', body);
    connection.token = answer.body.token;
  });
  const list = `/api/exams/studentExamByStudentId/${examinee._id}`;
  await measure('list of exams', () => connection.call('GET', list));
  await measure('start', () => candidate.start(assignment));
  for (const { _id, options } of candidate.paper.slice(0, 2)) {
    candidate.choose(_id, options[0] ?? null);
    await measure('save', () => candidate.saved());
  }
  await measure('heartbeat', () => connection.call('PUT', `${attempt()}/answers`, {}));
  await measure('submit', () => candidate.submit());
  await measure('result', () => connection.call('GET', attempt()));
}

async function sampleOf(tap: StoreTap, call: () => Promise<unknown>): Promise<Sample> {
  await pause(SETTLED_MS);
  tap.take();
  const from = performance.now();
  await call();
  const ms = performance.now() - from;
  await pause(SETTLED_MS);
  return { ms, commands: tap.take() };
}

const namesIn = (samples: readonly Sample[]) => [
  ...new Set(samples.flatMap(({ commands }) => commands.map(({ name }) => name))),
];

function callRows(samples: ReadonlyMap<string, readonly Sample[]>): Table {
  const rows = [...samples].map(([call, all]) => {
    const counts = namesIn(all).flatMap((name) => {
      const count = median(all.map(({ commands }) => commands.filter((each) => each.name === name).length));
      return count > 0 ? [{ name, count }] : [];
    });
    const own = new Set(counts.map(({ name }) => name));
    const bytes = (side: 'sent' | 'received') =>
      median(
        all.map(({ commands }) =>
          sum(commands.filter(({ name }) => own.has(name)).map((each) => each[side])),
        ),
      );
    return [
      call,
      median(all.map(({ ms }) => ms)).toFixed(1),
      sum(counts.map(({ count }) => count)),
      whole(bytes('sent')),
      whole(bytes('received')),
      counts.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', '),
    ];
  });
  return [['call', 'p50 ms', 'commands', 'sent B', 'received B', 'which'], ...rows];
}

async function idleRows(tap: StoreTap): Promise<Table> {
  // The first round of each task, and the first health checks, are over by then.
  await pause(IDLE_SECONDS * 1000);
  tap.take();
  await pause(IDLE_SECONDS * 1000);
  const commands = tap.take();
  const counts = new Map<string, number>();
  for (const { name } of commands) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  const perSecond = (count: number) => (count / IDLE_SECONDS).toFixed(2);
  return [
    ['nobody is there', 'commands a second'],
    ...rows.map(([name, count]) => [name, perSecond(count)]),
    ['all', perSecond(commands.length)],
  ];
}
