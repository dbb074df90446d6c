import { Redis } from 'ioredis';
import { LauncherFault } from '../../lib/fault.ts';
import { kill } from '../shared/kill.ts';
import type { Product } from '../shared/product.ts';

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
      if (!kind || moment === '' || !(at >= 0))
        throw new LauncherFault(
          `"${part}" is not a fault: write a kind (${FAULT_KINDS.join(', ')}), @ and seconds, as in exams@30.`,
        );
      return { kind, at };
    });
}

/** Does it: SIGKILL for a process, FLUSHALL for `flush`. @returns the process that was killed. */
export async function inject(product: Product, kind: FaultKind): Promise<number | undefined> {
  if (kind !== 'flush') return kill(product, kind);
  const url = product.variable('exams', 'REDIS_URL');
  if (!url) throw new LauncherFault('The address of Redis is not known.');
  const redis = new Redis(url, { maxRetriesPerRequest: 3 });
  redis.on('error', () => undefined);
  try {
    await redis.flushall();
  } finally {
    redis.disconnect();
  }
  return undefined;
}
