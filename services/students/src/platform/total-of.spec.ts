import { totalOf } from './total-of';

describe('totalOf', () => {
  const count = jest.fn().mockResolvedValue(42);
  beforeEach(() => count.mockClear());

  it.each([
    [1, 3, 3],
    [1, 0, 0],
    [3, 4, 24],
  ])('knows without counting what page %i with %i rows means', async (page, onPage, total) => {
    expect(await totalOf({ page, pageSize: 10 }, onPage, count)).toBe(total);
    expect(count).not.toHaveBeenCalled();
  });

  it.each([
    [1, 10],
    [5, 0],
  ])('counts when page %i has %i rows', async (page, onPage) => {
    expect(await totalOf({ page, pageSize: 10 }, onPage, count)).toBe(42);
  });
});
