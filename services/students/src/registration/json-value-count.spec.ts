import { hasMoreValues } from './json-value-count';

const hasMore = (json: string, max = 1000) => hasMoreValues(Buffer.from(json), max);

describe('hasMoreValues', () => {
  it('accepts a registration with large files', () => {
    const body = {
      surname: 'Ada',
      image_data: `data:image/jpeg;base64,${'a'.repeat(1_000_000)}`,
      pgdCourses: ['a, b'],
    };
    expect(hasMore(JSON.stringify(body))).toBe(false);
  });

  it.each([
    ['nested lists', '['.repeat(600) + ']'.repeat(600), 599],
    ['objects in a list', `[${Array(500).fill('{}').join(',')}]`, 999],
    ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, n]))), 599],
    ['numbers', JSON.stringify(Array(700).fill(0)), 699],
  ])('counts %s', (_, json, max) => {
    expect(hasMore(json, max)).toBe(true);
    expect(hasMore(json, max + 1)).toBe(false);
  });

  it('counts nothing in an empty body', () => expect(hasMore('', 0)).toBe(false));
});
