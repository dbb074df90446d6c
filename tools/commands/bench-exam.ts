import { print, printStep } from '../lib/console.ts';
import { compareCommits } from '../qa/release/compare-commits.ts';
import { findLargest } from '../qa/exam/find-largest.ts';
import { Hall } from '../qa/exam/hall.ts';
import { type HallShape, runScenario, SMALL } from '../qa/exam/scenario.ts';
import { chartsOf, countLines, goalsOf, operationRows } from '../qa/exam/summary.ts';
import { compareSaves } from '../qa/exam/yardstick.ts';
import { parseFaults } from '../qa/faults/faults.ts';
import { parseOptions } from '../qa/report/options.ts';
import { usageRows } from '../qa/processes/process-watch.ts';
import { withProduct } from '../qa/processes/product.ts';
import { conclude } from '../qa/report/report.ts';
import type { Product } from '../platform/product.ts';

/** The hall for which the goals are set. */
const DEFAULTS = {
  candidates: 500,
  seconds: 180,
  questions: 40,
  startWindow: 5,
  submitWindow: 5,
  saveEvery: 10,
  dropRate: 0.03,
  seed: 1,
} satisfies HallShape;

/** Runs of the search are shorter: starts and submissions, which break first, do not depend on the length. */
const SEARCH = { seconds: 60, most: 6000, halvings: 3 };

const optionsOf = (args: string[]) =>
  parseOptions(args, {
    ...(args.includes('--small') ? SMALL : DEFAULTS),
    small: false,
    drawn: false,
    pictures: false,
    fault: '',
    findLargest: false,
    noYardstick: false,
    beside: '',
    rounds: 2,
  });

type BenchOptions = ReturnType<typeof optionsOf>;

/** Runs one hall on the product. */
async function measure(product: Product, hall: Hall, options: BenchOptions) {
  const faults = parseFaults(options.fault);
  const outcome = await runScenario({ ...options, product, hall, faults });
  return { outcome, goals: goalsOf(outcome, options.candidates, faults.length > 0) };
}

async function search(product: Product, hall: Hall, options: BenchOptions): Promise<void> {
  const seconds = Math.min(SEARCH.seconds, options.seconds);
  printStep(`Looking for the largest hall that holds, ${seconds} s of answers each`);
  const largest = await findLargest({ first: options.candidates, ...SEARCH }, async (candidates) => {
    const { goals } = await measure(product, hall, { ...options, candidates, seconds, fault: '' });
    const failed = goals.filter(({ holds }) => !holds);
    print(`  ${candidates}: ${failed.length === 0 ? 'holds' : failed.map(({ text }) => text).join('; ')}`);
    return failed.length === 0;
  });
  print(`The largest hall that held: ${largest} candidates`);
}

async function bench(product: Product, options: BenchOptions): Promise<void> {
  const { candidates, seconds, startWindow } = options;
  const hall = await Hall.open(product.url);
  const { outcome, goals } = await measure(product, hall, options);
  if (!options.noYardstick && product.home) {
    printStep('Saves beside a bare server');
    goals.push(...(await compareSaves(product, hall)));
  }
  const saves = outcome.recorder.series.save.at.length;
  const tables = [operationRows(outcome), usageRows(outcome.usages, saves)];
  const facts = [
    `${candidates} candidates for ${seconds} s, all started within ${startWindow} s`,
    ...countLines(outcome),
  ];
  const charts = chartsOf(outcome);
  const title = `An exam of ${candidates} candidates`;
  conclude('exam', { title, facts, goals, tables, charts, stores: product.stores });
  if (options.findLargest) await search(product, hall, options);
}

/** Runs the same hall on the sources of a commit and on the present ones. */
async function compare(options: BenchOptions): Promise<void> {
  const { table, goals } = await compareCommits(options, options.beside, options.rounds);
  const facts = [`${options.candidates} candidates, all started within ${options.startWindow} s`];
  conclude('exam', { title: `An exam beside ${options.beside}`, facts, goals, tables: [table] });
}

/** Lets a hall of candidates sit an exam; prints what it cost and whether the goals were met. */
export async function benchExam(args: string[]): Promise<void> {
  const options = optionsOf(args);
  if (options.beside) return compare(options);
  await withProduct((product) => bench(product, options));
}
