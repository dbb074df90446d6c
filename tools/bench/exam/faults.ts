import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { printWarning } from '../../lib/console.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import type { Product } from '../product.ts';
import type { Recorder } from './recorder.ts';

export const FAULT_KINDS = ['gateway', 'exams', 'exams-worker', 'redis', 'mongodb', 'flush'] as const;
/** A process that is killed, or `flush`: Redis loses all it holds. */
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface PlannedFault {
  kind: FaultKind;
  /** Seconds from the first start. */
  at: number;
}

/** Reads `gateway@30,flush@45.5`. */
export function parseFaults(text: string): PlannedFault[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [name = '', moment = ''] = part.trim().split('@');
      const kind = FAULT_KINDS.find((known) => known === name);
      const at = Number(moment);
      if (kind && moment !== '' && at >= 0) return { kind, at };
      throw new LauncherError(
        `"${part}" is not a fault: write a kind (${FAULT_KINDS.join(', ')}), @ and seconds, as in exams@30.`,
      );
    });
}

/** Makes a fault. @returns the id of the process that was killed; undefined for `flush`. */
export async function injectFault(product: Product, kind: FaultKind): Promise<number | undefined> {
  if (kind !== 'flush') return product.kill(kind);
  const redis = new Redis(product.variable('exams', 'REDIS_URL') ?? '', { maxRetriesPerRequest: 3 });
  redis.on('error', () => undefined);
  await redis.flushall().finally(() => redis.disconnect());
  return undefined;
}

/** Makes faults at their time, counted from now. @returns those made so far, by seconds of the recorder's time. */
export function scheduleFaults(
  product: Product,
  faults: readonly PlannedFault[],
  recorder: Recorder,
): { at: number; name: string }[] {
  const made: { at: number; name: string }[] = [];
  const make = async ({ kind, at }: PlannedFault) => {
    await pause(at * 1000, undefined, { ref: false });
    await injectFault(product, kind);
    made.push({ at: recorder.now() / 1000, name: kind });
    printWarning(`fault: ${kind}`);
  };
  for (const fault of faults)
    make(fault).catch((error: unknown) =>
      recorder.error(`The fault ${fault.kind} could not be made: ${String(error)}`),
    );
  return made;
}
