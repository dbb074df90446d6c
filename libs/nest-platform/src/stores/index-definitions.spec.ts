import { Schema } from 'mongoose';
import {
  compareIndexes,
  hashOf,
  type IndexDefinition,
  indexesOf,
  type StoredIndex,
} from './index-definitions';

const key = { email: 1 } as const;
const stored = (definition: IndexDefinition, name = 'email_1'): StoredIndex => ({ ...definition, name });
const NOTHING = { create: [], expire: [], replace: [], drop: [] };
const partial = { partialFilterExpression: { status: 'pending' } };

describe('compareIndexes', () => {
  it('finds nothing to do for equal definitions under any name', () => {
    const german = { collation: { locale: 'de', strength: 2 } };
    const wanted: IndexDefinition[] = [
      { key, unique: true, ...partial },
      { key: { name: 1 }, ...german },
    ];
    const known = [
      stored({ key: { name: 1 }, collation: { ...german.collation, caseLevel: false } }, 'other'),
      stored({ key, unique: true, ...partial }),
    ];
    expect(compareIndexes(wanted, known)).toEqual(NOTHING);
  });

  it.each([
    ['unique', { key, unique: true }, { key }],
    ['sparse', { key, sparse: true }, { key }],
    ['partial', { key, ...partial }, { key }],
    ['partial in another way', { key, ...partial }, { key, partialFilterExpression: { status: 'open' } }],
    ['compared by a language', { key, collation: { locale: 'de' } }, { key }],
    ['not expiring any more', { key }, { key, expireAfterSeconds: 60 }],
  ] as [string, IndexDefinition, IndexDefinition][])(
    'replaces an index that is to be %s',
    (_, wanted, old) => {
      expect(compareIndexes([wanted], [stored(old)])).toEqual({
        ...NOTHING,
        replace: [{ old: stored(old), wanted }],
      });
    },
  );

  it('changes the time of expiry in place', () => {
    const changes = compareIndexes(
      [{ key, expireAfterSeconds: 90 }],
      [stored({ key, expireAfterSeconds: 60 })],
    );
    expect(changes).toEqual({ ...NOTHING, expire: [{ name: 'email_1', expireAfterSeconds: 90 }] });
  });

  it('tells apart two indexes on the same keys, and the order of keys', () => {
    const both: IndexDefinition[] = [{ key }, { key, unique: true, ...partial }];
    expect(compareIndexes(both, [stored({ key, unique: true, ...partial })])).toEqual({
      ...NOTHING,
      create: [{ key }],
    });
    expect(compareIndexes([{ key: { a: 1, b: 1 } }], [stored({ key: { b: 1, a: 1 } })]).create).toHaveLength(
      1,
    );
  });

  it('drops retired indexes, and keeps those of somebody else', () => {
    const known = [stored({ key: { a: 1 } }, 'a_1'), stored({ key: { b: 1 } }, 'b_1')];
    expect(compareIndexes([], known, ['a_1'])).toEqual({ ...NOTHING, drop: ['a_1'] });
    expect(compareIndexes([{ key: { a: 1 } }], known, ['a_1'])).toEqual(NOTHING);
  });
});

describe('indexesOf', () => {
  it('leaves out what mongoose adds, and options that are off', () => {
    const schema = new Schema({ a: Number })
      .index({ a: 1 }, { unique: false })
      .index({ a: -1 }, { unique: true });
    expect(indexesOf(schema)).toEqual([{ key: { a: 1 } }, { key: { a: -1 }, unique: true }]);
  });
});

describe('hashOf', () => {
  it('changes with each option, and not with the order of the indexes', () => {
    const [a, b]: IndexDefinition[] = [{ key }, { key: { b: 1 }, expireAfterSeconds: 1 }];
    expect(hashOf('x', [a, b] as IndexDefinition[])).toBe(hashOf('x', [b, a] as IndexDefinition[]));
    const variants = [
      [],
      [{ key }],
      [{ key, unique: true }],
      [{ key, ...partial }],
      [{ key, expireAfterSeconds: 1 }],
    ];
    expect(new Set(variants.map((each) => hashOf('x', each as IndexDefinition[]))).size).toBe(
      variants.length,
    );
  });
});
