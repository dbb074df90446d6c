import { printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import { paymentDrill } from '../qa/payments/drill.ts';
import { fromGoals, type SuiteResult } from './result.ts';

const SMALL = {
  members: 4,
  staff: 4,
  kills: ['members', 'members-worker', 'members', 'mongodb', 'members'],
  every: 3,
  seed: 1,
};

/** Staff record payments while parts are killed; each goal is a test. */
export async function payments(product: Product): Promise<SuiteResult> {
  printStep('Staff record payments while parts are killed');
  return fromGoals('payments with faults', await paymentDrill(product, SMALL));
}
