import { runScenario, SMALL } from '../qa/exam/scenario.ts';
import { goalsOf } from '../qa/exam/summary.ts';
import { madeGoal } from '../qa/faults/fault-goals.ts';
import { parseFaults } from '../qa/faults/faults.ts';
import { print, printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import { failing, passing, type SuiteResult } from './result.ts';

/** Halls: without faults, and with each process killed once while candidates answer. */
export const HALLS = [
  { name: 'hall without faults', faults: '' },
  { name: 'hall with faults', faults: 'gateway@2,redis@4,exams-worker@6,exams@8,flush@11,mongodb@13' },
];

/** Longest time of answering, until all faults are made. */
const LONGEST_SECONDS = 120;

/** Small halls sit an exam through the public API. */
export async function hall(product: Product, due: readonly string[]): Promise<SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (const { name, faults } of HALLS.filter((candidate) => due.includes(candidate.name))) {
    printStep(name);
    const planned = parseFaults(faults);
    const outcome = await runScenario({ ...SMALL, longest: LONGEST_SECONDS, product, faults: planned });
    outcome.recorder.problems().forEach(print);
    const goals = [...goalsOf(outcome, SMALL.candidates, true), madeGoal(outcome.faults, planned.length)];
    print(`  ${goals.map(({ text }) => text).join('; ')}`);
    const missed = goals.find(({ holds }) => !holds);
    results.push(missed ? failing(name, missed.text) : passing(name));
  }
  return results;
}
