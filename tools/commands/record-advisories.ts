import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADVISORIES, advisoriesOf } from '../checks/supply-chain.ts';
import { runProgram } from '../lib/cli-run.ts';
import { printSuccess } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { ROOT } from '../lib/paths.ts';

/** Stores the registry's advisories on packages of the lockfile, for checks without a network. */
export async function recordAdvisories(): Promise<void> {
  const { output } = await runProgram('npm', ['audit', '--json', '--loglevel', 'silent'], { cwd: ROOT });
  try {
    const found = advisoriesOf(output);
    writeFileSync(join(ROOT, ADVISORIES), `${JSON.stringify(found, null, 2)}\n`);
    printSuccess(`${ADVISORIES}: ${found.advisories.length} advisories`);
  } catch {
    throw new LauncherError(`The registry of npm gave no report of faults: ${output.trim().slice(0, 200)}`);
  }
}
