import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

const fileOf = (cache: string, what: string) => join(cache, 'failed', what);

/** True if a download failed less than a day ago, so that starts without a network do not repeat it. */
export function failedRecently(cache: string, what: string, now = Date.now()): boolean {
  const stat = statSync(fileOf(cache, what), { throwIfNoEntry: false });
  return stat !== undefined && now - stat.mtimeMs < DAY_MS;
}

export function rememberFailure(cache: string, what: string, reason: string): void {
  const file = fileOf(cache, what);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${reason}\n`);
}
