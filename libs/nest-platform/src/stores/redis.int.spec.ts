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
});
