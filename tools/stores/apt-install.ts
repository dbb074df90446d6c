import { existsSync, readFileSync } from 'node:fs';
import { type RunResult, runProgram } from '../lib/cli-run.ts';
import { which } from '../lib/which.ts';
import { withApt } from './apt-lock.ts';

/** True if this process may install packages: as root, on Debian or Ubuntu. */
export function canInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release') || !which(['apt-get'])) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs packages of the distribution; only where {@link canInstall} says so. */
export function installPackages(cache: string, packages: readonly string[]): Promise<RunResult> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return withApt(cache, async () => {
    await runProgram('apt-get', ['update', '-q'], { env, timeoutMs: 2 * 60_000 });
    const args = ['install', '-y', '-q', '--no-install-recommends', ...packages];
    return runProgram('apt-get', args, { env, timeoutMs: 5 * 60_000 });
  });
}
