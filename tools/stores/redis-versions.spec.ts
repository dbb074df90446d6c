import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { channelRights, isPatchedPackage, isPatched } from './redis-versions.ts';

describe('isPatched', () => {
  const CASES: [string, boolean][] = [
    ['Redis server v=6.2.14 sha=00000000:0 malloc=jemalloc-5.1.0', false],
    ['Redis server v=6.2.20 sha=00000000:0', true],
    ['Redis server v=7.0.15 sha=00000000:0', false],
    ['Redis server v=7.2.10 sha=00000000:0', false],
    ['Redis server v=7.4.6 sha=00000000:0', true],
    ['Redis server v=8.1.9 sha=00000000:0', false],
    ['Redis server v=8.4.0 sha=00000000:0', true],
    ['Valkey server v=8.1.3 sha=00000000:0', false],
    ['Valkey server v=8.1.4 sha=00000000:0', true],
    ['something else', false],
  ];
  for (const [answer, expected] of CASES)
    it(`${answer}: ${expected}`, () => assert.equal(isPatched(answer), expected));
});

describe('isPatchedPackage', () => {
  const folder = temporaryFolder();
  const changes = (text: string) => {
    const file = join(folder(), 'changelog.Debian.gz');
    writeFileSync(file, gzipSync(text));
    return file;
  };

  it('reads it in the changes of a distribution', () => {
    assert.equal(
      isPatchedPackage(changes('redis (5:7.0.15-1~deb12u6)\n  * CVE-2025-46817 / CVE-2025-49844')),
      true,
    );
    assert.equal(isPatchedPackage(changes('redis (5:7.0.15-1~deb12u5)\n  * CVE-2025-27151')), false);
    assert.equal(isPatchedPackage(join(folder(), 'none.gz')), false);
  });
});

describe('channelRights', () => {
  it('are named where the server knows them, and refused where it knows no accounts', () => {
    for (const version of ['6.2.14', '7.0.15', '8.2.2'])
      assert.equal(channelRights(`Redis server v=${version} sha=0`), '&*');
    assert.equal(channelRights('Redis server v=6.0.16 sha=0'), '');
    assert.throws(() => channelRights('Redis server v=5.0.7 sha=0'), /older than Redis 6/);
  });
});
