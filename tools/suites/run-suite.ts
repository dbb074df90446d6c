import { print, printFailure, printSuccess, seconds } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { failing, slowest, summaryLine, type SuiteResult, withoutFlaky } from './result.ts';

/** Length of the list of the slowest tests. */
const SLOWEST = 20;

/** Runs a suite and prints a line for each result; an exception is a failure. */
export async function runSuite(name: string, suite: () => Promise<SuiteResult[]>): Promise<SuiteResult[]> {
  print(`\n== ${name}`);
  const from = Date.now();
  let results: SuiteResult[];
  try {
    results = await suite();
  } catch (error) {
    const text = error instanceof LauncherError ? error.message : String((error as Error).stack);
    results = [failing(name, text)];
  }
  for (const { name: part, passed, failed, skipped, problem, isCached, flaky } of results) {
    const uneven = flaky?.length ? `, ${flaky.length} flaky` : '';
    const rest = `${skipped ? `, ${skipped} skipped` : ''}${uneven}${isCached ? ', from the cache' : ''}`;
    const line = `${part}: ${passed} passed, ${failed} failed${rest}`;
    if (failed > 0) printFailure(problem ? `${line} (${problem})` : line);
    else printSuccess(line);
  }
  print(`   ${name} took ${seconds(Date.now() - from)}`);
  return results;
}

/**
 * Prints the slowest tests, failures and the summary line, and ends this process. In CI flaky tests count as
 * failed.
 */
export function endWith(made: readonly SuiteResult[]): never {
  const results = process.env.CI ? withoutFlaky(made) : made;
  const slow = slowest(results, SLOWEST);
  if (slow.length > 0) print(`\nSlowest tests:`);
  for (const { name, ms } of slow) print(`  ${seconds(ms).padStart(8)}  ${name}`);
  const failed = results.filter((result) => result.failed > 0);
  if (failed.length > 0) printFailure(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  print(`\n${summaryLine(results)}`);
  process.exit(failed.length > 0 ? 1 : 0);
}
