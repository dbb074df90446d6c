import { backoffMs } from './backoff';

const lowest = () => 0;
const highest = () => 1;

describe('backoffMs', () => {
  it.each([
    [1, 500, 1000],
    [2, 1000, 2000],
    [4, 4000, 8000],
    [6, 15_000, 30_000],
    [50, 15_000, 30_000],
  ])('before retry %i is between %i and %i ms', (attempt, from, to) => {
    expect(backoffMs(attempt, 0, lowest)).toBe(from);
    expect(backoffMs(attempt, 0, highest)).toBe(to);
  });

  it('is never shorter than the server asked for', () => {
    expect(backoffMs(1, 30, lowest)).toBe(30_000);
    expect(backoffMs(1, 30, highest)).toBeGreaterThan(30_000);
  });
});
