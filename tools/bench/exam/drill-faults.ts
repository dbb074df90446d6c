import { setTimeout as pause } from 'node:timers/promises';
import { printStep } from '../../lib/console.ts';
import { whole } from '../output.ts';
import type { Product } from '../product.ts';
import type { DrillOptions } from './drill-sittings.ts';
import { FAULT_KINDS, type FaultKind, injectFault } from './faults.ts';
import type { Probe } from './probe.ts';
import type { RunContext } from './retrying-client.ts';

export interface FaultRecord {
  kind: FaultKind;
  /** In the recorder's time. */
  at: number;
  /** Until a save was acknowledged again, and until the product said that it is ready, in ms. */
  savedMs: number;
  readyMs: number;
  /** Of all candidates, up to the next fault. */
  errors: number;
  retries: number;
}

export const RECOVERY_LIMIT_MS = 60_000;

/** Makes each fault in turn, `times` times, and measures the recovery. */
export async function faultsInTurn(
  product: Product,
  probe: Probe,
  { times, every }: DrillOptions,
  { recorder, random }: RunContext,
): Promise<FaultRecord[]> {
  const records: FaultRecord[] = [];
  for (let time = 1; time <= times; time += 1) {
    for (const kind of FAULT_KINDS) {
      const at = recorder.now();
      const { errorCount, retries } = recorder;
      const killed = await injectFault(product, kind);
      const [savedMs, readyMs] = await Promise.all([
        probe.nextSave(RECOVERY_LIMIT_MS),
        product.recovery(kind, killed, RECOVERY_LIMIT_MS),
      ]);
      printStep(
        `${time}/${times} ${kind}: saves again after ${whole(savedMs)} ms, ready after ${whole(readyMs)} ms`,
      );
      const rest = every * 1000 * (0.9 + random() * 0.2) - (recorder.now() - at);
      await pause(Math.max(1000, rest));
      const [errors, retried] = [recorder.errorCount - errorCount, recorder.retries - retries];
      records.push({ kind, at, savedMs, readyMs, errors, retries: retried });
    }
  }
  return records;
}
