import { endPrograms } from '../lib/cli-run.ts';
import { complain, good, say, seconds } from '../lib/console.ts';
import { build } from '../lib/build.ts';
import { LauncherFault } from '../lib/fault.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { lint, types } from '../suites/checks.ts';
import { e2e } from '../suites/e2e.ts';
import { integration, prepareMinio } from '../suites/integration.ts';
import { failing, summaryLine, type SuiteResult } from '../suites/result.ts';
import { closeTestStores } from '../suites/test-stores.ts';
import { unit } from '../suites/unit.ts';

type Suite = () => Promise<SuiteResult[]>;

function suites(wanted: string[]): [string, Suite][] {
  const minio =
    wanted.length === 0 || wanted.includes('integration') ? prepareMinio() : Promise.resolve(undefined);
  const all: [string, Suite][] = [
    ['lint', lint],
    ['types', types],
    ['unit', unit],
    ['integration', () => integration(minio)],
    ['e2e', e2e],
  ];
  const names = all.map(([name]) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new LauncherFault(`There is no part "${unknown}". There are: ${names.join(', ')}.`);
  return wanted.length === 0 ? all : all.filter(([name]) => wanted.includes(name));
}

async function runSuite(name: string, suite: Suite): Promise<SuiteResult[]> {
  say(`\n== ${name}`);
  const from = Date.now();
  let results: SuiteResult[];
  try {
    results = await suite();
  } catch (error) {
    const text = error instanceof LauncherFault ? error.message : String((error as Error).stack);
    results = [failing(name, text)];
  }
  for (const { name: part, passed, failed, skipped, problem } of results) {
    const line = `${part}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    if (failed > 0) complain(problem ? `${line} (${problem})` : line);
    else good(line);
  }
  say(`   ${name} took ${seconds(Date.now() - from)}`);
  return results;
}

/** Runs every suite, or those named, and ends with one line that sums them up. */
export async function test(args: string[]): Promise<void> {
  new Shutdown(async () => {
    endPrograms();
    await closeTestStores();
  }, 130);
  const results: SuiteResult[] = [];
  const chosen = suites(args);
  if (chosen.some(([name]) => name !== 'lint')) {
    results.push(...(await runSuite('build', async () => (await build(), []))));
  }
  for (const [name, suite] of chosen) results.push(...(await runSuite(name, suite)));
  const failed = results.filter((result) => result.failed > 0);
  if (failed.length > 0) complain(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  say(`\n${summaryLine(results)}`);
  process.exit(failed.length > 0 ? 1 : 0);
}
