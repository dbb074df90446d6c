import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { ResultCache } from './result-cache.ts';

const result = (failed = 0) => ({ name: 'hall', passed: 3, failed, skipped: 0 });
const inputs = { files: ['services/*/**/*'], exclude: ['**/*.spec.ts'] };

describe('ResultCache', () => {
  let root = '';
  let cache: ResultCache;
  const write = (file: string, text: string) => writeFileSync(join(root, 'services/exams', file), text);
  /** The part was not found, ran and was kept. */
  const run = (made: ReturnType<typeof result>) => {
    cache.find('hall', inputs);
    cache.keep(made);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'results-'));
    cache = new ResultCache('MongoDB 8', root);
    mkdirSync(join(root, 'services/exams'), { recursive: true });
    write('main.ts', 'one');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('finds what passed with the same inputs, and its count of tests', () => {
    run(result());
    assert.deepEqual(new ResultCache('MongoDB 8', root).find('hall', inputs), {
      ...result(),
      isCached: true,
    });
    assert.equal(cache.find('journeys', inputs), undefined);
  });

  it('keeps the result of what was there when the part began', () => {
    cache.find('hall', inputs);
    write('main.ts', 'two');
    cache.keep(result());
    assert.equal(cache.find('hall', inputs), undefined);
  });

  it('does not keep what failed', () => {
    run(result(1));
    assert.equal(cache.find('hall', inputs), undefined);
  });

  for (const [what, change] of [
    ['a file changed', () => write('main.ts', 'two')],
    ['a file is new', () => write('new.ts', '')],
    ['a file is gone', () => rmSync(join(root, 'services/exams/main.ts'))],
  ] as const)
    it(`finds nothing when ${what}`, () => {
      run(result());
      change();
      assert.equal(cache.find('hall', inputs), undefined);
    });

  it('finds nothing when a program has another version', () => {
    run(result());
    assert.equal(new ResultCache('MongoDB 9', root).find('hall', inputs), undefined);
  });

  it('passes over files that are no inputs', () => {
    run(result());
    write('main.spec.ts', 'test');
    write('notes.md', 'words');
    assert.notEqual(cache.find('hall', inputs), undefined);
  });
});
