import { setTimeout as pause } from 'node:timers/promises';
import { warn } from '../../lib/console.ts';
import { inject, type PlannedFault } from './faults.ts';
import type { Product } from '../shared/product.ts';
import type { Recorder } from './recorder.ts';

/** Injects the faults at their time, counted from now. @returns moments for the charts, filled as they happen. */
export function runFaults(
  product: Product,
  faults: readonly PlannedFault[],
  recorder: Recorder,
): { at: number; name: string }[] {
  const marks: { at: number; name: string }[] = [];
  for (const { kind, at } of faults) {
    void pause(at * 1000, undefined, { ref: false })
      .then(() => inject(product, kind))
      .then(() => marks.push({ at: recorder.now() / 1000, name: kind }))
      .then(() => warn(`fault: ${kind}`))
      .catch((error: unknown) => recorder.error(`The fault ${kind} could not be made: ${String(error)}`));
  }
  return marks;
}
