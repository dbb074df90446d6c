import { say, step } from '../lib/console.ts';
import { Hall } from '../bench/exam/hall.ts';
import { findLargest } from '../bench/exam/largest.ts';
import { measure, type Measured } from '../bench/exam/measure.ts';
import { type BenchOptions, benchOptions } from '../bench/exam/options.ts';
import type { Product } from '../bench/shared/product.ts';
import { saveReport } from '../bench/exam/report.ts';
import { countLines, operationRows } from '../bench/exam/summary.ts';
import { type Goal, judge } from '../bench/shared/goal.ts';
import { machine, processRows, table } from '../bench/shared/tables.ts';
import { withProduct } from '../bench/shared/with-product.ts';
import { measureSaves, yardstickGoals } from '../bench/exam/yardstick.ts';

/** Runs at a search step are shorter: what breaks first, starts and submits, does not depend on it. */
const SEARCH_SECONDS = 60;
const MOST_CANDIDATES = 6000;
const HALVINGS = 3;

const sayTable = (rows: (string | number)[][]) => table(rows).forEach(say);

async function search(product: Product, hall: Hall, options: BenchOptions): Promise<void> {
  const seconds = Math.min(SEARCH_SECONDS, options.seconds);
  step(`Looking for the largest hall that holds, ${seconds} s of answers each`);
  const size = { first: options.candidates, most: MOST_CANDIDATES, halvings: HALVINGS };
  const { largest } = await findLargest(size, async (candidates) => {
    const { goals } = await measure(product, hall, { ...options, candidates, seconds, faults: [] });
    const failed = goals.filter(({ holds }) => !holds);
    say(`  ${candidates}: ${failed.length === 0 ? 'holds' : failed.map(({ text }) => text).join('; ')}`);
    return failed.length === 0;
  });
  say(`The largest hall that held: ${largest} candidates`);
}

function tell(product: Product, options: BenchOptions, measured: Measured, goals: Goal[]): void {
  const { outcome, usages, marks } = measured;
  const tables = [operationRows(outcome), processRows(usages)];
  const facts = [
    `${options.candidates} candidates for ${options.seconds} s, all started within ${options.startWindow} s`,
    ...countLines(outcome),
    `on ${machine()}`,
    `stores: ${product.stores}`,
  ];
  tables.forEach(sayTable);
  facts.forEach(say);
  const title = `An exam of ${options.candidates} candidates`;
  const { recorder } = outcome;
  say(`report: ${saveReport({ title, facts, goals, tables, recorder, usages, marks })}`);
}

/** A hall of candidates sits an exam; prints what it cost and whether it held. */
export async function benchExam(args: string[]): Promise<void> {
  const options = benchOptions(args);
  await withProduct(async (product) => {
    const hall = await Hall.open(product.url);
    const measured = await measure(product, hall, options);
    const goals = [...measured.goals];
    if (options.yardstick && product.home) {
      step('Saves beside the yardstick');
      goals.push(...yardstickGoals(await measureSaves(product, hall)));
    }
    tell(product, options, measured, goals);
    judge(goals);
    if (options.findLargest) await search(product, hall, options);
  });
}
