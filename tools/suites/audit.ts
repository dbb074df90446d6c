import { auditDrill } from '../bench/audit/drill.ts';
import { printFailure, printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import type { SuiteResult } from './result.ts';

/** Each store and each process on the way of a record is killed once. */
const FAULTS = [
  { kind: 'students', at: 1 },
  { kind: 'mongodb', at: 4 },
  { kind: 'exams', at: 7 },
  { kind: 'redis', at: 9 },
  { kind: 'media', at: 11 },
  { kind: 'exams-worker', at: 12 },
];

/** Staff change things while parts are killed; each goal is a test. */
export async function auditFaults(product: Product): Promise<SuiteResult> {
  printStep('Staff change things while parts are killed');
  const goals = await auditDrill(product, FAULTS);
  const missed = goals.filter(({ holds }) => !holds).map(({ text }) => text);
  missed.forEach(printFailure);
  const passed = goals.length - missed.length;
  const failed = missed.length;
  return {
    name: 'audit log with faults',
    passed,
    failed,
    skipped: 0,
    ...(missed[0] && { problem: missed[0] }),
  };
}
