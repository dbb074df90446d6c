import { join, resolve } from 'node:path';
import type { Db } from 'mongodb';
import { expectedGrade, gradeDifferences } from '../bench/exam/expected-grade.ts';
import { numbersFrom } from '../bench/shared/numbers.ts';
import { median } from '../bench/shared/percentiles.ts';
import { machine } from '../bench/shared/tables.ts';
import { FilledQueue } from '../bench/worker/queue.ts';
import { Stage } from '../bench/worker/stage.ts';
import { insertAttempts, type Stock } from '../bench/worker/stock.ts';
import { complain, good, say, step } from '../lib/console.ts';
import { ROOT } from '../lib/paths.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { waitUntil } from '../lib/wait.ts';

const GRADING = 'grading';
const NOOP = 'noop';
const GOAL = 0.3;
/** They are done in a moment, so more of them are needed to time it. */
const NOOP_TIMES = 5;
const LIMIT_MS = 300_000;
const SETTLED_MS = 60_000;
const LISTED = 10;

/** The rate at which the real worker grades what is queued. */
async function drainGrading(stage: Stage, stock: Stock, prefix: string, flags: string[]): Promise<number> {
  const queue = new FilledQueue(GRADING, stage.redisUrl(0));
  try {
    await queue.fill([...stock.choices.keys()]);
    const worker = stage.startWorker(prefix, stage.redisUrl(0), flags);
    const [rate] = await Promise.all([queue.drained(LIMIT_MS), worker]);
    return rate;
  } finally {
    await queue.close();
  }
}

/** The rate of jobs that do nothing, on the same Redis. */
async function drainNoop(stage: Stage, jobs: number, concurrency: number): Promise<number> {
  const queue = new FilledQueue(NOOP, stage.redisUrl(0));
  try {
    await queue.fill(Array.from({ length: jobs }, (_, index) => `noop-${index}`));
    const file = join(ROOT, 'tools', 'bench', 'noop-worker.mjs');
    const env = {
      ...process.env,
      QUEUE: NOOP,
      REDIS_URL: stage.redisUrl(0),
      CONCURRENCY: String(concurrency),
    };
    const worker = stage.spawn([file], env);
    const rate = await queue.drained(LIMIT_MS);
    await stage.end(worker);
    return rate;
  } finally {
    await queue.close();
  }
}

/** Everything that is not as it must be: a result for each attempt, with the right numbers, and its assignment. */
async function wrongResults(db: Db, { key, choices }: Stock): Promise<string[]> {
  const results = await db.collection('results').find().toArray();
  const byId = new Map(results.map((result) => [String(result._id), result]));
  const isSettled = async () =>
    (await db.collection('assignments').countDocuments({ status: 'pending' })) === 0 &&
    (await db.collection('attempts').countDocuments({ status: 'grading' })) === 0;
  const lines = (await waitUntil(isSettled, { timeoutMs: SETTLED_MS, everyMs: 500 }))
    ? []
    : ['some attempts or assignments are not marked after a minute'];
  if (results.length !== choices.size) lines.push(`${results.length} results for ${choices.size} attempts`);
  const attempts = await db.collection('attempts').find().toArray();
  const assignments = await db.collection('assignments').find().toArray();
  const scores = new Map(assignments.map(({ _id, score }) => [String(_id), score as unknown]));
  for (const { _id, assignment, status } of attempts) {
    const id = String(_id);
    const expected = expectedGrade(key, choices.get(id) ?? new Map());
    const differences = gradeDifferences(expected, byId.get(id) ?? {});
    if (status !== 'graded') differences.push(`its attempt is ${String(status)}`);
    if (scores.get(String(assignment)) !== expected.total_score)
      differences.push('its assignment has another score');
    lines.push(...differences.map((line) => `attempt ${id}: ${line}`));
  }
  return lines;
}

/** Queued submissions drained by the real worker, beside bare jobs on the same Redis. */
export async function benchGrading(args: string[]): Promise<void> {
  const usual = { submissions: 2000, questions: 40, concurrency: 100, rounds: 3 };
  const { numbers, texts } = numbersFrom(args, usual, ['cpu-prof']);
  const flags = texts['cpu-prof'] ? ['--cpu-prof', `--cpu-prof-dir=${resolve(texts['cpu-prof'])}`] : [];
  const { submissions, questions, concurrency, rounds } = numbers;
  step('Bringing the stores up');
  const stage = await Stage.open();
  new Shutdown(() => stage.close(), 1);
  try {
    const ratios: number[] = [];
    const wrong: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const { prefix, db } = await stage.prepare();
      const stock = await insertAttempts(db, { count: submissions, questions, isSubmitted: true });
      const noop = await drainNoop(stage, submissions * NOOP_TIMES, concurrency);
      const graded = await drainGrading(stage, stock, prefix, flags);
      wrong.push(...(await wrongResults(db, stock)));
      await stage.endAll();
      await db.dropDatabase();
      ratios.push(graded / noop);
      say(
        `round ${round}: ${submissions} graded at ${graded.toFixed(0)}/s, ` +
          `jobs that do nothing ${noop.toFixed(0)}/s: ${(graded / noop).toFixed(2)}x`,
      );
    }
    say(`${machine()}; ${stage.stores.labels.join(', ')}`);
    wrong.slice(0, LISTED).forEach((line) => say(`  ${line}`));
    const ratio = median(ratios);
    const goals = [
      { text: `${wrong.length} grades or marks that are not right (0)`, holds: wrong.length === 0 },
      { text: `${ratio.toFixed(2)}x of jobs that do nothing (at least ${GOAL}x)`, holds: ratio >= GOAL },
    ];
    for (const { text, holds } of goals) (holds ? good : complain)(text);
    if (goals.some(({ holds }) => !holds)) process.exitCode = 1;
  } finally {
    await stage.close();
  }
}
