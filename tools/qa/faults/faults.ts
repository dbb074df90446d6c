import { Redis } from 'ioredis';
import { printWarning } from '../../lib/console.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import type { Product } from '../../platform/product.ts';
import { whole } from '../report/output.ts';

/** Processes that are killed, and `flush`, which empties Redis. */
export const FAULT_KINDS = ['gateway', 'exams', 'exams-worker', 'redis', 'mongodb', 'flush'];

/** Recovery that the goals allow. */
export const RECOVERY_LIMIT_MS = 60_000;
/** Longest wait for a recovery, so that slow ones have a figure too. */
export const PATIENCE_MS = 300_000;

export interface PlannedFault {
  kind: string;
  /** Earliest time, in seconds from the schedule's construction. */
  at: number;
}

/** A fault that was made. */
export interface Fault {
  kind: string;
  /** Milliseconds on the recorder's clock. */
  at: number;
  /** Time until the product was ready again; {@link PATIENCE_MS} if it was not. */
  readyMs: number;
}

/** Parses `gateway@30,flush@45.5`. */
export function parseFaults(text: string): PlannedFault[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [kind = '', moment = ''] = part.trim().split('@');
      const at = Number(moment);
      if (FAULT_KINDS.includes(kind) && moment !== '' && at >= 0) return { kind, at };
      throw new LauncherError(
        `"${part}" is not a fault: write a kind (${FAULT_KINDS.join(', ')}), @ and seconds, as in exams@30.`,
      );
    });
}

/** Makes a fault. @returns the id of the killed process; undefined without one. @throws NotRunningError */
export type Inject = (product: Product, kind: string) => Promise<number | undefined>;

export const killOrFlush: Inject = async (product, kind) => {
  if (kind !== 'flush') return product.kill(kind);
  const redis = new Redis(product.variable('exams', 'REDIS_URL') ?? '', { maxRetriesPerRequest: 3 });
  redis.on('error', () => undefined);
  await redis.flushall().finally(() => redis.disconnect());
  return undefined;
};

/** Makes a fault, and waits until the product has recovered. @param at in ms of the recorder's time */
export async function makeFault(
  product: Product,
  kind: string,
  inject: Inject = killOrFlush,
  at = performance.now(),
  onMade: (fault: Fault) => void = () => undefined,
): Promise<Fault> {
  const fault: Fault = { kind, at, readyMs: PATIENCE_MS };
  const killed = await inject(product, kind);
  onMade(fault);
  fault.readyMs = await product.recovery(kind, killed, PATIENCE_MS);
  printWarning(`fault: ${kind}, ready again after ${whole(fault.readyMs)} ms`);
  return fault;
}
