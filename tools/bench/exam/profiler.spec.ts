import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownerOf, timeByOwner } from './profiler.ts';

describe('ownerOf', () => {
  for (const [url, name, expected] of [
    ['file:///r/node_modules/bson/lib/bson.cjs', 'f', 'bson'],
    ['/r/node_modules/a/node_modules/@nestjs/core/x.js', 'f', '@nestjs/core'],
    ['/r/services/exams/dist/main.js', 'f', 'services/exams'],
    ['node:internal/x', 'f', 'node'],
    ['', '(garbage collector)', '(garbage collector)'],
    ['', '', 'native'],
  ] as const) {
    it(`is ${expected} for ${url || name || 'nothing'}`, () => assert.equal(ownerOf(url, name), expected));
  }
});

describe('timeByOwner', () => {
  it('adds up by owner, without idle time', () => {
    const frame = (url: string, functionName = '') => ({ url, functionName, lineNumber: 0 });
    const nodes = [
      { id: 1, callFrame: frame('node:x') },
      { id: 2, callFrame: frame('/r/node_modules/bson/a.js') },
      { id: 3, callFrame: frame('', '(idle)') },
    ];
    const times = timeByOwner({ nodes, samples: [1, 2, 2, 3], timeDeltas: [1000, 2000, 3000, 9000] });
    assert.deepEqual(times, [
      ['bson', 5],
      ['node', 1],
    ]);
  });
});
