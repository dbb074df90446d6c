import type { RedisConnection } from '../stores/redis';
import type { Health } from './health';
import { WorkerHeartbeats } from './worker-heartbeats';

/** Longer than the interval of a worker that is down, and shorter than of one that is up. */
const SOON_MS = 2000;
const BUILD = { version: '1.2.3', commit: '3f2a91c0' };

/** Stub for heartbeat writes, and the states written. */
function written() {
  const states: Health['status'][] = [];
  const set = (_key: string, text: string) => {
    states.push((JSON.parse(text) as Health).status);
    return Promise.resolve('OK');
  };
  const done = () => Promise.resolve(1);
  const client = { set, sadd: done, pexpire: done, unlink: done, srem: done };
  return { states, redis: { client, prefix: '' } as unknown as RedisConnection };
}

describe('WorkerHeartbeats', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('tells sooner that a worker recovered than that it is still up', async () => {
    const { states, redis } = written();
    let status: Health['status'] = 'down';
    const worker = new WorkerHeartbeats(redis).of('mailer', BUILD, () =>
      Promise.resolve({ status, checks: {} }),
    );
    worker.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['down']);
    status = 'up';
    await jest.advanceTimersByTimeAsync(SOON_MS);
    expect(states).toEqual(['down', 'up']);
    await jest.advanceTimersByTimeAsync(SOON_MS);
    expect(states).toEqual(['down', 'up']);
    await worker.stop();
  });
});
