import { backoffMs } from './backoff';

const least = () => 0;
const most = () => 1;

describe('backoffMs', () => {
  it.each([
    [1, 500, 1000],
    [2, 1000, 2000],
    [4, 4000, 8000],
    [6, 15_000, 30_000],
    [50, 15_000, 30_000],
  ])('before try %i is between %i and %i', (attempt, from, to) => {
    expect(backoffMs(attempt, 0, least)).toBe(from);
    expect(backoffMs(attempt, 0, most)).toBe(to);
  });

  it('is never shorter than the server asked for', () => {
    expect(backoffMs(1, 30, least)).toBe(30_000);
    expect(backoffMs(1, 30, most)).toBeGreaterThan(30_000);
  });
});
