import { eventually } from '../testing';
import { RedisConnection } from './redis';

const connect = (prefix: string) =>
  new RedisConnection(process.env.REDIS_URL ?? '', `test${process.pid}-${prefix}-`);

describe('RedisConnection', () => {
  it('brings messages to subscribers of the same channel and prefix', async () => {
    const [own, other] = [connect('own'), connect('other')];
    const received: [string, string][] = [];
    const unsubscribe = own.subscribe(
      ['news', 'more'],
      (...message) => received.push(message),
      () => undefined,
    );
    await eventually(async () => {
      for (const redis of [other, own])
        await redis.publish('news', redis === own ? 'own' : 'other').catch(() => undefined);
      return received.length > 0;
    });
    await own.publish('more', 'last');
    await eventually(() => received.some(([, message]) => message === 'last'));
    expect(received.at(-1)).toEqual(['more', 'last']);
    expect(received.some(([, message]) => message === 'other')).toBe(false);
    unsubscribe();
    own.close();
    other.close();
  });

  it('listens to channels that change, and to patterns', async () => {
    const redis = connect('a[b]');
    const received: string[] = [];
    const subscription = redis.openSubscription({
      onMessage: (channel, message) => received.push(`${channel} ${message}`),
      onError: () => undefined,
    });
    /** Publishes to each channel in turn until one is heard. */
    const heard = (message: string, ...channels: string[]) =>
      eventually(async () => {
        for (const channel of channels) await redis.publish(channel, message).catch(() => undefined);
        return received.some((each) => each.endsWith(` ${message}`));
      });
    subscription.set({ names: ['one'] });
    await heard('first', 'two', 'one');
    subscription.set({ names: ['two'] });
    await heard('second', 'one', 'two');
    // Pattern subscriptions are not counted: their subscribers need no individual message.
    expect([await redis.countSubscribers('one'), await redis.countSubscribers('two')]).toEqual([0, 1]);
    subscription.set({ names: [], patterns: ['t*'] });
    await eventually(async () => (await redis.countSubscribers('two')) === 0);
    await heard('third', 'one', 'three');
    expect(new Set(received)).toEqual(new Set(['one first', 'two second', 'three third']));
    subscription.end();
    redis.close();
  });
});
