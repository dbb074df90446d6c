import assert from 'node:assert/strict';
import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { completed, replaceFile, valuesOf, withValues } from './env-file.mjs';

const folder = temporaryFolder();

describe('valuesOf', () => {
  it('reads set variables, with and without quotes', () => {
    const text = '# A=1\nA=1\r\nexport B = "two words"\nC=\nD=\'x=y\'\n';
    assert.deepEqual(valuesOf(text), { A: '1', B: 'two words', D: 'x=y' });
  });
});

describe('completed', () => {
  it('fills empty variables where they stand, and adds others', () => {
    assert.equal(completed('A=\n# kept\nB=2', { A: '1', C: '3' }), 'A=1\n# kept\nB=2\nC=3\n');
  });
});

describe('withValues', () => {
  it('changes, adds and removes variables, and leaves the rest', () => {
    const text = '# a comment\nA=1\nexport B=2\nC=3\n';
    assert.equal(
      withValues(text, { A: '9', B: undefined, D: '4', E: undefined }),
      '# a comment\nA=9\nC=3\nD=4\n',
    );
  });
});

describe('replaceFile', () => {
  it('replaces the file that a link leads to, for its owner alone', () => {
    const file = join(folder(), 'a.env');
    writeFileSync(file, 'A=1\n');
    symlinkSync(file, join(folder(), 'link'));
    replaceFile(join(folder(), 'link'), 'A=2\n');
    assert.equal(readFileSync(file, 'utf8'), 'A=2\n');
    assert.equal(statSync(file).mode & 0o777, 0o600);
  });
});
