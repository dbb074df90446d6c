import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { printWarning } from '../../lib/console.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import type { Product } from '../../platform/product.ts';
import { type Goal, none, type Table, whole } from '../report/output.ts';
import type { Call, Recorder } from '../ledger/recorder.ts';
import { spreadOf } from '../report/statistics.ts';

/** Processes that are killed, and `flush`, which empties Redis. */
export const FAULT_KINDS = ['gateway', 'exams', 'exams-worker', 'redis', 'mongodb', 'flush'];

export const RECOVERY_LIMIT_MS = 60_000;

export interface PlannedFault {
  kind: string;
  /** Seconds from the schedule's construction. */
  at: number;
}

/** A fault that was made. */
export interface Fault {
  kind: string;
  /** Milliseconds on the recorder's clock. */
  at: number;
  /** Time until the product was ready again. */
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

/** Makes a fault. @returns the id of the killed process; undefined without one. */
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
  const fault: Fault = { kind, at, readyMs: RECOVERY_LIMIT_MS };
  const killed = await inject(product, kind);
  onMade(fault);
  fault.readyMs = await product.recovery(kind, killed, RECOVERY_LIMIT_MS);
  printWarning(`fault: ${kind}, ready again after ${whole(fault.readyMs)} ms`);
  return fault;
}

/** Makes faults at their times, counted from its construction. */
export class FaultSchedule {
  /** Faults that were made so far. */
  readonly made: Fault[] = [];
  /** True when all faults were made and the product has recovered. */
  isOver = false;
  private readonly product: Product;
  private readonly recorder: Recorder;
  private readonly aim: () => Promise<unknown>;
  private readonly inject: Inject;
  private readonly abort = new AbortController();
  private readonly done: Promise<unknown>;

  /**
   * @param aim awaited before each due fault, to hit a call
   * @param inject makes a fault; kills processes by default
   */
  constructor(
    product: Product,
    faults: readonly PlannedFault[],
    recorder: Recorder,
    aim: () => Promise<unknown> = () => Promise.resolve(),
    inject: Inject = killOrFlush,
  ) {
    this.product = product;
    this.recorder = recorder;
    this.aim = aim;
    this.inject = inject;
    this.done = Promise.all(faults.map((fault) => this.make(fault))).then(() => (this.isOver = true));
  }

  /** Cancels further faults, and waits until the product has recovered. */
  async stop(): Promise<Fault[]> {
    this.abort.abort();
    await this.done;
    return this.made;
  }

  private async make({ kind, at }: PlannedFault): Promise<void> {
    const { product, recorder } = this;
    const { signal } = this.abort;
    await pause(at * 1000, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await this.aim();
    if (signal.aborted) return;
    try {
      await makeFault(product, kind, this.inject, recorder.now(), (fault) => this.made.push(fault));
    } catch (error) {
      recorder.errors.unshift(`The fault ${kind} could not be made: ${String(error)}`);
    }
  }
}

/** Time from a fault to the success of the first call that began after it; undefined without such a call. */
function servedAgainMs(fault: Fault, calls: readonly Call[]): number | undefined {
  const later = calls.filter(({ from }) => from >= fault.at);
  return later.length > 0
    ? later.reduce((first, { to }) => Math.min(first, to), Infinity) - fault.at
    : undefined;
}

const underWayAt = ({ at }: Fault, calls: readonly Call[]): Call[] =>
  calls.filter(({ from, to }) => from <= at && to >= at);

/** A row for each kind of fault: calls in progress, and times until calls and the product recovered. */
export function faultRows(faults: readonly Fault[], calls: readonly Call[]): Table {
  const head = ['', 'times', 'under way', 'served again p50', 'max ms', 'ready again p50', 'max ms'];
  const rows = [...Map.groupBy(faults, ({ kind }) => kind)].map(([kind, own]) => {
    const served = spreadOf(own.flatMap((fault) => servedAgainMs(fault, calls) ?? []));
    const ready = spreadOf(own.map(({ readyMs }) => readyMs));
    const underWay = own.flatMap((fault) => underWayAt(fault, calls));
    return [kind, own.length, underWay.length, ...[served.p50, served.max, ready.p50, ready.max].map(whole)];
  });
  return [head, ...rows];
}

export function faultGoal(faults: readonly Fault[], calls: readonly Call[]): Goal {
  const slow = faults.filter(
    (fault) => Math.max(fault.readyMs, servedAgainMs(fault, calls) ?? 0) >= RECOVERY_LIMIT_MS,
  );
  return none(slow.length, 'faults without recovery in a minute');
}

/** Goal that calls were in progress at every fault: a fault between calls proves nothing. */
export const aimGoal = (faults: readonly Fault[], calls: readonly Call[]): Goal =>
  none(faults.filter((fault) => underWayAt(fault, calls).length === 0).length, 'faults that met no call');
