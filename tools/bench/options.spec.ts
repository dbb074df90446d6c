import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LauncherError } from '../lib/launcher-error.ts';
import { parseOptions } from './options.ts';

const USUAL = { candidates: 500, saveEvery: 10, route: '', findLargest: false };
const parse = (text: string) =>
  parseOptions(text.split(' ').filter(Boolean), USUAL, {
    candidates: { min: 1, max: 600, whole: true },
    saveEvery: { min: 0.2 },
  });

describe('parseOptions', () => {
  for (const [text, expected] of [
    ['', {}],
    ['--candidates 20.7 --find-largest', { candidates: 20, findLargest: true }],
    [
      '--save-every 0.01 --candidates 900 --route /about',
      { saveEvery: 0.2, candidates: 600, route: '/about' },
    ],
    ['--candidates 0', { candidates: 1 }],
  ] as const)
    it(`reads "${text}"`, () => assert.deepEqual(parse(text), { ...USUAL, ...expected }));

  for (const text of ['--candidates many', '--nonsense 1', '--candidates', 'more'])
    it(`explains "${text}"`, () => assert.throws(() => parse(text), LauncherError));
});
