import { performance } from 'node:perf_hooks';
import type { HeartbeatRepository } from '../../../store/heartbeats/heartbeat.repository';
import { type Heartbeat, OUTAGE_AFTER_MS, OUTAGE_GRACE_MS } from '../../../store/heartbeats/outage-grace';
import { HeartbeatService } from './heartbeat.service';

const START = new Date('2026-11-21T09:00:00.000Z').getTime();
const SECOND = 1000;

/** The stored document. Commands succeed, fail, or are delayed. */
class FakeStore {
  stored: Heartbeat | null = null;
  commands = 0;
  isDown = false;
  /** Delays the answer. */
  delay: () => void = () => undefined;

  private answer(): void {
    this.commands += 1;
    if (this.isDown) throw new Error('down');
    this.delay();
  }
  async beat(now: Date): Promise<void> {
    this.answer();
    const { beat, holdUntil } = this.stored ?? { beat: now, holdUntil: new Date(0) };
    this.stored = { beat: beat > now ? beat : now, holdUntil };
  }
  async beatAfterOutage(now: Date): Promise<void> {
    const gap = now.getTime() - (this.stored?.beat ?? now).getTime();
    await this.beat(now);
    if (this.stored && gap > OUTAGE_AFTER_MS)
      this.stored.holdUntil = new Date(now.getTime() + OUTAGE_GRACE_MS);
  }
  async read(): Promise<Heartbeat | null> {
    this.commands += 1;
    return this.stored;
  }
}

describe(HeartbeatService.name, () => {
  let idle = 0;
  let store: FakeStore;
  const create = () => new HeartbeatService(store as unknown as HeartbeatRepository);

  beforeEach(() => {
    jest.useFakeTimers({ now: START });
    idle = 0;
    store = new FakeStore();
    jest
      .spyOn(performance, 'eventLoopUtilization')
      .mockImplementation(() => ({ idle, active: 0, utilization: 0 }));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const pass = (seconds: number, what: 'idle' | 'busy') => {
    jest.setSystemTime(Date.now() + seconds * SECOND);
    if (what === 'idle') idle += seconds * SECOND;
  };
  const now = () => new Date();
  /** A deadline whose usual grace period ended a second ago. */
  const ended = () => new Date(Date.now() - 31 * SECOND);

  async function running(): Promise<HeartbeatService> {
    const service = create();
    await service.beat();
    for (let n = 0; n < 5; n += 1) {
      pass(2, 'idle');
      await service.beat();
    }
    expect(service.isInTime(ended(), now())).toBe(false);
    return service;
  }

  it('gives no grace for a busy event loop, neither meanwhile nor after it', async () => {
    const service = await running();
    for (const seconds of [22, 22, 7, 300]) {
      pass(seconds, 'busy');
      expect(service.isInTime(ended(), now())).toBe(false);
      await service.beat();
      pass(2, 'idle');
      expect(service.isInTime(ended(), now())).toBe(false);
    }
    expect(store.stored?.holdUntil).toEqual(new Date(0));
  });

  it('gives none for a time-out that fires because the event loop was busy', async () => {
    const service = await running();
    store.isDown = true;
    pass(45, 'busy');
    await expect(service.beat()).rejects.toThrow();
    store.isDown = false;
    pass(2, 'idle');
    await service.beat();
    expect(service.isInTime(ended(), now())).toBe(false);
  });

  it('gives grace while the store fails, and for a minute after it', async () => {
    const service = await running();
    store.isDown = true;
    for (let n = 0; n < 4; n += 1) {
      pass(2, 'idle');
      await expect(service.beat()).rejects.toThrow();
    }
    expect(service.isInTime(ended(), now())).toBe(true);
    store.isDown = false;
    pass(1, 'idle');
    // A save may arrive before the next heartbeat.
    expect(service.isInTime(ended(), now())).toBe(true);
    await service.beat();
    for (const [seconds, expected] of [
      [59, true],
      [2, false],
    ] as const) {
      for (let n = 0; n < seconds; n += 1) {
        pass(1, 'idle');
        if (n % 2 === 1) await service.beat();
      }
      expect(service.isInTime(ended(), now())).toBe(expected);
    }
  });

  it('gives grace for a store that was frozen while it held a heartbeat', async () => {
    const service = await running();
    store.delay = () => {
      store.delay = () => undefined;
      pass(20, 'idle');
    };
    await service.beat();
    expect(service.isInTime(ended(), now())).toBe(true);
    expect(store.stored?.holdUntil).toEqual(new Date(Date.now() + OUTAGE_GRACE_MS));
  });

  it('gives grace after a restart that took longer than usual heartbeats do', async () => {
    await running();
    pass(10, 'busy');
    const next = create();
    await next.beat();
    expect(next.isInTime(ended(), now())).toBe(true);
  });

  it.each(['a restart', 'losing the store'] as const)(
    'gives none for %s while another instance goes on',
    async (what) => {
      let service = await running();
      const other = create();
      await other.beat();
      for (let n = 0; n < 5; n += 1) {
        pass(2, 'idle');
        await other.beat();
      }
      if (what === 'a restart') service = create();
      await service.beat();
      expect(service.isInTime(ended(), now())).toBe(false);
    },
  );

  it('stretches a deadline by no more than its bound', async () => {
    const service = await running();
    pass(3600, 'idle');
    expect(service.isInTime(new Date(Date.now() - 15 * 60 * SECOND), now())).toBe(true);
    expect(service.isInTime(new Date(Date.now() - (15 * 60 + 31) * SECOND), now())).toBe(false);
  });

  it('learns within twenty seconds of the grace period that another instance began', async () => {
    const service = await running();
    if (store.stored) store.stored.holdUntil = new Date(Date.now() + OUTAGE_GRACE_MS);
    for (let n = 0; n < 10; n += 1) {
      pass(2, 'idle');
      await service.beat();
    }
    expect(service.isInTime(ended(), now())).toBe(true);
  });

  it('asks the store little more than once for each heartbeat', async () => {
    const service = await running();
    const before = store.commands;
    for (let n = 0; n < 30; n += 1) {
      pass(2, 'idle');
      await service.beat();
    }
    expect(store.commands - before).toBe(33);
  });
});
