import { setTimeout as sleep } from 'node:timers/promises';
import { AuditTrail } from '../audit/audit-trail';
import { RedisConnection } from '../stores/redis';
import { eventually } from '../testing/eventually';
import { FailureLimiters } from './failure-limiter';
import { GuessLimiter } from './guess-limiter';

const url = process.env.REDIS_URL ?? '';
/** Port 1 has no listener. */
const down = 'redis://127.0.0.1:1';
const connect = (to: string) => new RedisConnection(to, `test${process.pid}-${Date.now()}-`);
const TOO_MANY = { statusCode: 429, code: 'TOO_MANY_REQUESTS' };

describe.each([
  ['on Redis', url],
  ['in memory while Redis is down', down],
])('limiters %s', (_, redisUrl) => {
  let redis: RedisConnection;
  let limiters: FailureLimiters;
  const audit = new AuditTrail();
  beforeEach(async () => {
    redis = connect(redisUrl);
    // Before the connection is ready, tries are counted in memory.
    if (redisUrl === url) await eventually(() => redis.client.status === 'ready');
    limiters = new FailureLimiters(redis, audit);
    jest.spyOn(audit, 'record').mockClear().mockResolvedValue();
  });
  afterEach(() => redis.close());

  it('stops after the given failures', async () => {
    const limiter = limiters.get('guesses', 2, 60);
    await limiter.consume('k');
    await limiter.consume('k');
    await limiter.refund('k');
    await limiter.consume('k');
    await expect(limiter.consume('k')).rejects.toMatchObject(TOO_MANY);
    await limiter.consume('another');
  });

  it('allows no more when guesses come at once, and counts none that it refused', async () => {
    const limiter = limiters.get('guesses', 5, 60);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => limiter.consume('k')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (let n = 0; n < 5; n += 1) await limiter.refund('k');
    for (let n = 0; n < 5; n += 1) await limiter.consume('k');
    await expect(limiter.consume('k')).rejects.toMatchObject(TOO_MANY);
  });

  it('records a reached limit once a window', async () => {
    const limiter = limiters.get('guesses', 1, 60);
    await limiter.consume('k');
    for (let n = 0; n < 5; n += 1) await limiter.consume('k').catch(() => undefined);
    expect(audit.record).toHaveBeenCalledTimes(1);
    expect(audit.record).toHaveBeenCalledWith(
      expect.objectContaining({
        action: 'limit.reach',
        target: { entity: 'limit', id: 'guesses', label: 'k' },
      }),
    );
  });

  it('waits longer after each failure, and never longer than told', async () => {
    const limiter = limiters.getBackOff('guesses', { free: 2, firstSeconds: 1, maxSeconds: 2 });
    for (let n = 0; n < 3; n += 1) await limiter.consume('k');
    for (let n = 0; n < 20; n += 1) await expect(limiter.consume('k')).rejects.toMatchObject(TOO_MANY);
    await sleep(1100);
    await limiter.consume('k');
    const refusal = (await limiter.consume('k').catch((error: unknown) => error)) as {
      extra: { retryAfterSeconds: number };
    };
    expect(refusal.extra.retryAfterSeconds).toBeGreaterThan(1);
    expect(refusal.extra.retryAfterSeconds).toBeLessThanOrEqual(2);
    await limiter.refund('k');
    await limiter.consume('k');
    await limiter.consume('another');
  });

  it('slow all callers together where they are too many, refuse none, and take those of each place in turn', async () => {
    const throttle = limiters.getDelayThrottle('crowd', { free: 3, seconds: 60 });
    for (let n = 0; n < 3; n += 1) await throttle.delay('crowd');
    const eased: string[] = [];
    const delayed = (key: string) => throttle.delay(key).then(() => eased.push(key));
    const crowd = Array.from({ length: 20 }, () => delayed('crowd'));
    await sleep(100);
    expect(eased).toEqual([]);
    await Promise.all([...crowd, delayed('another')]);
    expect(eased).toHaveLength(21);
    expect(eased.indexOf('another')).toBeLessThan(15);
    expect(audit.record).toHaveBeenCalledTimes(1);
  });

  it('refuse the address that guesses, and never all of them', async () => {
    const guesses = new GuessLimiter(limiters, 'serial', { perAddress: 2, inAll: 8, seconds: 60 });
    for (let address = 0; address < 8; address += 1) await guesses.countWrong(`10.0.0.${address}`);
    for (const address of ['2001:db8::1', '2001:db8::2']) await guesses.countWrong(address);
    await expect(guesses.countWrong('2001:db8::3')).rejects.toMatchObject(TOO_MANY);
    await guesses.countWrong('2001:db8:0:1::3');
  });
});
