import { printFindings } from '../checks/consistency/report.ts';
import { printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import { registerDrill } from '../qa/register/drill.ts';
import { failing, fromGoals, passing, type SuiteResult } from './result.ts';

/** Processes and stores of a registration, each killed twice. */
const SMALL = {
  applicants: 3,
  times: 2,
  every: 5,
  photoKb: 200,
  parts: ['students', 'media', 'redis', 'mongodb'],
  seed: 1,
} as const;
const SETTLE_SECONDS = 90;

/** Applicants register through the public API while parts are killed; each goal is a test. */
export async function registrations(product: Product): Promise<SuiteResult> {
  printStep('Applicants register while parts are killed');
  return fromGoals('registrations with faults', await registerDrill(product, SMALL));
}

/** Checks that the product's stores fit together, whatever was done with it before. */
export async function consistency({ home }: Product, name: string): Promise<SuiteResult> {
  printStep(name);
  // Imports the product's own code, which a fresh clone has not built when this module loads.
  const { checkUntilSettled } = await import('../checks/consistency/check.ts');
  const findings = await checkUntilSettled({ CONCORD_HOME: home }, SETTLE_SECONDS);
  if (findings.problems.length === 0) return passing(name);
  printFindings(findings);
  return failing(name, `${findings.problems.length} problems`);
}
