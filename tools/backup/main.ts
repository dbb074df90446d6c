import { parseArgs } from 'node:util';
import { readEnv } from '@concord/contracts/environment';
import { print, printFailure, printWarning } from '../lib/console.ts';
import { endPrograms } from '../lib/cli-run.ts';
import { backupEnv } from './env.ts';
import { RefusedRestoreError } from './refused-restore.ts';
import { Repository } from './repository.ts';
import { restoreBackup } from './restore.ts';
import { makeRun, verifyRun } from './runs.ts';
import { serve } from './serve.ts';
import { withFolder } from './work-lock.ts';

/**
 * Exit code of a restore that changed nothing: `deploy/restore.sh` then starts everything again.
 */
const UNCHANGED = 2;

const USAGE = `Backups of the database and of all files.

  serve                     makes one each day, and restores one for a trial each week
  make                      makes one now
  list                      lists the backups
  verify [BACKUP]             restores one into an empty database, for a trial
  restore [BACKUP]            restores one into the stores of this installation; without BACKUP the latest
    --replace NAME          also when they are not empty: destroys what they hold`;

const log = {
  warn: (_: object, message: string) => printWarning(message),
  fatal: (_: object, message: string) => printFailure(message),
};

const { values, positionals } = parseArgs({
  options: { replace: { type: 'string' } },
  allowPositionals: true,
});
const [command = '', copy = 'latest'] = positionals;
const env = readEnv(backupEnv, process.env, log);
const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    ending.abort();
    endPrograms();
  });

const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  serve: () => serve(env, ending.signal),
  make: () => makeRun(env),
  verify: () => verifyRun(env, copy),
  list: async () => {
    const repository = new Repository(env);
    await repository.open();
    for (const { id, time } of await repository.copies()) print(`${id}  ${time}`);
  },
  restore: async () => {
    const isWell = await withFolder(env.BACKUP_FOLDER, () =>
      restoreBackup(env, { copy, replace: values.replace }),
    );
    if (!isWell) process.exitCode = 1;
  },
};

try {
  const run = COMMANDS[command];
  if (!run) throw new Error(USAGE);
  await run();
} catch (error) {
  // `serve` ends when it is asked to; any other command was interrupted.
  if (command !== 'serve' || !ending.signal.aborted) {
    printFailure(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof RefusedRestoreError ? UNCHANGED : 1;
  }
}
