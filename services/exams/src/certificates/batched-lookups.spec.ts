import { BatchedLookups } from './batched-lookups';

type Found = ReadonlyMap<string, string>;

/** Look-ups whose queries are answered by hand. */
function held() {
  const reads: { keys: string[]; answer: (found: Found) => void; fail: (error: Error) => void }[] = [];
  const lookups = new BatchedLookups<string>(
    (keys) =>
      new Promise<Found>((resolve, reject) => {
        reads.push({ keys, answer: resolve, fail: reject });
      }),
  );
  return { lookups, reads };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('BatchedLookups', () => {
  it('reads a single key at once, and those of meanwhile together', async () => {
    const { lookups, reads } = held();
    const first = lookups.find('a');
    await settled();
    const others = ['b', 'c', 'b'].map((key) => lookups.find(key));
    expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
    reads[0]?.answer(new Map([['a', 'A']]));
    expect(await first).toBe('A');
    await settled();
    expect(reads[1]?.keys).toEqual(['b', 'c']);
    reads[1]?.answer(new Map([['b', 'B']]));
    expect(await Promise.all(others)).toEqual(['B', null, 'B']);
  });

  it('reads a key anew that is asked for while it is being read: it may have changed since', async () => {
    const { lookups, reads } = held();
    const before = lookups.find('a');
    await settled();
    const after = lookups.find('a');
    reads[0]?.answer(new Map([['a', 'valid']]));
    await settled();
    reads[1]?.answer(new Map([['a', 'revoked']]));
    expect(await Promise.all([before, after])).toEqual(['valid', 'revoked']);
  });

  it('fails with its query alone, and bounds the keys of one', async () => {
    const { lookups, reads } = held();
    const failed = lookups.find('a');
    await settled();
    const many = Array.from({ length: 150 }, (_, each) => lookups.find(String(each)));
    reads[0]?.fail(new Error('no store'));
    await expect(failed).rejects.toThrow('no store');
    await settled();
    reads[1]?.answer(new Map());
    await settled();
    expect(reads.map(({ keys }) => keys.length)).toEqual([1, 100, 50]);
    reads[2]?.answer(new Map());
    expect(new Set(await Promise.all(many))).toEqual(new Set([null]));
  });
});
