import { hasMoreParts } from './json-parts';

const more = (json: string, most = 1000) => hasMoreParts(Buffer.from(json), most);

describe('hasMoreParts', () => {
  it('lets a registration with large files pass', () => {
    const body = {
      surname: 'Ada',
      image_data: `data:image/jpeg;base64,${'a'.repeat(1_000_000)}`,
      pgdCourses: ['a, b'],
    };
    expect(more(JSON.stringify(body))).toBe(false);
  });

  it.each([
    ['nested lists', '['.repeat(600) + ']'.repeat(600), 599],
    ['objects in a list', `[${Array(500).fill('{}').join(',')}]`, 999],
    ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, n]))), 599],
    ['numbers', JSON.stringify(Array(700).fill(0)), 699],
  ])('counts %s', (_, json, most) => {
    expect(more(json, most)).toBe(true);
    expect(more(json, most + 1)).toBe(false);
  });

  it('knows nothing of what is not there', () => expect(more('', 0)).toBe(false));
});
