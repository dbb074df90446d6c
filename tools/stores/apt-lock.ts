import { join } from 'node:path';
import { withLock } from '../lib/process-lock.ts';

/**
 * Runs one use of apt-get at a time. The images of Debian and Ubuntu empty `/var/cache/apt/archives` after each
 * `apt-get update`, also one with a cache of its own: packages that another apt-get is fetching there are lost.
 */
export const withApt = <T>(cache: string, work: () => Promise<T>): Promise<T> =>
  withLock(join(cache, 'apt.lock'), work);
