import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { entriesOf, readChangelog } from './changelog.ts';
import { productVersion } from './package-versions.ts';
import { plannedRelease, release } from './release.ts';
import { Repository } from './repository.ts';
import { ReleaseFixture, standInDocker } from './testing/release-fixture.ts';

const folder = temporaryFolder();
const CONTRACTS = '{ "level": 1, "calls": {} }\n';
const { PATH } = process.env;

describe('release', () => {
  let product: ReleaseFixture;
  beforeEach(() => {
    product = new ReleaseFixture(folder());
  });
  afterEach(() => {
    process.env.PATH = PATH;
  });

  const read = (file: string) => readFileSync(join(product.root, file), 'utf8');
  const ofRelease = (file: string) => read(join('dist/release/1.1.0', file));
  const chart = async (into: string) => {
    mkdirSync(into);
    writeFileSync(join(into, 'Chart.yaml'), `version: ${productVersion(product.root)}\n`);
  };
  const run = () => release(new Repository(product.root), { contracts: CONTRACTS, withImages: true, chart });
  const planTwo = () => {
    product.plan('one', 'minor', 'Results are filtered\nby the code of their exam.');
    product.plan('two', 'patch', '- A wide table prints whole.\n- Long names do not overlap.');
    product.commit('Filter results');
  };

  it('makes version, changelog, contracts, commit, tag, images and files of the plans, also again', async () => {
    const calls = standInDocker(folder(), 0);
    planTwo();
    await run();
    const commit = product.git('rev-parse', 'HEAD');
    assert.equal(product.git('log', '-1', '--format=%s'), 'Release 1.1.0');
    assert.equal(product.git('rev-parse', 'v1.1.0^{commit}'), commit);
    assert.equal(product.git('status', '--porcelain'), '');
    assert.equal(product.git('worktree', 'list').split('\n').length, 1);

    const [newest, before] = entriesOf(readChangelog(product.root));
    assert.ok(readChangelog(product.root).startsWith('# Changelog\n\nThe newest first.\n\n## 1.1.0 ('));
    assert.deepEqual([newest?.version, newest?.level, before?.version], ['1.1.0', 1, '1.0.0']);
    assert.equal(
      newest?.text,
      [
        'Compatibility level: 1. Upgrade from 1.0.0 by a rolling update.',
        '### New',
        '- Results are filtered\n  by the code of their exam.',
        '### Repaired',
        '- A wide table prints whole.\n- Long names do not overlap.',
      ].join('\n\n'),
    );
    assert.equal(existsSync(join(product.root, '.nx/version-plans/one.md')), false);
    assert.equal(read('libs/contracts/releases/last.json'), CONTRACTS);
    assert.equal(productVersion(product.root), '1.1.0');
    const exams = JSON.parse(read('services/exams/package.json')) as object;
    assert.deepEqual(exams, {
      name: '@concord/exams',
      version: '1.1.0',
      dependencies: { '@concord/contracts': '1.1.0' },
    });
    const lockfile = JSON.parse(read('package-lock.json')) as { version: string; packages: object };
    assert.equal(lockfile.version, '1.1.0');
    assert.deepEqual((lockfile.packages as Record<string, object>)['services/exams'], exams);

    const builds = readFileSync(calls, 'utf8')
      .split('\n')
      .filter((call) => call.startsWith('build '));
    assert.ok(
      builds.includes(
        `build --target exams --build-arg VERSION=1.1.0 --build-arg REVISION=${commit} --tag concord/exams:1.1.0 .`,
      ),
    );
    const sums = ofRelease('SHA256SUMS');
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], {
      cwd: join(product.root, 'dist/release/1.1.0'),
    });
    assert.match(sums, / {2}concord-1\.1\.0\.tar\.gz\n/);
    const { subject, predicate } = JSON.parse(ofRelease('provenance.intoto.json')) as {
      subject: { name: string; digest: { sha256: string } }[];
      predicate: { buildDefinition: { resolvedDependencies: { digest: object }[] } };
    };
    for (const { name, digest } of subject.filter((each) => !each.name.startsWith('concord/')))
      assert.ok(sums.includes(`${digest.sha256}  ${name}\n`), name);
    assert.ok(subject.some(({ name }) => name === 'concord/media-worker:1.1.0'));
    assert.deepEqual(predicate.buildDefinition.resolvedDependencies[0]?.digest, { gitCommit: commit });
    assert.equal(ofRelease('chart/Chart.yaml'), 'version: 1.1.0\n');
    assert.match(ofRelease('sbom.cdx.json'), /"version": "1\.1\.0"/);
    // A run that was killed after the commit left no tag, and no files or half of them.
    product.git('tag', '--delete', 'v1.1.0');
    rmSync(join(product.root, 'dist'), { recursive: true });
    product.write('dist/release/1.1.0.part/half', '');
    await run();
    assert.equal(product.git('rev-parse', 'v1.1.0^{commit}'), commit);
    assert.equal(ofRelease('SHA256SUMS'), sums);
  });

  it('shows what it would do, and changes nothing', async () => {
    planTwo();
    const before = product.git('for-each-ref');
    const { entry } = await plannedRelease(new Repository(product.root), CONTRACTS);
    assert.equal(entry.version, '1.1.0');
    assert.match(entry.text, /- Results are filtered/);
    assert.equal(product.git('for-each-ref'), before);
    assert.equal(product.git('status', '--porcelain'), '');
    assert.equal(existsSync(join(product.root, 'dist')), false);
  });

  it('builds no image where no docker answers', async () => {
    standInDocker(folder(), 1);
    product.plan('one', 'major', 'Set PUBLIC_URL.');
    product.commit('Need an address');
    const { images, unbuilt } = await run();
    assert.deepEqual([images, unbuilt], [[], 'no-docker']);
    assert.match(
      readChangelog(product.root),
      /^## 2\.0\.0 .*\n\n.*\n\n### Before you upgrade\n\n- Set PUBLIC_URL\./m,
    );
  });

  it('refuses changed files, a release without plans, and plans beside a version that is not tagged', async () => {
    product.write('new-file', '');
    await assert.rejects(run(), /Commit or remove what is changed first[^]*new-file/);
    product.commit('Add a file');
    await assert.rejects(run(), /Nothing to release since v1\.0\.0/);
    product.plan('one', 'large', 'Something.');
    product.commit('Add a plan');
    await assert.rejects(run(), /one\.md must begin with "concord: major"/);
    planTwo();
    product.git('rm', '--quiet', '.nx/version-plans/one.md');
    product.commit('Remove a plan');
    product.git('tag', '--delete', 'v1.0.0');
    await assert.rejects(run(), /1\.0\.0 is in the changelog, and not tagged yet[^]*two\.md/);
  });
});
