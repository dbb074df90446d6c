import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Downloaded servers are shared by every clone of the repository, so that only the first start is slow. */
export function cacheDir(env: NodeJS.ProcessEnv = process.env): string {
  if (env.CONCORD_CACHE) return resolve(ROOT, env.CONCORD_CACHE);
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'concord');
}

export const homeDir = (env: NodeJS.ProcessEnv = process.env): string =>
  resolve(ROOT, env.CONCORD_HOME || '.concord');
