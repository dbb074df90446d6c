import type { Connection } from 'mongoose';
import { StoreCosts } from './store-cost';

const indexes = [
  { v: 2, name: '_id_', key: { _id: 1 } },
  { v: 2, name: 'status', key: { status: 1, at: -1 } },
  { v: 2, name: 'open', key: { at: 1 }, partialFilterExpression: { status: 'open' } },
  { v: 2, name: 'reset', key: { 'reset.at': 1 }, sparse: true },
  { v: 2, name: 'words', key: { words: 1 } },
];
const costs = () =>
  new StoreCosts({
    collection: () => ({ indexes: () => Promise.resolve(indexes) }),
  } as unknown as Connection);
const record = { _id: 1, status: 'graded', at: new Date(), words: ['a', 'b', 'c'] };

describe('StoreCosts', () => {
  it.each([
    ['a find', { find: 'c', filter: {} }, 0],
    [
      'an insert: each word, and neither a sparse nor a partial index',
      { insert: 'c', documents: [record] },
      5,
    ],
    [
      'an insert that the partial index holds',
      { insert: 'c', documents: [{ ...record, status: 'open' }] },
      6,
    ],
    [
      'an insert that the sparse index holds',
      { insert: 'c', documents: [{ ...record, reset: { at: 1 } }] },
      6,
    ],
    ['two inserts', { insert: 'c', documents: [record, record] }, 10],
    ['a change of no indexed field', { update: 'c', updates: [{ q: {}, u: { $set: { note: 1 } } }] }, 0],
    ['a change of an indexed field', { update: 'c', updates: [{ q: {}, u: { $set: { at: 1 } } }] }, 2],
    [
      'a change of what an index holds',
      { update: 'c', updates: [{ q: {}, u: { $set: { status: 'open' } } }] },
      2,
    ],
    ['a change of a whole field', { update: 'c', updates: [{ q: {}, u: { $unset: { reset: 1 } } }] }, 1],
    ['a pipeline', { update: 'c', updates: [{ q: {}, u: [{ $set: { words: 1, 'a.b': 2 } }] }] }, 1],
  ])('counts the entries of %s', async (_, command, indexEntries) => {
    expect(await costs().of([command])).toEqual({
      commands: 1,
      indexEntries,
      indexes: 'find' in command ? 0 : indexes.length,
    });
  });

  it('leaves out what drivers and the platform do for themselves, and takes the least of the samples', async () => {
    const own = [{ hello: 1 }, { update: 'platform', updates: [] }, { update: 'presence', updates: [] }];
    const find = { find: 'c' };
    const samples = [
      [find, find, ...own],
      [find, ...own],
      [find, find],
    ];
    expect(await costs().least(3, () => Promise.resolve(samples.shift() ?? []))).toEqual({
      commands: 1,
      indexEntries: 0,
      indexes: 0,
    });
  });
});
