import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startFirst } from './start-first.ts';
import { withoutPassword } from './external.ts';
import { failedRecently, rememberFailure } from './failed-downloads.ts';
import { type Candidates, MissingError } from './store.ts';

const has = (kind: string): Candidates => ({ [kind]: async () => ({ label: kind, env: {} }) });
const lacks = (kind: string): Candidates => ({
  [kind]: () => Promise.reject(new MissingError(`no ${kind}`)),
});

describe('choice of a store', () => {
  const home = temporaryFolder();
  const label = async (...candidates: Candidates[]) =>
    (await startFirst(home(), 'db', Object.assign({}, ...candidates) as Candidates, 'Do it.')).label;

  it('takes the first that is there', async () => {
    assert.equal(await label(lacks('a'), has('b'), has('c')), 'b');
  });

  it('stays with the kind whose data the folder holds when a better one appears', async () => {
    await label(lacks('a'), has('b'));
    assert.equal(await label(has('a'), has('b')), 'b');
  });

  it('leaves a kind whose data the better one reads', async () => {
    await label(lacks('a'), has('b'));
    const better = { ...has('a'), ...has('b') };
    assert.equal((await startFirst(home(), 'db', better, 'Do it.', 'b')).label, 'a');
  });

  it('takes another when the former kind is gone', async () => {
    await label(lacks('a'), has('b'));
    assert.equal(await label(has('a'), lacks('b')), 'a');
  });

  it('names every reason and the way out when there is none', async () => {
    await assert.rejects(
      label(lacks('a'), lacks('b')),
      /^LauncherError: No db can be had: no a; no b\. Do it\.$/,
    );
  });

  it('remembers a failed download for a day', () => {
    assert.equal(failedRecently(home(), 'x'), false);
    rememberFailure(home(), 'x', 'no network');
    assert.equal(failedRecently(home(), 'x'), true);
    assert.equal(failedRecently(home(), 'x', Date.now() + 25 * 60 * 60 * 1000), false);
  });

  it('keeps passwords off the console', () => {
    assert.equal(withoutPassword('mongodb://user:secret@db:1/x'), 'mongodb://user:***@db:1/x');
    assert.equal(withoutPassword('redis://:secret@db:1'), 'redis://:***@db:1');
    assert.equal(withoutPassword('redis://db:1'), 'redis://db:1');
  });
});
