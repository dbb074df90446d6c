import { eventually, TlsProxy } from '../testing';
import { useOf } from '../testing/redis-use';
import { RedisConnection } from './redis';

describe('Redis behind TLS', () => {
  it('serves queues, messages and throttles', async () => {
    TlsProxy.trust();
    const proxy = await TlsProxy.to(process.env.REDIS_URL ?? '');
    const { password } = new URL(process.env.REDIS_URL ?? '');
    const use = useOf(`rediss://:${password}@localhost:${proxy.port}/0`);
    await use.works('a');
    // The shared client, the queue, the worker's two and the subscription.
    expect(proxy.accepted).toBeGreaterThanOrEqual(5);
    await use.end();
    await proxy.close();
  });

  it('is refused when nobody trusts its certificate for this name', async () => {
    const proxy = await TlsProxy.to(process.env.REDIS_URL ?? '');
    const errors: Error[] = [];
    const redis = new RedisConnection(`rediss://[::ffff:127.0.0.1]:${proxy.port}/0`);
    redis.client.on('error', (error: Error) => errors.push(error));
    await eventually(() => errors.some((error) => /altname|certificate/i.test(error.message)));
    redis.close();
    await proxy.close();
  });
});
