import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileNameOf, filesIn } from './objects.ts';

const folder = mkdtempSync(join(tmpdir(), 'concord-objects-'));
after(() => rmSync(folder, { recursive: true }));

describe('the files of a copy', () => {
  it('lie in one folder, whatever their keys are', () => {
    const keys = ['passport/a.webp', '../../etc/passwd', '..', '.hidden', 'a b%2Fc', 'Ọlá/é.pdf'];
    for (const key of keys) {
      assert.ok(!/[/\\]|^\./.test(fileNameOf(key)), key);
      writeFileSync(join(folder, fileNameOf(key)), key);
    }
    const found = filesIn(folder).map(({ key }) => key);
    assert.deepEqual(found.sort(), keys.sort());
  });
});
