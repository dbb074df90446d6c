import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../../platform/product.ts';
import { ProcessWatch, type Usage } from '../processes/process-watch.ts';
import { statusText } from '../report/output.ts';
import type { AbusedProduct } from './abused-product.ts';
import { Attackers } from './attackers.ts';
import type { Strength } from './attacks.ts';
import type { HonestUsers } from './honest-users.ts';

/** A phase of an attack, in ms since the users' start. */
export interface Phase {
  from: number;
  to: number;
}

/** Effects of one attack. */
export interface AttackRun {
  name: string;
  before: Phase;
  during: Phase;
  after: Phase;
  /** Statuses of the answers to attackers. */
  statuses: string;
  /** Resident memory in MiB of each process before the attack, and when it was released or the wait ended. */
  memory: Map<string, { before: number; after: number; backSeconds: number | undefined }>;
}

export interface Seconds {
  before: number;
  during: number;
  after: number;
}

/** Limits of released memory: allocators keep a part. */
const BACK_LIMIT_SECONDS = 60;
const BACK_SHARE = 1.25;
const BACK_MIB = 64;
const STORES = /^(launcher|mongodb|redis|s3|load generator)/;

/** Runs one attack while honest users continue, and watches their calls and the product's memory. */
export async function runAttack(
  name: string,
  strength: Strength,
  product: AbusedProduct,
  users: HonestUsers,
  seconds: Seconds,
): Promise<AttackRun> {
  const phase = async (work: () => Promise<void>): Promise<Phase> => {
    const from = users.now();
    await work();
    return { from, to: users.now() };
  };
  const memoryBefore = await memoryOf(product.product);
  const before = await phase(() => pause(seconds.before * 1000));
  const { officer, examinee, token, sheet } = product;
  const { url } = product.product;
  const attackers = new Attackers({ name, strength, url, known: { officer, examinee, token, sheet } });
  const during = await phase(() => pause(seconds.during * 1000));
  const statuses = await attackers.end();
  const after = await phase(() => pause(seconds.after * 1000));
  const memory = await memoryBack(product.product, memoryBefore, after.to - after.from);
  return { name, before, during, after, statuses: statusText(statuses) || 'nothing', memory };
}

async function memoryOf(product: Product): Promise<Map<string, number>> {
  const watch = new ProcessWatch(product);
  await pause(1100);
  watch.stop();
  const rssOf = ({ samples }: Usage) => samples.at(-1)?.rss ?? 0;
  const own = watch.usages.filter(({ name }) => !STORES.test(name));
  return new Map(own.map((usage) => [usage.name, rssOf(usage)]));
}

async function memoryBack(
  product: Product,
  before: Map<string, number>,
  sinceMs: number,
): Promise<AttackRun['memory']> {
  const from = performance.now() - sinceMs;
  const found: AttackRun['memory'] = new Map();
  for (;;) {
    const now = await memoryOf(product);
    const elapsed = (performance.now() - from) / 1000;
    for (const [name, mib] of now) {
      const known = before.get(name) ?? mib;
      const isBack = mib <= Math.max(known * BACK_SHARE, known + BACK_MIB);
      const backSeconds = found.get(name)?.backSeconds ?? (isBack ? elapsed : undefined);
      found.set(name, { before: known, after: mib, backSeconds });
    }
    const isOver = [...found.values()].every(({ backSeconds }) => backSeconds !== undefined);
    if (isOver || elapsed > BACK_LIMIT_SECONDS) return found;
    await pause(1000);
  }
}
