import type { Goal } from '../qa/report/output.ts';
import { printFailure } from '../lib/console.ts';

/** The outcome of a suite. `problem` is a failure beside its tests: a crash, or no test at all. */
export interface SuiteResult {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  problem?: string;
  /** True if it is the result of an earlier run with the same inputs. */
  isCached?: boolean;
  /** Tests that failed and then passed, by name; neither in `passed` nor in `failed`. */
  flaky?: readonly string[];
  /** Tests that ran now with their durations, for the list of the slowest. */
  timed?: readonly TimedTest[];
}

/** A test or another part of a suite, with its duration. */
export interface TimedTest {
  name: string;
  ms: number;
}

export const passing = (name: string): SuiteResult => ({ name, passed: 1, failed: 0, skipped: 0 });
export const failing = (name: string, problem: string): SuiteResult => ({
  name,
  passed: 0,
  failed: 1,
  skipped: 0,
  problem,
});

/** Result with a test for each goal; prints goals that do not hold. */
export function fromGoals(name: string, goals: readonly Goal[]): SuiteResult {
  const missed = goals.filter(({ holds }) => !holds).map(({ text }) => text);
  missed.forEach(printFailure);
  const passed = goals.length - missed.length;
  return { name, passed, failed: missed.length, skipped: 0, ...(missed[0] && { problem: missed[0] }) };
}

/** Results of a run; if it throws, a failure with the error's message for each part in `due`. */
export async function orFailing(
  due: readonly string[],
  run: () => Promise<SuiteResult[]>,
): Promise<SuiteResult[]> {
  try {
    return await run();
  } catch (error) {
    return due.map((name) => failing(name, String(error)));
  }
}

/** A suite that crashed, or that ran nothing, has failed even if no test of it has. */
export function judged(result: SuiteResult, exitCode: number): SuiteResult {
  const ran = result.passed + result.failed + (result.flaky?.length ?? 0);
  const problem =
    ran === 0
      ? 'ran no test'
      : exitCode !== 0 && result.failed === 0
        ? `ended with ${exitCode}`
        : result.problem;
  if (!problem) return result;
  return { ...result, failed: Math.max(1, result.failed), problem };
}

/** Results with flaky tests as failures, as in CI. */
export const withoutFlaky = (results: readonly SuiteResult[]): SuiteResult[] =>
  results.map((result) => ({ ...result, failed: result.failed + (result.flaky?.length ?? 0) }));

/** Slowest tests of these suites, slowest first. */
export const slowest = (results: readonly SuiteResult[], count: number): TimedTest[] =>
  results
    .flatMap(({ timed = [] }) => timed)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count);

/** Summary line at the end of a test run; it names flaky tests. */
export function summaryLine(results: readonly SuiteResult[]): string {
  const sum = (count: (result: SuiteResult) => number) =>
    results.reduce((all, result) => all + count(result), 0);
  const skipped = sum((result) => result.skipped);
  const flaky = results.flatMap((result) => result.flaky ?? []);
  return [
    `${sum((result) => result.passed)} passed`,
    `${sum((result) => result.failed)} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky: ${flaky.join('; ')}`] : []),
  ].join(', ');
}
