import { FAILOVER_KINDS, withFailingStore } from '../qa/faults/failovers.ts';
import { faultGoal, faultRows, lateGoal, madeGoal } from '../qa/faults/fault-goals.ts';
import { type Fault, FAULT_KINDS, type Inject, killOrFlush } from '../qa/faults/faults.ts';
import { candidateGoals } from '../qa/exam/goals.ts';
import { Hall } from '../qa/exam/hall.ts';
import { compareResults, findDuplicates, type Sitting } from '../qa/exam/results.ts';
import { runScenario } from '../qa/exam/scenario.ts';
import { parseOptions } from '../qa/report/options.ts';
import { statusText, whole } from '../qa/report/output.ts';
import { withProduct } from '../qa/processes/product.ts';
import { Recorder } from '../qa/ledger/recorder.ts';
import { conclude } from '../qa/report/report.ts';
import { spreadOf } from '../qa/report/statistics.ts';
import { printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import { inParallel } from '../seed/api.ts';

/** `times`: rounds, in each of which every fault is made once; `every`: seconds from one fault to the next. */
const DEFAULTS = {
  candidates: 100,
  times: 20,
  every: 12,
  questions: 30,
  saveEvery: 4,
  seed: 1,
  failover: false,
};
/** Fewer and shorter rounds: there are more kinds of failover than processes. */
const FAILOVER = { ...DEFAULTS, candidates: 50, times: 1, every: 10 };
/** One candidate of this many leaves without submitting. */
const LEAVES = 5;
const DROP_RATE = 0.05;
const FIRST_FAULT_SECONDS = 2;
const READS_AT_ONCE = 4;
/** Seconds for each fault until answering ends, on a busy machine. More would lengthen the exam and the wait for its end. */
const LONGEST_EACH = 30;
/** Maximum wait after a deadline: an abandoned attempt is closed then, or a minute after the last outage. */
const SWEEP_LIMIT_MS = 180_000;
const MAX_LISTED = 20;

/** Rotates the order by one each round, so that each kind comes while candidates start, answer and submit. */
const rotated = (kinds: readonly string[], round: number): string[] =>
  kinds.map((_, index) => kinds[(round + index) % kinds.length] ?? '');

/** Waits for the result of an attempt that its candidate left. */
function waitForSweep({ candidate }: Sitting): Promise<void> {
  const { attempt } = candidate;
  const remaining = attempt ? Math.max(0, Date.parse(attempt.deadline) - Date.now()) : 0;
  return candidate.waitForResult(remaining + SWEEP_LIMIT_MS);
}

async function drill(
  product: Product,
  { times, every, ...shape }: typeof DEFAULTS,
  kinds: readonly string[],
  inject: Inject,
): Promise<void> {
  const recorder = new Recorder();
  const hall = await Hall.open(product.url);
  const faults: Fault[] = [];
  const late: Fault[] = [];
  const submitted: Sitting[] = [];
  const left: Sitting[] = [];
  for (let round = 0; round < times; round += 1) {
    printStep(`Round ${round + 1} of ${times}`);
    const outcome = await runScenario({
      ...shape,
      seed: shape.seed + round,
      product,
      faults: rotated(kinds, round).map((kind, index) => ({ kind, at: FIRST_FAULT_SECONDS + index * every })),
      inject,
      hall,
      recorder,
      // The first fault comes while candidates start, the last while they submit.
      startWindow: every,
      submitWindow: every,
      seconds: (kinds.length - 2) * every,
      longest: kinds.length * Math.max(every, LONGEST_EACH),
      submitFaults: 1,
      dropRate: DROP_RATE,
      leaves: LEAVES,
    });
    faults.push(...outcome.faults);
    late.push(...outcome.late);
    submitted.push(...outcome.submitted);
    left.push(...outcome.left);
  }
  printStep('No more faults: the sweeper closes what candidates left');
  await inParallel(left, READS_AT_ONCE, waitForSweep);
  await compareResults(hall, left, recorder);
  await findDuplicates(hall, [...submitted, ...left], recorder);

  const calls = recorder.calls('start', 'save', 'submit');
  const sweptMs = left.flatMap(({ candidate: { result, attempt } }) =>
    result && attempt ? [Date.parse(result.createdAt) - Date.parse(attempt.deadline)] : [],
  );
  const swept = spreadOf(sweptMs.map((ms) => ms / 1000));
  conclude('faults', {
    title: 'An exam with faults',
    facts: [
      `${submitted.length} sittings submitted, ${left.length} left; ${recorder.series.save.at.length} saves`,
      `closed by the sweeper ${whole(swept.p50)} s (p50), ${whole(swept.max)} s (max) after the deadline`,
      `tried again unseen: ${statusText(recorder.retriedStatus) || 'nothing'}`,
      ...recorder.problems(MAX_LISTED),
    ],
    tables: [faultRows(faults, calls)],
    goals: [
      ...candidateGoals(recorder),
      madeGoal(faults, times * kinds.length),
      lateGoal(late),
      faultGoal(faults, calls),
    ],
    stores: product.stores,
  });
}

/**
 * Candidates sit while parts of the product are killed one after the other, or with `--failover` while its MongoDB fails
 * as a replica set does; then everything is compared.
 */
export async function drillExam(args: string[]): Promise<void> {
  const options = parseOptions(args, args.includes('--failover') ? FAILOVER : DEFAULTS);
  if (options.failover)
    return withFailingStore((product, inject) => drill(product, options, FAILOVER_KINDS, inject));
  await withProduct((product) => drill(product, options, FAULT_KINDS, killOrFlush));
}
