import assert from 'node:assert/strict';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../lib/paths.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import {
  advisoriesOf,
  advisoryProblems,
  installScriptProblems,
  isAllowed,
  licenceProblems,
} from './supply-chain.ts';

const folder = temporaryFolder();

/** A repository whose lockfile names these packages. */
function repository(packages: Record<string, object>): string {
  const paths = Object.entries(packages).map(([name, found]) => [`node_modules/${name}`, found]);
  writeFileSync(
    join(folder(), 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...Object.fromEntries(paths) } }),
  );
  for (const file of ['.npmrc', 'tools/bootstrap.mjs', 'deploy/install-packages.sh']) {
    mkdirSync(dirname(join(folder(), file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder(), file));
  }
  return folder();
}

describe('the supply chain', () => {
  it('has licences and install scripts that were looked at', () => {
    assert.deepEqual(licenceProblems(ROOT), []);
    assert.deepEqual(installScriptProblems(ROOT), []);
  });

  it('is seen to have a licence that nobody agreed to', () => {
    assert.deepEqual(
      [isAllowed('(MIT OR GPL-3.0-or-later)'), isAllowed('MIT AND GPL-3.0-only')],
      [true, false],
    );
    const root = repository({ good: { license: 'MIT' }, bad: { license: 'AGPL-3.0-only' }, none: {} });
    assert.deepEqual(licenceProblems(root), [
      'bad has the licence AGPL-3.0-only, which supply-chain.ts does not allow',
      'none has no licence, which supply-chain.ts does not allow',
    ]);
  });

  it('is seen to have a new install script, or a place that runs them', () => {
    const root = repository({
      nx: { hasInstallScript: true },
      'a/node_modules/new': { hasInstallScript: true },
    });
    writeFileSync(join(root, '.npmrc'), '');
    assert.deepEqual(installScriptProblems(root), [
      'new has an install script: look at it, then add it to supply-chain.ts',
      '.npmrc lacks ignore-scripts=true, so install scripts would run',
    ]);
  });

  it('is seen to have a version that an advisory names', () => {
    const advisory = {
      name: 'x',
      range: '<1.2.3',
      severity: 'high',
      title: 'Runs anything',
      url: 'https://a/1',
    };
    const report = { vulnerabilities: { x: { via: [{ ...advisory, source: 1 }] }, y: { via: ['x'] } } };
    const recorded = advisoriesOf(JSON.stringify(report));
    assert.deepEqual(recorded.advisories, [advisory]);
    const root = repository({ x: { version: '1.2.3' }, 'y/node_modules/x': { version: '1.2.2' } });
    assert.deepEqual(advisoryProblems(root, recorded), ['x 1.2.2: Runs anything (high, https://a/1)']);
    assert.throws(() => advisoriesOf('{"message":"405"}'), /no report/);
  });
});
