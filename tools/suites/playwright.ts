import { join } from 'node:path';
import { cleanEnvironment } from '../lib/clean-environment.ts';
import { type RunResult, runProgram } from '../lib/cli-run.ts';
import { print } from '../lib/console.ts';
import { ROOT } from '../lib/paths.ts';
import { freshReport } from './reports.ts';

export const JOURNEYS_FOLDER = join(ROOT, 'apps', 'e2e');
/** Last report of {@link runPlaywright}. */
export const JOURNEYS_REPORT = join(JOURNEYS_FOLDER, 'test-results', 'journeys.json');

/** Runs journeys against the product at `url`, and prints a line for each. */
export function runPlaywright(
  args: readonly string[],
  url: string,
  env: NodeJS.ProcessEnv,
): Promise<RunResult> {
  freshReport(JOURNEYS_REPORT);
  const program = join(ROOT, 'node_modules', '.bin', 'playwright');
  return runProgram(program, ['test', '--reporter=list,json', ...args], {
    cwd: JOURNEYS_FOLDER,
    env: {
      ...cleanEnvironment(),
      ...env,
      CONCORD_URL: url,
      PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEYS_REPORT,
      PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS_REPORT,
      FORCE_COLOR: '0',
    },
    onLine: (line) => /^\s*[✓✘-]\s/u.test(line) && print(`  ${line.trim()}`),
  });
}
