import { certificateDrill } from '../qa/certificates/drill.ts';
import { printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import { fromGoals, type SuiteResult } from './result.ts';

const SMALL = {
  certificates: 12,
  issuing: ['exams-worker'],
  printing: ['media-worker'],
  withinMs: 0,
  seed: 1,
};

/** Certificates are issued and printed through the public API while their workers are killed; each goal is a test. */
export async function certificates(product: Product): Promise<SuiteResult> {
  printStep('Certificates are issued and printed while workers are killed');
  return fromGoals('certificates with faults', await certificateDrill(product, SMALL));
}
