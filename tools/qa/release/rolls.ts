import { lostFiles, pageFiles } from '../deployment/release.ts';
import { candidateGoals, resultGoal } from '../exam/goals.ts';
import type { Hall } from '../exam/hall.ts';
import { findDuplicates } from '../exam/results.ts';
import { runScenario } from '../exam/scenario.ts';
import { faultRows } from '../faults/fault-goals.ts';
import { all, type Goal, none, printTable, statusText } from '../report/output.ts';
import { print, printStep } from '../../lib/console.ts';
import type { ProcessName } from '../../platform/ports.ts';
import { failureRows } from './failed-calls.ts';
import type { ReleaseTree } from './release-tree.ts';
import type { RolledProduct } from './rolled-product.ts';

/** `every`: seconds from one replacement to the next. */
export const DEFAULT_ROLL = { candidates: 50, every: 15, questions: 30, saveEvery: 4, seed: 1 };
const DROP_RATE = 0.05;
const FIRST_SECONDS = 2;
/** Seconds for each replacement until answering ends, on a busy machine. */
const LONGEST_EACH = 60;
const MAX_LISTED = 20;

/** A replacement of every process by one of another release. */
export interface Roll {
  name: string;
  to: ReleaseTree;
  order: readonly ProcessName[];
}

/** Lets a hall sit while every process is replaced by one of the other release. */
export async function sitThrough(
  product: RolledProduct,
  hall: Hall,
  roll: Roll,
  { every, ...shape }: typeof DEFAULT_ROLL,
): Promise<Goal[]> {
  printStep(`${roll.name}: to ${roll.to.name}`);
  const before = await pageFiles(product.url);
  await product.prepare(roll.to);
  const { recorder, results, faults, late, submitted } = await runScenario({
    ...shape,
    product,
    hall,
    faults: roll.order.map((kind, index) => ({ kind, at: FIRST_SECONDS + index * every })),
    inject: async (_, kind) => {
      await product.replace(kind as ProcessName, roll.to);
      return undefined;
    },
    // The first processes are replaced while candidates start, the last while they submit.
    startWindow: every,
    submitWindow: every,
    seconds: (roll.order.length - 2) * every,
    longest: roll.order.length * Math.max(every, LONGEST_EACH),
    submitFaults: 1,
    dropRate: DROP_RATE,
  });
  await findDuplicates(hall, submitted, recorder);
  const files = await lostFiles(product.url, before);
  printTable(faultRows(faults, recorder.calls('start', 'save', 'submit')));
  printTable(failureRows(faults, recorder.failedCalls));
  print(
    `${recorder.series.save.at.length} saves; tried again unseen: ${statusText(recorder.retriedStatus) || 'nothing'}`,
  );
  recorder.problems(MAX_LISTED).forEach(print);
  print(`${files.length} of ${before.size} files of a page that was opened before are lost`);
  const goals = [
    none(recorder.failedCalls.length, 'calls refused with 5xx or cut off'),
    ...candidateGoals(recorder),
    resultGoal(results, shape.candidates),
    all(faults.length, roll.order.length, 'processes replaced'),
    none(late.length, 'processes replaced after the last submission'),
    ...(roll.to.hasArchive
      ? [none(files.length, `of ${before.size} files of a page that was opened before are lost`)]
      : []),
  ];
  return goals.map(({ text, holds }) => ({ text: `${roll.name}: ${text}`, holds }));
}
