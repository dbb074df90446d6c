import { setLogLevel } from '../core/logger';
import { WorkerHeartbeats } from '../http/worker-heartbeats';
import { eventually } from '../testing';
import { RedisCluster } from '../testing/redis-cluster';
import { useOf } from '../testing/redis-use';

const BUILD = { version: '1.2.3', commit: '3f2a91c0' };

describe('Redis as a cluster', () => {
  let cluster: RedisCluster;
  let use: ReturnType<typeof useOf>;
  /** Jobs wait for it. */
  let gate = Promise.resolve();
  const close = () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    return () => open();
  };
  /** Node with the queue's keys. */
  const queueNode = () => cluster.nodeOf('{notes}');
  const addMany = async (name: string) => {
    const ids = Array.from({ length: 100 }, (_, n) => `${name}-${n}`);
    for (const id of ids) await eventually(() => use.queue.add(id));
    return ids;
  };
  const areDone = (ids: readonly string[]) => eventually(() => ids.every((id) => use.done.has(id)));

  beforeAll(async () => {
    setLogLevel('silent');
    cluster = await RedisCluster.start();
    use = useOf(cluster.url, () => gate);
  });
  afterAll(async () => {
    await use.end();
    await cluster.end();
  });

  it('serves queues, messages and throttles', async () => {
    // Their keys are on all three nodes.
    for (const id of ['first', 'second', 'third']) await use.works(id);
    await use.redis.check();
  });

  it('keeps each queue on one node, and queues apart', async () => {
    const names = ['grading', 'mail', 'tasks', 'documents'].map((name) => use.redis.queueName(name));
    expect(names[0]).toBe('{grading}');
    const nodes = new Set(await Promise.all(names.map((name) => cluster.nodeOf(`bull:${name}:wait`))));
    expect(nodes.size).toBeGreaterThan(1);
    expect(await cluster.nodeOf('bull:{mail}:wait')).toBe(await cluster.nodeOf('bull:{mail}:active'));
  });

  it('brings messages of channels by pattern from every node', async () => {
    const heard = new Set<string>();
    const subscription = use.redis.openSubscription({
      onMessage: (channel) => heard.add(channel),
      onError: () => undefined,
    });
    subscription.set({ names: [], patterns: ['exam-*'] });
    const channels = ['exam-1', 'exam-2', 'exam-3', 'exam-4'];
    await eventually(async () => {
      for (const channel of channels) await use.redis.publish(channel, '');
      return channels.every((channel) => heard.has(channel));
    });
    subscription.end();
  });

  it('keeps the heartbeats of workers', async () => {
    const heartbeats = new WorkerHeartbeats(use.redis);
    const workers = [1, 2, 3].map(() =>
      heartbeats.of('printer', BUILD, () => Promise.resolve({ status: 'up', checks: {} })),
    );
    for (const worker of workers) worker.start();
    await eventually(async () => (await heartbeats.healthOf('printer')).instances.length === 3);
    for (const worker of workers) await worker.stop();
    expect((await heartbeats.healthOf('printer')).instances).toEqual([]);
  });

  it('does every job of a node that was killed, when it is back', async () => {
    const open = close();
    const ids = await addMany('back');
    const node = await queueNode();
    await cluster.kill(node);
    await eventually(async () => (await use.queue.backlog()) === undefined);
    await eventually(() =>
      use.redis.check().then(
        () => false,
        () => true,
      ),
    );
    await cluster.restart(node);
    open();
    await areDone(ids);
    await use.works('after a restart');
  });

  it('takes jobs again from a node that forgot all', async () => {
    const open = close();
    const ids = await addMany('forgotten');
    await cluster.forget(await queueNode());
    open();
    // A sweeper finds their records in MongoDB and adds them like this.
    for (const id of ids) await eventually(() => use.queue.add(id));
    await areDone(ids);
  });

  it('does every job that the replica had when its node was killed', async () => {
    const node = await queueNode();
    const replica = await cluster.addReplicaOf(node);
    const open = close();
    const ids = await addMany('moved');
    await cluster.replicated(node);
    await cluster.kill(node);
    await eventually(async () => (await queueNode()) === replica);
    open();
    await areDone(ids);
    await use.works('on the replica');
  });
});
