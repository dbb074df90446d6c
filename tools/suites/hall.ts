import { runFaults } from '../bench/exam/fault-plan.ts';
import { parseFaults } from '../bench/exam/faults.ts';
import { Product } from '../bench/shared/product.ts';
import { runScenario, SMALL } from '../bench/exam/scenario.ts';
import { say, step } from '../lib/console.ts';
import { failing, passing, type SuiteResult } from './result.ts';
import type { RunningProduct } from './running-product.ts';

/** Every part once, while the hall answers. */
const FAULTS = 'gateway@2,redis@4,exams-worker@6,exams@8,flush@11,mongodb@13';

async function sit(name: string, product: Product, faults: string): Promise<SuiteResult> {
  const planned = parseFaults(faults);
  const { recorder, errors, mismatches, results, retries } = await runScenario({
    ...SMALL,
    url: product.url,
    hasFaults: planned.length > 0,
    onStart: (told) => void runFaults(product, planned, told),
  });
  say(`  ${results} results, ${errors} errors, ${mismatches} mismatches, ${retries} retries`);
  if (errors + mismatches === 0 && results === SMALL.candidates) return passing(name);
  for (const line of [...recorder.errors, ...recorder.mismatches]) say(`  ${line}`);
  return failing(
    name,
    `${results} results of ${SMALL.candidates}, ${errors} errors, ${mismatches} mismatches`,
  );
}

/** A small hall sits an exam through the public API, once in peace and once while every part is killed. */
export async function hall({ url, home }: RunningProduct): Promise<SuiteResult[]> {
  step('A small hall sits an exam, and another while parts are killed');
  const product = await Product.open({ CONCORD_URL: url, CONCORD_HOME: home });
  return [await sit('hall in peace', product, ''), await sit('hall with faults', product, FAULTS)];
}
