import { setLogLevel } from '../core/logger';
import { eventually } from '../testing';
import { RedisSentinels } from '../testing/redis-sentinels';
import { useOf } from '../testing/redis-use';

describe('Redis by Sentinel', () => {
  let group: RedisSentinels;
  let use: ReturnType<typeof useOf>;
  /** Jobs wait for it. */
  let gate = Promise.resolve();
  beforeAll(async () => {
    setLogLevel('silent');
    group = await RedisSentinels.start();
    use = useOf(group.url, () => gate);
  });
  afterAll(async () => {
    await use.end();
    await group.end();
  });

  it('serves queues, messages and throttles', () => use.works('first'));

  it('serves them again when the master hangs, and when it is back as a replica', async () => {
    await group.failOver('SIGSTOP');
    await use.works('on another one');
    await group.resume();
    await use.works('when it is back');
  });

  it('does every job that the replica had when the master died', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const ids = Array.from({ length: 100 }, (_, n) => `job-${n}`);
    for (const id of ids) await eventually(() => use.queue.add(id));
    await group.replicated();
    await group.failOver('SIGKILL');
    open();
    await eventually(() => ids.every((id) => use.done.has(id)));
    await use.works('after a kill');
  });
});
