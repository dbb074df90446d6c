import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockfileProblems } from '../checks/lockfile.ts';
import { browserOf, fromJest, fromNodeTest, fromPlaywright } from './reports.ts';
import { failing, judged, orFailing, passing, slowest, summaryLine, withoutFlaky } from './result.ts';

const suite = (passed: number, failed: number, skipped = 0) => ({ name: 'x', passed, failed, skipped });

const folder = temporaryFolder();

/** A file with this content. */
function fileOf(content: unknown): string {
  const file = join(folder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('summary of a test run', () => {
  it('sums every suite in one line', () => {
    assert.equal(summaryLine([suite(3, 0), suite(2, 1)]), '5 passed, 1 failed');
    assert.equal(summaryLine([suite(3, 0, 2)]), '3 passed, 0 failed, 2 skipped');
  });

  it('counts a run that throws as failed, with its words for each of its parts', async () => {
    const broken = orFailing(['halls', 'attacks'], () => Promise.reject(new Error('no exam was made')));
    const problem = 'Error: no exam was made';
    assert.deepEqual(await broken, [failing('halls', problem), failing('attacks', problem)]);
    const whole = await orFailing(['halls'], () => Promise.resolve([passing('halls')]));
    assert.deepEqual(whole, [passing('halls')]);
  });

  it('counts a suite that ran nothing as failed', () => {
    assert.deepEqual(judged(suite(0, 0, 4), 0), { ...suite(0, 1, 4), problem: 'ran no test' });
  });

  it('counts a suite that crashed after its tests as failed', () => {
    assert.equal(judged(suite(5, 0), 1).failed, 1);
    assert.equal(judged(suite(5, 0), 0).failed, 0);
  });

  it('counts a missing report as failed', () => assert.equal(fromJest('x', '/nowhere.json').failed, 1));

  it('counts test files of jest that could not be run', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 0,
      numRuntimeErrorTestSuites: 1,
    };
    const { passed, failed, skipped } = fromJest('x', fileOf(report));
    assert.deepEqual([passed, failed, skipped], [4, 1, 1]);
  });

  it('names what passed at the second try, which CI counts as failed', () => {
    const flaky = { ...suite(3, 0), flaky: ['a.spec.ts: opens'] };
    assert.equal(summaryLine([flaky, suite(1, 0)]), '4 passed, 0 failed, 1 flaky: a.spec.ts: opens');
    assert.equal(summaryLine(withoutFlaky([flaky])), '3 passed, 1 failed, 1 flaky: a.spec.ts: opens');
  });

  it('lists the slowest tests of all suites', () => {
    const timed = (name: string, ms: number) => ({ name, ms });
    const first = { ...suite(2, 0), timed: [timed('a', 5), timed('b', 90)] };
    assert.deepEqual(slowest([first, suite(1, 0), { ...suite(1, 0), timed: [timed('c', 20)] }], 2), [
      timed('b', 90),
      timed('c', 20),
    ]);
  });

  it('counts the journeys of one folder, and takes none for passed that needed a second try', () => {
    const suites = [
      ['public/a.spec.ts', 'expected', 'flaky', 'skipped'],
      ['access/b.spec.ts', 'unexpected'],
    ].map(([file, ...statuses]) => ({
      file,
      specs: [],
      suites: [
        {
          file,
          specs: statuses.map((status) => ({
            title: status,
            tests: [{ status, results: [{ duration: 7 }, { duration: 2 }] }],
          })),
        },
      ],
    }));
    const result = fromPlaywright('x', fileOf({ suites, errors: [] }), 'public');
    const { timed, ...counts } = result;
    assert.deepEqual(counts, { ...suite(1, 0, 1), flaky: ['public/a.spec.ts: flaky'] });
    assert.deepEqual(timed?.[1], { name: 'public/a.spec.ts: flaky', ms: 9 });
  });

  it('finds the browser that a test names', () => {
    const test = { status: 'expected', annotations: [{ type: 'browser', description: 'firefox/153.0' }] };
    const suites = [{ file: 'browsers/a.spec.ts', suites: [{ file: 'x', specs: [{ tests: [test] }] }] }];
    assert.equal(browserOf(fileOf({ suites, errors: [] })), 'firefox/153.0');
    assert.equal(browserOf(fileOf({ suites: [], errors: [] })), undefined);
  });

  it("reads the counts of Node's own runner", () => {
    const tests = [
      '    # Subtest: adds',
      '    ok 1 - adds',
      '      ---',
      '      duration_ms: 12.5',
      "      type: 'test'",
      '      ...',
      'ok 1 - sums',
      '  ---',
      '  duration_ms: 20',
      "  type: 'suite'",
      '  ...',
    ];
    const output = [...tests, '# tests 3', '# pass 2', '# fail 1', '# cancelled 0', ''].join('\n');
    const { passed, failed, timed } = fromNodeTest('x', output);
    assert.deepEqual([passed, failed, timed], [2, 1, [{ name: 'x: adds', ms: 12.5 }]]);
  });
});

describe('lockfile check', () => {
  const complete = Object.fromEntries(
    ['@swc/core', '@nx/nx', '@unrs/resolver-binding'].flatMap((name) =>
      ['darwin-arm64', 'win32-x64'].map((system) => [`node_modules/${name}-${system}`, {}]),
    ),
  );
  const problems = (packages: object) => lockfileProblems(fileOf({ packages: { ...complete, ...packages } }));

  it('is content with a complete one', () => assert.deepEqual(problems({}), []));

  it('finds the address of a registry', () => {
    const [problem] = problems({ 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } });
    assert.equal(problem, 'node_modules/a names the address registry.example');
  });

  it('finds an optional package that is missing', () => {
    const [problem] = problems({ 'node_modules/a': { optionalDependencies: { 'a-win32': '1.0.0' } } });
    assert.equal(problem, 'node_modules/a lacks a-win32');
  });
});
