import { setTimeout as pause } from 'node:timers/promises';
import { step } from '../../lib/console.ts';
import type { Chance } from '../../bench/shared/chance.ts';
import { FAULT_KINDS, type FaultKind, inject } from '../../bench/exam/faults.ts';
import type { Product } from '../../bench/shared/product.ts';
import type { Recorder } from '../../bench/exam/recorder.ts';
import type { DrillOptions } from './options.ts';
import { readyAgain } from '../../bench/shared/ready-again.ts';
import type { Probe } from './probe.ts';

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

/** Makes each fault in turn, `times` times, and measures how long it takes until all is well again. */
export async function faultsInTurn(
  product: Product,
  probe: Probe,
  { times, every }: DrillOptions,
  { recorder, chance }: { recorder: Recorder; chance: Chance },
): Promise<FaultRecord[]> {
  const records: FaultRecord[] = [];
  for (let time = 1; time <= times; time += 1) {
    for (const kind of FAULT_KINDS) {
      const at = recorder.now();
      const { errorCount, retries } = recorder;
      const killed = await inject(product, kind);
      const isBack = () => killed === undefined || ![undefined, killed].includes(product.pidOf(kind));
      const [savedMs, readyMs] = await Promise.all([
        probe.nextSave(RECOVERY_LIMIT_MS),
        readyAgain(product.url, isBack, RECOVERY_LIMIT_MS),
      ]);
      const record: FaultRecord = { kind, at, savedMs, readyMs, errors: 0, retries: 0 };
      records.push(record);
      step(
        `${time}/${times} ${kind}: saves again after ${savedMs.toFixed(0)} ms, ready after ${readyMs.toFixed(0)} ms`,
      );
      const rest = every * 1000 * (0.9 + chance() * 0.2) - (recorder.now() - at);
      await pause(Math.max(1000, rest));
      record.errors = recorder.errorCount - errorCount;
      record.retries = recorder.retries - retries;
    }
  }
  return records;
}
