import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isBuilt, markBuilt, sourceStamp } from './content-stamp.ts';

describe('content stamp', () => {
  const root = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(join(root(), file, '..'), { recursive: true });
    writeFileSync(join(root(), file), text);
  };
  const isDone = () => isBuilt(root(), sourceStamp(root()));
  const mark = (sources = sourceStamp(root())) => markBuilt(root(), sources);
  beforeEach(() => {
    write('services/exams/src/main.ts', 'one');
    write('services/exams/dist/main.js', 'built');
  });

  it('asks for a build when there never was one', () => assert.equal(isDone(), false));

  it('asks for none when nothing changed since', () => {
    mark();
    assert.equal(isDone(), true);
  });

  for (const [what, file] of [
    ['a source file changed', 'services/exams/src/main.ts'],
    ['a source file is new', 'libs/contracts/src/new.ts'],
    ['the lockfile changed', 'package-lock.json'],
    ['a built file was altered', 'services/exams/dist/main.js'],
  ] as const) {
    it(`asks for one when ${what}`, () => {
      mark();
      write(file, 'something else');
      assert.equal(isDone(), false);
    });
  }

  it('asks for one when the built files are gone', () => {
    mark();
    rmSync(join(root(), 'services/exams/dist'), { recursive: true });
    assert.equal(isDone(), false);
  });

  it('asks for one when a source file changed during the build', () => {
    const sources = sourceStamp(root());
    write('services/exams/src/main.ts', 'two');
    mark(sources);
    assert.equal(isDone(), false);
  });

  it('does not mind a changed test', () => {
    mark();
    write('services/exams/src/main.spec.ts', 'test');
    assert.equal(isDone(), true);
  });
});
