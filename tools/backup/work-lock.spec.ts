import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { withFolder } from './work-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'concord-lock-'));
const file = join(folder, 'in-use');
const times = { renewalMs: 50, staleMs: 1000 };
after(() => rmSync(folder, { recursive: true }));

describe('withFolder', () => {
  it('lets one work in a folder at a time, and the next when it is done or failed', async () => {
    const enter = (work: () => Promise<unknown>) => withFolder(folder, work, times);
    await enter(async () => {
      await assert.rejects(
        enter(() => Promise.resolve()),
        /Another backup/,
      );
      assert.ok(existsSync(file));
    });
    await assert.rejects(
      enter(() => Promise.reject(new Error('no room'))),
      /no room/,
    );
    assert.equal(await enter(() => Promise.resolve('done')), 'done');
    assert.ok(!existsSync(file));
  });

  it('waits for the folder of a run that was killed', async () => {
    writeFileSync(file, '');
    assert.equal(await withFolder(folder, () => Promise.resolve('done'), times), 'done');
  });
});
