import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, describe, it } from 'node:test';

interface Wanted {
  patterns: string[];
  ignored?: RegExp;
}
const { groupedTests } = createRequire(import.meta.url)('./jest.groups.cjs') as {
  groupedTests: (rootDir: string, kind: string, wanted: Wanted) => string[];
};

describe('groupedTests', () => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'));
  const given = process.env.GROUPED_TESTS;
  mkdirSync(join(root, 'src', 'folder'), { recursive: true });
  const write = (name: string, text = '') => writeFileSync(join(root, 'src', name), text);
  for (let n = 0; n < 10; n += 1) write(`folder/part-${n}.spec.ts`, "it('works', () => {});");
  write('stores.int.spec.ts');
  write('mocked.spec.ts', "jest.mock('node:fs');");
  write('marked.spec.ts', '// Alone: it counts all of its process.\n');
  write('killed.int.spec.ts', '// On one server: it kills processes.\n');
  const wanted = { patterns: ['*.spec.ts'], ignored: /\.int\.spec\.ts$/ };
  const onServer = (server: string) => {
    process.env.GROUPED_TESTS = 'yes';
    process.env.TEST_MONGODB = server;
    const [groups = ''] = groupedTests(root, 'integration', { patterns: ['*.int.spec.ts'] });
    return globSync(groups).map((file) => readFileSync(file, 'utf8'));
  };
  afterEach(() => {
    process.env.GROUPED_TESTS = given;
    if (given === undefined) delete process.env.GROUPED_TESTS;
    delete process.env.TEST_MONGODB;
  });
  after(() => rmSync(root, { recursive: true }));

  it('leaves the files to Jest without the variable', () => {
    delete process.env.GROUPED_TESTS;
    assert.deepEqual(groupedTests(root, 'unit', wanted), ['**/*.spec.ts']);
  });

  it('puts every file into one group, but those that mock modules or ask to be alone', () => {
    process.env.GROUPED_TESTS = 'yes';
    // Twice, as a run finds the groups of the one before.
    groupedTests(root, 'unit', wanted);
    const [groups = '', ...alone] = groupedTests(root, 'unit', wanted);
    assert.deepEqual(
      alone,
      ['marked', 'mocked'].map((name) => join(root, 'src', `${name}.spec.ts`)),
    );
    const texts = globSync(groups).map((file) => readFileSync(file, 'utf8'));
    assert.equal(texts.length, 2);
    const required = texts.flatMap((text) =>
      [...text.matchAll(/require\("([^"]+)"\)/g)].map(([, path]) => path),
    );
    assert.deepEqual(
      required.sort(),
      Array.from({ length: 10 }, (_, n) => join('..', '..', 'src', 'folder', `part-${n}.spec.ts`)),
    );
  });

  it('leaves files that say so out of the run on the second MongoDB server', () => {
    const [usual = '', second = ''] = [...onServer('usual'), ...onServer('mongoeco 4.11.0')];
    assert.match(usual, /killed\.int\.spec/);
    assert.match(second, /stores\.int\.spec/);
    assert.doesNotMatch(second, /killed\.int\.spec/);
  });
});
