import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { consoleText } from '../lib/console-lines.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { ROOT } from '../lib/paths.ts';
import { RotatingLog } from '../lib/rotating-log.ts';
import { logged, printOnce } from './prepare.ts';

const SEED = join(ROOT, 'tools', 'seed', 'main.ts');
const LIMIT_MS = 5 * 60_000;
const PASSWORD = 'officerPassword';

interface SeedRun {
  env: NodeJS.ProcessEnv;
  /** The folder of the log files. */
  logs: string;
  program?: string;
  limitMs?: number;
}

/**
 * Makes the missing demo data, and writes the seed's output to `seed.log`, without the password that is shown
 * only once.
 * @returns the problem and advice, in words; undefined when the demo data is complete
 * @throws LauncherError when the launcher was stopped meanwhile
 */
export async function makeDemoData(run: SeedRun): Promise<string | undefined> {
  const { env, logs, program = SEED, limitMs = LIMIT_MS } = run;
  const log = new RotatingLog(join(logs, 'seed.log'));
  const { code, output, wasEnded } = await runProgram(process.execPath, [program], {
    cwd: ROOT,
    env,
    timeoutMs: limitMs,
    onLine: (line) => {
      if (!line.includes(PASSWORD)) log.write(Buffer.from(`${line}\n`));
    },
  });
  const [password] = logged(output, PASSWORD);
  if (password) printOnce('officer@concord.example', String(password), output);
  if (wasEnded) throw new LauncherError('The demo data was interrupted.');
  const problem =
    code === 0 ? undefined : `The demo data is not complete: ${reasonOf(output)}. ${howToRepeat(log.file)}`;
  if (problem) log.write(Buffer.from(`${problem}\n`));
  log.close();
  return problem;
}

/** Reason given by the seed, else the last line of an error in its output. */
function reasonOf(output: string): string {
  const errors = output.split('\n').flatMap((line) => consoleText(line, true) ?? []);
  return String(
    logged(output, 'reason').at(-1) ?? errors.at(-1) ?? 'the seed ended without a word, or took too long',
  );
}

const howToRepeat = (file: string): string =>
  'The product runs without the rest. To make what is missing, stop it and start it again. ' +
  `The log of the seed: ${file}`;
