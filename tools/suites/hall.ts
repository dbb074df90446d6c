import { parseFaults, scheduleFaults } from '../bench/exam/faults.ts';
import { Product } from '../bench/product.ts';
import { runScenario, SMALL } from '../bench/exam/scenario.ts';
import { print, printStep } from '../lib/console.ts';
import { failing, passing, type SuiteResult } from './result.ts';
import type { RunningProduct } from './running-product.ts';

/** One without faults, one in which each process is killed once while candidates answer. */
export const HALLS = [
  { name: 'hall without faults', faults: '' },
  { name: 'hall with faults', faults: 'gateway@2,redis@4,exams-worker@6,exams@8,flush@11,mongodb@13' },
];

async function sit(name: string, product: Product, faults: string): Promise<SuiteResult> {
  const planned = parseFaults(faults);
  const outcome = await runScenario({
    ...SMALL,
    url: product.url,
    hasFaults: planned.length > 0,
    onStart: (recorder) => void scheduleFaults(product, planned, recorder),
  });
  const { errorCount, mismatchCount, retries, errors, mismatches } = outcome.recorder;
  const text = `${outcome.results} results of ${SMALL.candidates}, ${errorCount} errors, ${mismatchCount} mismatches`;
  print(`  ${text}, ${retries} retries`);
  if (errorCount + mismatchCount === 0 && outcome.results === SMALL.candidates) return passing(name);
  for (const line of [...errors, ...mismatches]) print(`  ${line}`);
  return failing(name, text);
}

/** Small halls sit an exam through the public API. */
export async function hall({ url, home }: RunningProduct, due: readonly string[]): Promise<SuiteResult[]> {
  const product = await Product.open({ CONCORD_URL: url, CONCORD_HOME: home });
  const results: SuiteResult[] = [];
  for (const { name, faults } of HALLS.filter((candidate) => due.includes(candidate.name))) {
    printStep(name);
    results.push(await sit(name, product, faults));
  }
  return results;
}
