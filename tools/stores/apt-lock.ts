import { join } from 'node:path';
import { withLock } from '../lib/process-lock.ts';

/**
 * Runs one apt-get at a time. Images of Debian and Ubuntu empty `/var/cache/apt/archives` after each `apt-get
 * update`, even one with its own cache, and would remove packages that another apt-get is downloading.
 */
export const withApt = <T>(cache: string, work: () => Promise<T>): Promise<T> =>
  withLock(join(cache, 'apt.lock'), work);
