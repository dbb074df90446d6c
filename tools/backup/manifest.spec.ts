import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import {
  contentText,
  documentDifferences,
  fileDifferences,
  type Manifest,
  readManifest,
  writeManifest,
} from './manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'concord-manifest-'));
after(() => rmSync(folder, { recursive: true }));

const MANIFEST: Manifest = {
  format: 1,
  madeAt: '2026-11-28T00:30:00.000Z',
  release: '0.1.0',
  prefix: 'concord',
  documents: { 'concord-exams.attempts': 1200, 'concord-students.students': 4 },
  hasOplog: true,
  files: [{ key: 'passport/a.webp', size: 2_500_000, etag: 'e' }],
};

describe('the manifest of a backup', () => {
  it('is read as it was written, and told in words', () => {
    writeManifest(folder, MANIFEST);
    assert.deepEqual(readManifest(folder), MANIFEST);
    assert.equal(contentText(MANIFEST), '1,204 documents in 2 collections and 1 file (2.5 MB)');
  });

  it('is missing in a backup that was torn, and is refused when it is of a newer release', () => {
    assert.throws(() => readManifest(join(folder, 'nowhere')), /it is incomplete/);
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ format: 2 }));
    assert.throws(() => readManifest(folder), /newer release/);
  });

  it('names collections and files that differ', () => {
    const found = {
      'concord-exams.attempts': 1199,
      'concord-exams.results': 1,
      'concord-students.students': 4,
    };
    assert.deepEqual(documentDifferences(MANIFEST.documents, found), [
      'concord-exams.attempts: 1200 documents in the backup, 1199 restored',
      'concord-exams.results: 0 documents in the backup, 1 restored',
    ]);
    assert.deepEqual(documentDifferences(MANIFEST.documents, { ...MANIFEST.documents }), []);
    assert.deepEqual(fileDifferences(MANIFEST.files, []), ['passport/a.webp is missing']);
    assert.deepEqual(fileDifferences(MANIFEST.files, [{ key: 'passport/a.webp', size: 1 }]), [
      'passport/a.webp has 1 bytes instead of 2500000',
    ]);
    assert.deepEqual(fileDifferences(MANIFEST.files, [...MANIFEST.files, { key: 'new', size: 1 }]), []);
  });
});
