import type { Health } from './health';
import { eventually } from '../testing';
import { RedisConnection } from '../stores/redis';
import { WorkerHeartbeats } from './worker-heartbeats';

const up: Health = { status: 'up', checks: { mongodb: { status: 'up' }, chromium: { status: 'up' } } };
const BUILD = { version: '1.2.3', commit: '3f2a91c0' };
const unprinting: Health = {
  status: 'degraded',
  checks: { mongodb: { status: 'up' }, chromium: { status: 'degraded', detail: 'there is no browser' } },
};

describe('WorkerHeartbeats', () => {
  const redis = new RedisConnection(process.env.REDIS_URL ?? '', `test${process.pid}-${Date.now()}-`);
  const heartbeats = new WorkerHeartbeats(redis);
  const healthOf = () => heartbeats.healthOf('media-worker');
  afterAll(() => redis.close());

  it('tells of all processes of a worker until they end', async () => {
    await eventually(async () => (await healthOf()).status === 'down');
    expect(await healthOf()).toEqual({ status: 'down', checks: {}, instances: [] });
    const [first, second] = [up, unprinting].map((health) =>
      heartbeats.of('media-worker', BUILD, () => Promise.resolve(health)),
    );
    first?.start();
    await eventually(async () => (await healthOf()).status === 'up');
    second?.start();
    const both = await eventually(async () => {
      const health = await healthOf();
      return health.instances.length === 2 && health;
    });
    expect(both).toMatchObject({
      status: 'degraded',
      checks: { mongodb: { status: 'up' }, chromium: { status: 'degraded', detail: 'there is no browser' } },
    });
    expect(both.instances[0]).toEqual({
      instance: expect.stringContaining(String(process.pid)),
      ...BUILD,
      started: expect.stringMatching(/^\d{4}-.*Z$/),
      status: expect.stringMatching(/up|degraded/),
    });
    await second?.stop();
    expect((await healthOf()).status).toBe('up');
    await first?.stop();
    expect((await healthOf()).status).toBe('down');
  });

  it('forgets a process whose heartbeat expired', async () => {
    const worker = heartbeats.of('killed-worker', BUILD, () => Promise.resolve(up));
    worker.start();
    const { instances } = await eventually(async () => {
      const health = await heartbeats.healthOf('killed-worker');
      return health.status === 'up' && health;
    });
    const key = `${redis.prefix}heartbeat-killed-worker-${instances[0]?.instance}`;
    expect(await redis.client.pttl(key)).toBeGreaterThan(0);
    await redis.client.del(key);
    expect((await heartbeats.healthOf('killed-worker')).status).toBe('down');
    expect(await redis.client.scard(`${redis.prefix}heartbeat-killed-worker`)).toBe(0);
    await worker.stop();
  });

  it('does not know how workers are while Redis is away', async () => {
    const away = new RedisConnection('redis://127.0.0.1:1');
    expect(await new WorkerHeartbeats(away).healthOf('media-worker')).toEqual({
      status: 'degraded',
      checks: { heartbeat: { status: 'unknown' } },
      instances: [],
    });
    away.close();
  });
});
