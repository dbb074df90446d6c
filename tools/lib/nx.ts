import { join } from 'node:path';
import { type RunOptions, runProgram, type RunResult } from './cli-run.ts';
import { ROOT } from './paths.ts';

/** Runs Nx without its daemon and without its cloud; `cwd` is another working tree of the repository. */
export function nx(
  args: string[],
  { cwd = ROOT, env: given = {}, onLine }: Pick<RunOptions, 'cwd' | 'env' | 'onLine'> = {},
): Promise<RunResult> {
  const env = {
    ...process.env,
    ...given,
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
    CI: '1',
  };
  return runProgram(join(ROOT, 'node_modules', '.bin', 'nx'), args, { cwd, env, onLine });
}
