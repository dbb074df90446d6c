import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ResultCache } from './result-cache.ts';

const inputs = { files: ['services/*/**/*'], exclude: ['**/*.spec.ts'] };
const passed = { name: 'hall', passed: 3, failed: 0, skipped: 0 };

describe('ResultCache', () => {
  const root = temporaryFolder();
  let cache: ResultCache;
  const write = (file: string, text: string) => writeFileSync(join(root(), 'services/exams', file), text);
  const find = (programs = 'MongoDB 8') => new ResultCache(programs, root()).find('hall', inputs);
  beforeEach(() => {
    mkdirSync(join(root(), 'services/exams'), { recursive: true });
    write('main.ts', 'one');
    cache = new ResultCache('MongoDB 8', root());
    cache.find('hall', inputs);
  });

  it('finds what passed with the same inputs, and its count of tests', () => {
    cache.keep(passed);
    assert.deepEqual(find(), { ...passed, isCached: true });
    assert.equal(cache.find('journeys', inputs), undefined);
    assert.equal(find('MongoDB 9'), undefined);
  });

  it('keeps the result of what was there when the part began', () => {
    write('main.ts', 'two');
    cache.keep(passed);
    assert.equal(find(), undefined);
  });

  it('does not keep what failed', () => {
    cache.keep({ ...passed, failed: 1 });
    assert.equal(find(), undefined);
  });

  for (const [what, change] of [
    ['a file changed', () => write('main.ts', 'two')],
    ['a file is new', () => write('new.ts', '')],
    ['a file is gone', () => rmSync(join(root(), 'services/exams/main.ts'))],
  ] as const)
    it(`finds nothing when ${what}`, () => {
      cache.keep(passed);
      change();
      assert.equal(find(), undefined);
    });

  it('passes over files that are no inputs', () => {
    cache.keep(passed);
    write('main.spec.ts', 'test');
    write('notes.md', 'words');
    assert.notEqual(find(), undefined);
  });
});
