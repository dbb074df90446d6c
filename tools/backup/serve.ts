import { setTimeout as pause } from 'node:timers/promises';
import { printFailure, printStep } from '../lib/console.ts';
import { type BackupEnv, verifyDayOf } from './env.ts';
import { Repository } from './repository.ts';
import { makeRun, verifyRun } from './runs.ts';
import { nextAt, weekdayOf } from './schedule.ts';

const DAY_MS = 86_400_000;
const RETRY_MS = 15 * 60_000;
/** Delay of the first backup: the product and its stores may be starting as well. */
const SETTLE_MS = 60_000;

/** Runs some work until it succeeds. */
async function untilDone(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      printFailure(error instanceof Error ? error.message : String(error));
      printStep('trying again in 15 minutes');
      await pause(RETRY_MS, undefined, { signal });
    }
  }
}

async function isLastTooOld(env: BackupEnv): Promise<boolean> {
  const repository = new Repository(env);
  await repository.open();
  const last = (await repository.copies()).at(-1);
  return last === undefined || Date.now() - Date.parse(last.time) > DAY_MS;
}

/** Makes a backup each day and a trial restore each week, until the signal. */
export async function serve(env: BackupEnv, signal: AbortSignal): Promise<void> {
  await pause(SETTLE_MS, undefined, { signal });
  await untilDone(async () => {
    if (await isLastTooOld(env)) await makeRun(env);
  }, signal);
  for (;;) {
    const next = nextAt(env.BACKUP_AT, new Date());
    printStep(`the next backup starts at ${next.toISOString()}`);
    await pause(next.getTime() - Date.now(), undefined, { signal });
    await untilDone(() => makeRun(env), signal);
    if (weekdayOf(next) === verifyDayOf(env)) await untilDone(() => verifyRun(env, 'latest'), signal);
  }
}
