import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { failing, type SuiteResult, type TimedTest } from './result.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults?: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title?: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations?: { type: string; description?: string }[];
  results?: { duration: number }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: unknown[];
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Removes an old report, so that it is not mistaken for the new one. */
export function freshReport(file: string): void {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
}

const crashed = (name: string): SuiteResult => failing(name, 'crashed before it could report');

/** Removes the path from a name, which groups of spec files give from their own folder. */
const withoutPath = (name: string) => name.replace(/^(\.\.\/)+src\//, '');

const timesOf = (suite: string, { testResults = [] }: JestReport): TimedTest[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${suite}: ${withoutPath(fullName)}`,
      ms: duration ?? 0,
    })),
  );

export function fromJest(name: string, file: string): SuiteResult {
  const report = readJson<JestReport>(file);
  if (!report) return crashed(name);
  const broken = report.numRuntimeErrorTestSuites;
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
    timed: timesOf(name, report),
    ...(broken > 0 ? { problem: `${broken} test files could not be run` } : {}),
  };
}

type NamedTest = PlaywrightTest & { name: string };

const testsOf = ({ file, suites = [], specs = [] }: PlaywrightSuite): NamedTest[] => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, name: `${file}: ${title}` }))),
  ...suites.flatMap(testsOf),
];

/** Duration of all tries of a test, in milliseconds. */
const durationOf = ({ results = [] }: PlaywrightTest): number =>
  results.reduce((sum, { duration }) => sum + duration, 0);

/** Results of the spec files in one folder of the journeys; `errors` without a file count for each folder. */
export function fromPlaywright(name: string, file: string, folder: string): SuiteResult {
  const report = readJson<PlaywrightReport>(file);
  if (!report) return crashed(name);
  const own = report.suites.filter((suite) => suite.file.startsWith(`${folder}/`)).flatMap(testsOf);
  const endedAs = (wanted: PlaywrightTest['status']) => own.filter(({ status }) => status === wanted);
  const flaky = endedAs('flaky').map((test) => test.name);
  return {
    name,
    passed: endedAs('expected').length,
    failed: endedAs('unexpected').length + report.errors.length,
    skipped: endedAs('skipped').length,
    timed: own.map((test) => ({ name: test.name, ms: durationOf(test) })),
    ...(flaky.length > 0 && { flaky }),
  };
}

/** Browser of a report, which its tests name in an annotation. */
export function browserOf(file: string): string | undefined {
  const tests = readJson<PlaywrightReport>(file)?.suites.flatMap(testsOf) ?? [];
  const notes = tests.flatMap(({ annotations = [] }) => annotations);
  return notes.find(({ type }) => type === 'browser')?.description;
}

const NODE_TEST = /^ *(?:not )?ok \d+ - (.+)\n *---\n *duration_ms: ([\d.]+)\n(?! *type: 'suite')/gm;

/** Counts and times of tests in the TAP output of Node's own test runner. */
export function fromNodeTest(name: string, output: string): SuiteResult {
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return {
    name,
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
    timed: [...output.matchAll(NODE_TEST)].map(([, title, ms]) => ({
      name: `${name}: ${title}`,
      ms: Number(ms),
    })),
  };
}
