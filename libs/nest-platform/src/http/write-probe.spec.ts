import type { Connection } from 'mongoose';
import { setLogLevel } from '../core/logger';
import { activity } from '../jobs/activity-monitor';
import { WriteProbe } from './write-probe';

function probeOf(write: () => Promise<unknown>): WriteProbe {
  const db = () => ({ collection: () => ({ updateOne: write }) });
  return new WriteProbe({ name: 'x', getClient: () => ({ db }) } as unknown as Connection);
}
const INTERVAL_MS = 5000;

describe('WriteProbe', () => {
  beforeAll(() => setLogLevel('silent'));
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('reports a store that takes no writes, until one succeeds', async () => {
    const write = jest.fn().mockRejectedValueOnce(new Error('the disk is full')).mockResolvedValue({});
    const probe = probeOf(write);
    probe.start();
    expect(() => probe.check()).not.toThrow();
    await jest.advanceTimersByTimeAsync(INTERVAL_MS);
    expect(() => probe.check()).toThrow('it takes no writes');
    await jest.advanceTimersByTimeAsync(INTERVAL_MS - 1);
    expect(() => probe.check()).not.toThrow();
    await probe.stop();
  });

  it('writes no more often because health is asked for', async () => {
    const write = jest.fn().mockResolvedValue({});
    const probe = probeOf(write);
    probe.start();
    for (let n = 0; n < 10; n += 1) probe.check();
    await jest.advanceTimersByTimeAsync(INTERVAL_MS);
    expect(write).toHaveBeenCalledTimes(1);
    await probe.stop();
  });

  it('leaves the write to the presence record while the product is idle', async () => {
    const write = jest.fn().mockResolvedValue({});
    const probe = probeOf(write);
    activity.setInformed(true);
    activity.note();
    probe.start();
    await jest.advanceTimersByTimeAsync(60_000);
    const whileUsed = write.mock.calls.length;
    for (let n = 0; n < 6; n += 1) {
      probe.noteWrite();
      await jest.advanceTimersByTimeAsync(30_000);
    }
    expect(write).toHaveBeenCalledTimes(whileUsed);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(write).toHaveBeenCalledTimes(whileUsed + 1);
    await probe.stop();
    activity.setInformed(false);
  });

  it('reports a write that hangs', async () => {
    const probe = probeOf(() => new Promise(() => undefined));
    probe.start();
    await jest.advanceTimersByTimeAsync(INTERVAL_MS + 15_001);
    expect(() => probe.check()).toThrow('no answer');
  });
});
