import { backOffDelay } from './back-off';

describe('backOffDelay', () => {
  it.each([
    [0, 500, 1000],
    [1, 500, 1000],
    [2, 1000, 2000],
    [4, 4000, 8000],
    [6, 15_000, 30_000],
    [50, 15_000, 30_000],
  ])('after %i failures is between %i and %i', (failures, shortest, longest) => {
    expect(backOffDelay(failures, () => 0)).toBe(shortest);
    expect(backOffDelay(failures, () => 1)).toBe(longest);
  });
});
