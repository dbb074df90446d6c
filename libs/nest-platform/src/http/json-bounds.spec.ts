import { type Call, calls, internalCalls, JSON_DEPTH, JSON_VALUES } from '@concord/contracts';
import { jsonExcess } from './json-bounds';

const messageOf = (json: string, jsonValues?: number, jsonDepth?: number) =>
  jsonExcess(Buffer.from(json), { jsonValues, jsonDepth })?.message;

/** Number of values in JSON, counted with the JSON parser. */
function partsOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const inner: unknown[] = Object.values(value);
  const own = Math.max(1, Array.isArray(value) ? inner.length : 2 * inner.length);
  return own + inner.reduce<number>((sum, each) => sum + partsOf(each), 0);
}

describe('jsonExcess', () => {
  it.each([
    ['nested lists', '['.repeat(600) + ']'.repeat(600), 600],
    ['objects in a list', `[${Array(500).fill('{}').join(',')}]`, 1000],
    ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, n]))), 600],
    ['numbers', JSON.stringify(Array(700).fill(0)), 700],
    ['nothing', '', 0],
  ])('counts %s', (_, json, values) => {
    expect(messageOf(json, values, 1000)).toBeUndefined();
    if (values > 0) expect(messageOf(json, values - 1, 1000)).toMatch(/too many parts\./);
  });

  it.each([
    ['commas and brackets', '[,{:}]'.repeat(1000)],
    ['quotes', 'She said: "[[[", '.repeat(1000)],
    ['backslashes before quotes', '\\'.repeat(63) + '",[' + '\\\\"{'.repeat(1000)],
    ['a backslash where short texts end', 'x'.repeat(63) + '\\"[[[' + 'x'.repeat(62) + '"'],
    ['letters of other scripts', 'ṣẹ,[ 漢字'.repeat(1000)],
    ['the data of a file', `data:image/jpeg;base64,${'a'.repeat(1_000_000)}`],
    ['nothing', ''],
  ])('counts no part of a text of %s', (_, text) => {
    expect(messageOf(JSON.stringify({ text, [text]: [1] }), 6, 2)).toBeUndefined();
    expect(messageOf(JSON.stringify({ text, [text]: [1] }), 4, 2)).toMatch(/too many/);
  });

  it('counts as the parser does, whatever texts hold', () => {
    const pieces = ['\\', '"', '[', ',', ':', '{', ']', '}', 'x'.repeat(60), 'é', '\n', '\\"'];
    let random = 7;
    const next = () => (random = (random * 16_807) % 2_147_483_647);
    const text = () => Array.from({ length: next() % 90 }, () => pieces[next() % pieces.length]).join('');
    for (let n = 0; n < 300; n += 1) {
      const value = { [text()]: [text(), { [text()]: text() }, []], b: text(), c: null };
      const json = JSON.stringify(value);
      expect(messageOf(json, partsOf(value))).toBeUndefined();
      expect(messageOf(json, partsOf(value) - 1)).toMatch(/too many/);
    }
  });

  it('bounds the depth, wherever it is', () => {
    expect(messageOf('[[1],[[2]]]', 100, 3)).toBeUndefined();
    expect(messageOf('[[1],[[[2]]]]', 100, 3)).toMatch(/too many levels/);
  });

  it.each(['{"a":"', '{"a":"\\', '"'.repeat(3), '\\"[', ']]]]', 'nonsense'])(
    'judges %s, which is no JSON',
    (json) => expect(messageOf(json)).toBeUndefined(),
  );

  // Quadratic backtracking would exceed the test's time-out.
  it('reads a million pieces of what is hard to read', () => {
    for (const piece of ['\\"', '\\\\', '"",', '\\'])
      expect(messageOf(`["${'x'.repeat(70)}${piece.repeat(1_000_000)}`, 3_000_000)).toBeUndefined();
  });
});

const all: Call[] = Object.values({ ...calls, ...internalCalls } as Record<string, Call>);

describe('each call with a body', () => {
  it.each(all.filter(({ body }) => body).map((call) => [call.name, call] as const))(
    '%s is bounded',
    (_, call) => {
      const { jsonValues = JSON_VALUES.default, jsonDepth = JSON_DEPTH } = call;
      const values = (count: number) => Buffer.from(`[${Array(count).fill('0').join(',')}]`);
      expect(jsonExcess(values(jsonValues), call)).toBeUndefined();
      expect(jsonExcess(values(jsonValues + 1), call)).toMatchObject({
        statusCode: 400,
        code: 'BAD_REQUEST',
      });
      const nested = (depth: number) => Buffer.from('['.repeat(depth) + ']'.repeat(depth));
      expect(jsonExcess(nested(jsonDepth), call)).toBeUndefined();
      expect(jsonExcess(nested(jsonDepth + 1), call)).toMatchObject({ statusCode: 400 });
    },
  );
});
