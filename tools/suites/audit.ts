import { auditDrill } from '../qa/audit/drill.ts';
import { printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import { fromGoals, type SuiteResult } from './result.ts';

/** Faults that kill each store and process involved in an audit record once. */
const FAULTS = [
  { kind: 'students', at: 1 },
  { kind: 'mongodb', at: 4 },
  { kind: 'exams', at: 7 },
  { kind: 'redis', at: 9 },
  { kind: 'media', at: 11 },
  { kind: 'exams-worker', at: 12 },
  { kind: 'members', at: 13 },
];

/** Staff change things while parts are killed; each goal is a test. */
export async function auditFaults(product: Product): Promise<SuiteResult> {
  printStep('Staff change things while parts are killed');
  return fromGoals('audit log with faults', await auditDrill(product, FAULTS));
}
