import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { whileAddressed, withAddresses } from './lockfile-addresses.mjs';

const REGISTRY = 'https://registry.example/npm';

describe('withAddresses', () => {
  const resolved = (path: string, entry: object) =>
    withAddresses({ packages: { [path]: entry } }, REGISTRY).packages[path]?.resolved;
  const known = { version: '1.2.3', integrity: 'sha512-x' };

  it('gives each package its address at the registry', () => {
    assert.equal(resolved('node_modules/zod', known), `${REGISTRY}/zod/-/zod-1.2.3.tgz`);
    assert.equal(
      resolved('node_modules/a/node_modules/@swc/core', known),
      `${REGISTRY}/@swc/core/-/core-1.2.3.tgz`,
    );
    assert.equal(
      resolved('node_modules/alias', { ...known, name: 'zod' }),
      `${REGISTRY}/zod/-/zod-1.2.3.tgz`,
    );
  });

  it('leaves out what is no package of a registry, or cannot be checked', () => {
    assert.equal(resolved('libs/ui', { version: '0.1.0' }), undefined);
    assert.equal(resolved('node_modules/@concord/ui', { link: true, resolved: 'libs/ui' }), 'libs/ui');
    assert.equal(resolved('node_modules/zod', { version: '1.2.3' }), undefined);
  });
});

describe('whileAddressed', () => {
  const folder = temporaryFolder();

  it('shows npm the addresses for as long as it works, and no longer when it fails', async () => {
    const lockfile = { packages: { 'node_modules/zod': { version: '1.0.0', integrity: 'sha512-x' } } };
    writeFileSync(join(folder(), 'package-lock.json'), JSON.stringify(lockfile));
    const file = join(folder(), 'npm-shrinkwrap.json');
    const work = async () => {
      assert.match(readFileSync(file, 'utf8'), /zod-1\.0\.0\.tgz/);
      throw new Error('npm failed');
    };
    await assert.rejects(whileAddressed(folder(), REGISTRY, work), /npm failed/);
    assert.equal(existsSync(file), false);
  });
});
