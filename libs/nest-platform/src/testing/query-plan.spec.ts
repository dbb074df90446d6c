import { Schema } from 'mongoose';
import { readerIndex } from '../stores/index-definitions';
import { planProblemOf, unservedCommands } from './query-plan';

const newest = { createdAt: -1, _id: -1 } as const;
const oldest = { createdAt: 1, _id: 1 } as const;
const list = { key: { createdAt: -1, _id: -1 } };
const byState = { key: { removedAt: 1, createdAt: -1, _id: -1 } };
const ask = (filter: Record<string, unknown>, sort?: Record<string, 1 | -1>) => ({
  collection: 'x',
  filter,
  sort,
});

describe('planProblemOf', () => {
  it.each([
    ['a list whose index has only its first key', ask({}, newest), [{ key: { createdAt: -1 } }], 'COLLSCAN'],
    [
      'a list whose index has one key turned',
      ask({}, newest),
      [{ key: { createdAt: -1, _id: 1 } }],
      'COLLSCAN',
    ],
    ['a list with its index', ask({}, newest), [list], undefined],
    ['a list in the opposite order', ask({}, oldest), [list], undefined],
    ['a filtered list with its index', ask({ removedAt: null }, newest), [byState], undefined],
    ['a list that filters while it reads', ask({ removedAt: null }, newest), [list], undefined],
    ['a range before the sort', ask({ removedAt: { $gt: 1 } }, newest), [byState], 'SORT'],
    ['a few values before the sort', ask({ removedAt: { $in: [1, 2] } }, newest), [byState], undefined],
    ['a filter on an index without the order', ask({ a: 1 }, newest), [{ key: { a: 1 } }], 'SORT'],
    ['a filter without an index', ask({ a: 1 }), [list], 'COLLSCAN'],
    ['a filter on a later key', ask({ createdAt: 1 }), [byState], 'COLLSCAN'],
    ['everything, in no order', ask({}), [], undefined],
    [
      'a partial index beyond its part',
      ask({ a: 1 }),
      [{ key: { a: 1 }, partialFilterExpression: { b: 1 } }],
      'COLLSCAN',
    ],
    [
      'a partial index',
      ask({ a: 1, b: 1 }),
      [{ key: { a: 1 }, partialFilterExpression: { b: 1 } }],
      undefined,
    ],
    [
      'a sparse index for a list of all',
      ask({}, { a: 1 }),
      [{ key: { a: 1 }, sparse: true as const }],
      'COLLSCAN',
    ],
    ['an id', ask({ _id: 1 }), [], undefined],
  ])('judges %s', (_, query, indexes, problem) => expect(planProblemOf(query, indexes)).toBe(problem));
});

describe('unservedCommands', () => {
  const schema = new Schema({}, { collection: 'x' }).index({ a: 1 });

  it('reads the filters of all kinds of commands', () => {
    const commands = [
      { find: 'x', filter: { b: 1 } },
      { aggregate: 'x', pipeline: [{ $match: { b: 2 } }, { $group: {} }] },
      { update: 'x', updates: [{ q: { b: 3 } }] },
      { delete: 'x', deletes: [{ q: { b: 4 } }, { q: { a: 1 } }] },
      { count: 'x' },
      { find: 'x', filter: { a: 1 } },
      { find: 'x', filter: { a: 1 }, sort: new Map([['b', 5]]) },
    ];
    expect(unservedCommands(commands, [schema])).toEqual([
      'x COLLSCAN {"filter":{"b":1},"sort":{}}',
      ...[2, 3, 4].map((b) => `x COLLSCAN {"filter":{"b":${b}}}`),
      'x SORT {"filter":{"a":1},"sort":{"b":5}}',
    ]);
  });

  it('allows a scan that ends by itself, but no sort', () => {
    const commands = [
      { find: 'x', filter: { b: 1 }, maxTimeMS: 5000 },
      { find: 'x', filter: { a: 1 }, sort: { b: 1 }, maxTimeMS: 5000 },
    ];
    expect(unservedCommands(commands, [schema])).toEqual(['x SORT {"filter":{"a":1},"sort":{"b":1}}']);
  });

  it('knows the indexes of the adapter that reads lists', () => {
    const listed = new Schema({}, { collection: 'y' });
    readerIndex(listed, 'mongo', { a: 1 });
    const commands = [{ find: 'y', filter: { a: 1 } }];
    expect(unservedCommands(commands, [listed])).toEqual([]);
    expect(unservedCommands(commands, [listed], 'memory')).toEqual([
      'y COLLSCAN {"filter":{"a":1},"sort":{}}',
    ]);
  });
});
