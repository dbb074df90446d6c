import { undocumented } from './mongo-judge';

it.each([
  { insert: 'c', documents: [{ $odd: null }], ordered: true, $db: 'd', lsid: {} },
  { update: 'c', updates: [{ q: { a: { $in: [null] } }, u: { $set: { a: null } }, multi: true }] },
  { update: 'c', updates: [{ q: {}, u: [{ $set: { a: { $cond: [1, { $literal: { $x: 1 } }, 2] } } }] }] },
  { find: 'c', filter: { $and: [{ a: /^b/ }] }, projection: { a: { $slice: 1 } }, limit: 1 },
  { aggregate: 'c', pipeline: [{ $facet: { items: [{ $match: { a: null } }] } }], cursor: {} },
  { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1', unique: true }] },
  { explain: { find: 'c', filter: {} }, verbosity: 'queryPlanner' },
])('%j is documented', (command) => {
  expect(undocumented(command)).toEqual([]);
});

it.each([
  [{ bulkWrite: 1 }, 'unknown command bulkWrite'],
  [{ find: 'c', filters: {} }, 'find: unknown option filters of find'],
  [{ find: 'c', filter: {}, hint: null }, 'find: option hint of find has no value'],
  [{ find: 'c', filter: { a: { $near2: 1 } } }, 'find: unknown operator $near2'],
  [
    { createIndexes: 'c', indexes: [{ key: {}, name: 'a', background: null }] },
    'createIndexes: unknown option background of indexes',
  ],
  [
    { createIndexes: 'c', indexes: [{ key: {}, name: 'a', unique: null }] },
    'createIndexes: option unique of indexes has no value',
  ],
  [{ update: 'c', updates: [{ q: {}, u: {}, sort: {} }] }, 'update: unknown option sort of updates'],
  [{ update: 'c', updates: [{ q: {}, u: { $sett: {} } }] }, 'update: unknown operator $sett'],
  [{ update: 'c', updates: [{ q: {}, u: [{ $group: {} }] }] }, 'update: unknown stage $group'],
  [{ aggregate: 'c', pipeline: [{ $median: 1 }] }, 'aggregate: unknown stage $median'],
  [
    { aggregate: 'c', pipeline: [{ $group: { _id: null, m: { $percentile: {} } } }] },
    'aggregate: unknown operator $percentile',
  ],
  [
    { aggregate: 'c', pipeline: [{ $facet: { items: [{ $rankFusion: {} }] } }] },
    'aggregate: unknown stage $rankFusion',
  ],
  [{ explain: { find: 'c', tail: 1 } }, 'find: unknown option tail of find'],
])('%j is not documented', (command, problem) => {
  expect(undocumented(command)).toEqual([problem]);
});
