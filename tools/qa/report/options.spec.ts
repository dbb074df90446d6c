import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LauncherError } from '../../lib/launcher-error.ts';
import { parseOptions } from './options.ts';

const DEFAULTS = { candidates: 500, saveEvery: 10, route: '', findLargest: false };
const parse = (text: string) => parseOptions(text.split(' ').filter(Boolean), DEFAULTS);

describe('parseOptions', () => {
  for (const [text, expected] of [
    ['', {}],
    ['--candidates 20 --find-largest', { candidates: 20, findLargest: true }],
    ['--save-every 0.5 --route /about', { saveEvery: 0.5, route: '/about' }],
  ] as const)
    it(`reads "${text}"`, () => assert.deepEqual(parse(text), { ...DEFAULTS, ...expected }));

  for (const text of ['--candidates many', '--candidates -1', '--nonsense 1', '--candidates', 'more'])
    it(`explains "${text}"`, () => assert.throws(() => parse(text), LauncherError));
});
