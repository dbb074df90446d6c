import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LauncherError } from '../lib/launcher-error.ts';
import { readWanted } from './test.ts';

const read = (text: string) => readWanted(text.split(' ').filter(Boolean), ['tools', 'admin', 'exams']);

describe('readWanted', () => {
  for (const [text, parts, wanted] of [
    ['', ['lint', 'types', 'unit', 'integration', 'faults', 'e2e', 'security'], []],
    ['unit', ['unit'], []],
    ['security', ['security'], []],
    ['integration exams', ['integration'], ['exams']],
    ['unit admin exams', ['unit'], ['admin', 'exams']],
    ['exams', ['unit', 'integration'], ['exams']],
  ] as const)
    it(`takes "${text}" for ${[...parts, ...wanted].join(' ')}`, () =>
      assert.deepEqual(read(text), { parts, wanted }));

  for (const [text, wanted] of [
    ['integration --store mongoeco', []],
    ['--store mongoeco exams', ['exams']],
  ] as const)
    it(`takes "${text}" for integration tests on mongoeco`, () =>
      assert.deepEqual(read(text), { parts: ['integration'], wanted, store: 'mongoeco' }));

  for (const text of [
    '--store',
    '--store other',
    'unit --store mongoeco',
    'unti',
    'lint exams',
    'e2e admin',
    'security exams',
  ])
    it(`explains "${text}"`, () => assert.throws(() => read(text), LauncherError));
});
