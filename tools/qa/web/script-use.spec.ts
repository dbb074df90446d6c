import assert from 'node:assert/strict';
import { it } from 'node:test';
import { unusedScripts } from './script-use.ts';

const script = (name: string, ...inner: number[]) => ({
  url: `http://127.0.0.1:1/${name}`,
  functions: [1, ...inner].map((count) => ({ ranges: [{ count }] })),
});

it('names scripts that only registered their modules, or did not run at all', () => {
  const coverage = [
    script('used.js', 0, 3),
    script('idle.js', 0, 0),
    script('data.js'),
    script('frames.js', 0),
    script('frames.js', 2),
  ];
  const paths = ['/used.js', '/idle.js', '/data.js', '/frames.js', '/late.js'];
  assert.deepEqual(unusedScripts(paths, coverage), ['/idle.js', '/late.js']);
});
