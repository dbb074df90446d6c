import { log } from '../core/logger';
import { retryWithin } from './retry-within';

describe('retryWithin', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(log, 'info').mockReturnValue(undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('tries again until it succeeds, and logs each reason once', async () => {
    const reasons = ['refused on 41', 'refused on 42', 'not the primary', 'refused on 43'];
    const attempt = async () => {
      const reason = reasons.shift();
      if (reason) throw new Error(reason);
      return 'up';
    };
    expect(await retryWithin(10_000, attempt, () => true, 'the store is away')).toBe('up');
    expect(logged.mock.calls).toEqual([
      [{ err: new Error('refused on 41') }, 'waiting: the store is away'],
      [{ err: new Error('not the primary') }, 'waiting: the store is away'],
      ['over: waiting: the store is away'],
    ]);
  });

  it.each([
    ['that does not pass', 10_000, false],
    ['that is the last one', 0, true],
  ])('throws an error %s', async (_, timeoutMs, passes) => {
    const attempt = () => Promise.reject(new Error('refused'));
    await expect(retryWithin(timeoutMs, attempt, () => passes, 'the store is away')).rejects.toThrow(
      'refused',
    );
  });
});
