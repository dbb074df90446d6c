import { advance, settle, useFakeTimers } from '../testing/fake-timers';
import { startWithRetry } from './start-with-retry';

const full = (retryAfter?: number) => ({
  status: 503,
  code: 'BUSY',
  message: 'full',
  issues: [],
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

function setUp(refusals: unknown[]) {
  const start = jest.fn(() =>
    refusals.length > 0 ? Promise.reject(refusals.shift()) : Promise.resolve('started'),
  );
  return { done: startWithRetry(start), start };
}

describe('startWithRetry', () => {
  useFakeTimers();

  it('retries after the Retry-After, not earlier', async () => {
    const { done, start } = setUp([full(5)]);
    await settle();
    await advance(5000);
    expect(start).toHaveBeenCalledTimes(1);
    await advance(1000);
    await expect(done).resolves.toBe('started');
  });

  it.each([
    ['without a Retry-After', full()],
    ['with a long Retry-After', full(600)],
    ['a refusal', { ...full(5), status: 409 }],
  ])('throws %s', async (_name, refusal) => {
    await expect(setUp([refusal]).done).rejects.toBe(refusal);
  });

  it('gives up after five tries', async () => {
    const { done, start } = setUp(Array.from({ length: 9 }, () => full(1)));
    const refused = expect(done).rejects.toMatchObject({ code: 'BUSY' });
    await advance(60_000);
    await refused;
    expect(start).toHaveBeenCalledTimes(5);
  });
});
