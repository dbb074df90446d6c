import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ROOT } from '../../lib/paths.ts';
import { presentContracts } from '../contracts/last-release.ts';
import { releaseSourceProblems, releaseSources, type ReleaseSources } from './release-problems.ts';

const entry = (version: string, level: string) =>
  `## ${version} (2026-11-28)\n\n${level}\n\n### New\n\n- Something.\n`;
const LEVEL_1 = 'Compatibility level: 1. Upgrade by a rolling update.';
const LEVEL_2 = 'Compatibility level: 2. Stop everything to upgrade from 1.0.0.';
const FINE: ReleaseSources = {
  changelog: `# Changelog\n\nWords.\n\n${entry('1.1.0', LEVEL_1)}\n${entry('1.0.0', LEVEL_1)}`,
  version: '1.1.0',
  packages: new Map([['libs/ui/package.json', '1.1.0']]),
  plans: [],
  level: 1,
};
const plan = (bump: 'major' | 'minor') => ({ file: 'plan.md', bump, text: 'Stop everything.' });
const problemsOf = (changed: Partial<ReleaseSources>) => releaseSourceProblems({ ...FINE, ...changed });

describe('releaseSourceProblems', () => {
  it('finds nothing in what is here', async () => {
    const { level } = await presentContracts();
    assert.deepEqual(releaseSourceProblems(releaseSources(ROOT, level)), []);
  });

  it('takes a level that the plans of the next version raise', () => {
    assert.deepEqual(problemsOf({}), []);
    assert.deepEqual(problemsOf({ level: 2, plans: [plan('minor'), plan('major')] }), []);
  });

  it('finds a level of the code that no entry and no plan has', () => {
    assert.deepEqual(problemsOf({ level: 2, plans: [plan('minor')] }), [
      'CHANGELOG.md: 1.1.0 has level 1, the code has 2: a version plan "concord: major" must say what operators do',
    ]);
    assert.deepEqual(problemsOf({ level: 3, plans: [plan('major')] }), [
      'CHANGELOG.md: 1.1.0 has level 1, the code has 3',
    ]);
  });

  it('finds an entry without a level, and a level that falls', () => {
    const untold = `${entry('1.1.0', 'No level.')}\n${entry('1.0.0', LEVEL_1)}`;
    assert.deepEqual(problemsOf({ changelog: untold }), [
      'CHANGELOG.md: 1.1.0 has no line "Compatibility level: 1. …"',
    ]);
    const falling = `${entry('1.1.0', LEVEL_1)}\n${entry('1.0.0', LEVEL_2)}`;
    assert.deepEqual(problemsOf({ changelog: falling }), [
      'CHANGELOG.md: 1.1.0 has level 1 after level 2 of 1.0.0',
    ]);
  });

  it('finds versions that differ, and a changelog without any', () => {
    assert.deepEqual(problemsOf({ packages: new Map([['libs/ui/package.json', '1.0.0']]) }), [
      'libs/ui/package.json has the version 1.0.0 instead of 1.1.0',
    ]);
    assert.deepEqual(problemsOf({ version: '1.2.0', packages: new Map() }), [
      'CHANGELOG.md: its newest version is 1.1.0, package.json has 1.2.0',
    ]);
    assert.deepEqual(problemsOf({ changelog: '# Changelog\n' }), [
      'CHANGELOG.md: its newest version is missing, package.json has 1.1.0',
    ]);
  });

  it('finds plans that cannot become an entry', () => {
    assert.deepEqual(problemsOf({ plans: [{ file: 'plan.md', bump: undefined, text: '' }] }), [
      'plan.md must begin with "concord: major", "minor" or "patch" between two lines "---"',
      'plan.md says nothing for the changelog',
    ]);
  });
});
