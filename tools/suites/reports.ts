import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { failing, type SuiteResult } from './result.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations?: { type: string; description?: string }[];
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

/** Removes an old report, so that it is never read as the new one. */
export function freshReport(file: string): void {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
}

const crashed = (name: string): SuiteResult => failing(name, 'crashed before it could report');

export function fromJest(name: string, file: string): SuiteResult {
  const report = readJson<JestReport>(file);
  if (!report) return crashed(name);
  const broken = report.numRuntimeErrorTestSuites;
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
    ...(broken > 0 ? { problem: `${broken} test files could not be run` } : {}),
  };
}

const testsOf = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/** The results of the spec files below one folder of the journeys; `errors` belong to no file and count for each. */
export function fromPlaywright(name: string, file: string, folder: string): SuiteResult {
  const report = readJson<PlaywrightReport>(file);
  if (!report) return crashed(name);
  const own = report.suites.filter((suite) => suite.file.startsWith(`${folder}/`)).flatMap(testsOf);
  const count = (...wanted: string[]) => own.filter(({ status }) => wanted.includes(status)).length;
  return {
    name,
    passed: count('expected'),
    // A journey that passed only when it was tried again did not pass.
    failed: count('unexpected', 'flaky') + report.errors.length,
    skipped: count('skipped'),
  };
}

/** The browser that the tests of a report name in an annotation. */
export function browserOf(file: string): string | undefined {
  const tests = readJson<PlaywrightReport>(file)?.suites.flatMap(testsOf) ?? [];
  const notes = tests.flatMap(({ annotations = [] }) => annotations);
  return notes.find(({ type }) => type === 'browser')?.description;
}

/** Counts of Node's own test runner, from the last lines of its TAP output. */
export function fromNodeTest(name: string, output: string): SuiteResult {
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return {
    name,
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}
