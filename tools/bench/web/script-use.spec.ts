import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unusedScripts } from './script-use.ts';

const ranges = (count: number) => [{ startOffset: 0, endOffset: 10, count }];
const script = (name: string, ...inner: number[]) => ({
  url: `http://127.0.0.1:1/${name}`,
  functions: [1, ...inner].map((count) => ({ ranges: ranges(count) })),
});

describe('unusedScripts', () => {
  it('names a chunk that only registered its modules', () => {
    assert.deepEqual(unusedScripts([script('used.js', 0, 3), script('idle.js', 0, 0)]), ['/idle.js']);
  });

  it('takes a script without functions as used', () =>
    assert.deepEqual(unusedScripts([script('data.js')]), []));

  it('counts a script that ran in one of several frames', () => {
    assert.deepEqual(unusedScripts([script('twice.js', 0), script('twice.js', 2)]), []);
  });
});
