import { CallThrottle } from './call-throttle';

describe(CallThrottle.name, () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const create = () => new CallThrottle({ calls: 3, seconds: 10, message: 'Slower' });
  const refused = (throttle: CallThrottle, key: string, calls: number) =>
    Array.from({ length: calls }, () => throttle.check(key)).filter(Boolean).length;

  it('refuses what is beyond its bound, until the window ends', () => {
    const throttle = create();
    expect(refused(throttle, 'a', 3)).toBe(0);
    jest.advanceTimersByTime(2500);
    expect(throttle.check('a')).toMatchObject({
      statusCode: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Slower',
      extra: { retryAfterSeconds: 8 },
    });
    jest.advanceTimersByTime(7500);
    expect(refused(throttle, 'a', 4)).toBe(1);
  });

  it('counts each key by itself', () => {
    const throttle = create();
    expect(refused(throttle, 'a', 5)).toBe(2);
    expect(refused(throttle, 'b', 3)).toBe(0);
  });

  it('forgets the keys that were not used for longest', () => {
    const throttle = create();
    refused(throttle, 'a', 4);
    for (let n = 0; n < 20_000; n += 1) throttle.check(`other ${n}`);
    expect(throttle.check('a')).toBeUndefined();
  });
});
