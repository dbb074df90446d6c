import { closeSync, mkdirSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LauncherError } from '../lib/launcher-error.ts';

export interface LockTimes {
  /** Interval at which the holder of the folder renews its lock. */
  readonly renewalMs: number;
  /** Age of a heartbeat at which its run counts as killed. */
  readonly staleMs: number;
}

const DEFAULT_TIMES: LockTimes = { renewalMs: 3000, staleMs: 30_000 };
const LOOK_MS = 200;

/** Time of the holder's last heartbeat; undefined without a holder. */
const seenAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Waits until the lock of a killed run expires. @throws LauncherError when the holder is alive */
async function waitForKilled(file: string, { staleMs }: LockTimes): Promise<void> {
  const first = seenAt(file);
  for (let seen = first; seen !== undefined; seen = seenAt(file)) {
    if (seen !== first)
      throw new LauncherError(
        'Another backup is being made, checked or restored. Try again when it has ended.',
      );
    if (Date.now() - seen > staleMs) rmSync(file, { force: true });
    else await pause(LOOK_MS);
  }
}

/**
 * Does some work in a folder that no other run uses meanwhile, not even in another container.
 * @throws LauncherError when another run uses it
 */
export async function withFolder<T>(
  folder: string,
  work: () => Promise<T>,
  times = DEFAULT_TIMES,
): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'in-use');
  await waitForKilled(file, times);
  closeSync(openSync(file, 'wx'));
  const renewal = setInterval(() => utimesSync(file, new Date(), new Date()), times.renewalMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    rmSync(file, { force: true });
  }
}
