import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { checkoutBuild } from './checkout-build.ts';

const NAMED = ['-c', 'user.name=Ada', '-c', 'user.email=ada@concord.example'];
const folder = temporaryFolder();

describe('checkoutBuild', () => {
  it('tells a release, a state after it, and one without any release', async () => {
    const root = folder();
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', root, ...NAMED, ...args], { encoding: 'utf8' }).trim();
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
    const COMMIT = git('rev-parse', 'HEAD');
    assert.deepEqual(await checkoutBuild(root), { VERSION: 'dev', COMMIT });
    git('tag', 'v1.2.0');
    assert.deepEqual(await checkoutBuild(root), { VERSION: '1.2.0', COMMIT });
    writeFileSync(join(root, 'file'), '');
    git('add', '.');
    assert.equal((await checkoutBuild(root)).VERSION, '1.2.0-dirty');
    git('commit', '--quiet', '--message', 'Add a file');
    assert.match((await checkoutBuild(root)).VERSION, /^1\.2\.0-1-g[0-9a-f]{7,}$/);
  });

  it('knows nothing of a folder without a repository', async () => {
    assert.deepEqual(await checkoutBuild(folder()), { VERSION: 'dev', COMMIT: 'unknown' });
  });
});
