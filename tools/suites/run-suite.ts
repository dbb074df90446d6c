import { print, printFailure, printSuccess, seconds } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { failing, summaryLine, type SuiteResult } from './result.ts';

/** Runs a suite and prints a line for each of its results; what it throws is a failure. */
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
  for (const { name: part, passed, failed, skipped, problem, isCached } of results) {
    const rest = `${skipped ? `, ${skipped} skipped` : ''}${isCached ? ', from the cache' : ''}`;
    const line = `${part}: ${passed} passed, ${failed} failed${rest}`;
    if (failed > 0) printFailure(problem ? `${line} (${problem})` : line);
    else printSuccess(line);
  }
  print(`   ${name} took ${seconds(Date.now() - from)}`);
  return results;
}

/** Prints what failed and the line that sums all up, and ends this process. */
export function endWith(results: readonly SuiteResult[]): never {
  const failed = results.filter((result) => result.failed > 0);
  if (failed.length > 0) printFailure(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  print(`\n${summaryLine(results)}`);
  process.exit(failed.length > 0 ? 1 : 0);
}
