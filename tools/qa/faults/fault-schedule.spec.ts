import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, it } from 'node:test';
import { NotRunningError, Product } from '../../platform/product.ts';
import { Recorder } from '../ledger/recorder.ts';
import { FaultSchedule } from './fault-schedule.ts';

const RECOVERY_MS = 20;

/** A product whose processes recover, but the `lost` one; `missing` counts the kills that find no process, by name. */
class FragileProduct extends Product {
  readonly events: string[] = [];
  private readonly missing: Map<string, number>;
  private readonly lost: string | undefined;

  constructor({ missing = {}, lost }: { missing?: Record<string, number>; lost?: string } = {}) {
    super('http://127.0.0.1:1', undefined);
    this.missing = new Map(Object.entries(missing));
    this.lost = lost;
  }

  override kill(name: string): number {
    const left = this.missing.get(name) ?? 0;
    this.missing.set(name, left - 1);
    if (left > 0) throw new NotRunningError(`no ${name}`);
    this.events.push(`${name} killed`);
    return 7;
  }

  override async recovery(name: string, _killed: unknown, timeoutMs: number): Promise<number> {
    await pause(RECOVERY_MS);
    if (name === this.lost) return timeoutMs;
    this.events.push(`${name} back`);
    return RECOVERY_MS;
  }
}

function schedule(product: Product, kinds: readonly string[], at = 0) {
  const recorder = new Recorder();
  const planned = kinds.map((kind) => ({ kind, at }));
  return { recorder, made: new FaultSchedule(product, planned, recorder, { restMs: 0 }) };
}

const kindsOf = (faults: readonly { kind: string }[]) => faults.map(({ kind }) => kind);

describe('FaultSchedule', () => {
  it('kills nothing before the product has recovered from the kill before', async () => {
    const product = new FragileProduct();
    const { made } = schedule(product, ['exams', 'exams', 'gateway']);
    assert.deepEqual(kindsOf(await made.finish()), ['exams', 'exams', 'gateway']);
    assert.deepEqual(product.events, [
      'exams killed',
      'exams back',
      'exams killed',
      'exams back',
      'gateway killed',
      'gateway back',
    ]);
  });

  it('makes a kill that found no process again once it is back, and counts the one that hit', async () => {
    const product = new FragileProduct({ missing: { exams: 2 } });
    const { made, recorder } = schedule(product, ['exams', 'gateway']);
    assert.deepEqual(kindsOf(await made.finish()), ['exams', 'gateway']);
    assert.equal(made.misses, 2);
    assert.deepEqual(recorder.errors, []);
    assert.deepEqual(product.events.slice(0, 4), ['exams back', 'exams back', 'exams killed', 'exams back']);
  });

  it('ends when the product does not recover', async () => {
    const product = new FragileProduct({ lost: 'exams' });
    const { made, recorder } = schedule(product, ['exams', 'gateway']);
    assert.deepEqual(kindsOf(await made.finish()), ['exams']);
    assert.match(recorder.errors.join(), /did not recover from exams/);
  });

  it('ends when a process does not come back to be killed', async () => {
    const product = new FragileProduct({ lost: 'exams', missing: { exams: 9 } });
    const { made, recorder } = schedule(product, ['exams', 'gateway']);
    assert.deepEqual(await made.finish(), []);
    assert.match(recorder.errors.join(), /did not recover from exams/);
  });

  it('waits for a call that began after the fault and succeeded', async () => {
    const product = new FragileProduct();
    const recorder = new Recorder();
    const planned = ['exams', 'gateway'].map((kind) => ({ kind, at: 0 }));
    const before = recorder.now();
    const faults = new FaultSchedule(product, planned, recorder, { restMs: 0, serves: ['save'] });
    while (!product.events.includes('exams back')) await pause(1);
    recorder.took('save', before);
    await pause(RECOVERY_MS);
    product.events.push('served');
    recorder.took('save', recorder.now());
    await faults.finish();
    assert.deepEqual(product.events.slice(0, 4), ['exams killed', 'exams back', 'served', 'gateway killed']);
  });

  it('tells how many faults are left, and waits with the last one as long as its aim does', async () => {
    const product = new FragileProduct();
    const planned = ['exams', 'gateway'].map((kind) => ({ kind, at: 0 }));
    const seen: number[] = [];
    const submitted = Promise.withResolvers<void>();
    const aim = async (_: AbortSignal, left: number) => {
      seen.push(left);
      if (left === 1) await submitted.promise;
    };
    const made = new FaultSchedule(product, planned, new Recorder(), { aim, restMs: 0 });
    while (made.left > 1) await pause(1);
    await pause(RECOVERY_MS);
    assert.deepEqual(product.events, ['exams killed', 'exams back']);
    submitted.resolve();
    await made.finish();
    assert.deepEqual([seen, made.left], [[2, 1], 0]);
    assert.equal(product.events.at(-1), 'gateway back');
  });

  it('goes on after a fault that cannot be made, which is an error', async () => {
    const inject = (_: Product, kind: string) =>
      kind === 'flush' ? Promise.reject(new Error('refused')) : Promise.resolve(undefined);
    const recorder = new Recorder();
    const planned = ['flush', 'exams'].map((kind) => ({ kind, at: 0 }));
    const made = new FaultSchedule(new FragileProduct(), planned, recorder, { inject, restMs: 0 });
    assert.deepEqual(kindsOf(await made.finish()), ['exams']);
    assert.match(recorder.errors.join(), /flush could not be made: Error: refused/);
  });

  it('makes faults that are late although it is stopped, and none whose time has not come', async () => {
    const product = new FragileProduct();
    const late = schedule(product, ['exams', 'gateway']).made;
    assert.deepEqual(kindsOf(await late.stop()), ['exams', 'gateway']);
    assert.equal(late.isOver, true);
    assert.deepEqual(await schedule(product, ['exams'], 3600).made.stop(), []);
  });
});
