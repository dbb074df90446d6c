import { runProgram } from '../lib/cli-run.ts';
import { LauncherError } from '../lib/launcher-error.ts';

interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const SHOWN_CHARACTERS = 2000;

/** Variables of every program: the path on which it is found, and folders that it may write to. */
export const usualEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: '/tmp',
  TMPDIR: process.env.TMPDIR,
});

/** Runs a program to its end. @returns its output. @throws LauncherError with the last of it when it fails */
export async function runTool(
  command: string,
  args: readonly string[],
  { cwd, env = usualEnv() }: ProgramOptions = {},
): Promise<string> {
  const { code, output } = await runProgram(command, [...args], { cwd, env });
  if (code !== 0)
    throw new LauncherError(`${command} ended with ${code}:\n${output.trim().slice(-SHOWN_CHARACTERS)}`);
  return output;
}
