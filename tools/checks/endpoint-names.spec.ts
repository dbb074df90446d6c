import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { sharedEndpointNames } from './endpoint-names.ts';

describe('sharedEndpointNames', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'endpoints-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, ...names: string[]) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(
      join(root, file),
      names.map((name) => `    ${name}: build.query<string, void>({}),\n`).join(''),
    );
  };

  it('names each that stands twice, with its files', () => {
    write('apps/a/src/requests/one.ts', 'status', 'order');
    write('apps/b/src/status.tsx', 'status');
    assert.deepEqual(sharedEndpointNames(root), [
      'the request status stands in apps/a/src/requests/one.ts and apps/b/src/status.tsx',
    ]);
  });

  it('is content with names that differ', () => {
    write('apps/a/src/one.ts', 'status', 'order');
    write('apps/b/src/two.ts', 'formStatus');
    assert.deepEqual(sharedEndpointNames(root), []);
  });
});
