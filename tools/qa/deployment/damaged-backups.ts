import { copyFileSync, readdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Damage } from './deployment.ts';

/** The largest file of a folder, which has content. */
function largestIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return files.reduce((most, file) => (statSync(file).size > statSync(most).size ? file : most));
}

/** Damages backups in a folder while `work` runs, then restores them. */
export async function withDamagedBackups(
  copies: string,
  damage: Damage,
  work: () => Promise<void>,
): Promise<void> {
  const file = largestIn(join(copies, 'data'));
  const kept = `${file}.kept`;
  if (damage === 'torn') {
    copyFileSync(file, kept);
    truncateSync(file, Math.floor(statSync(file).size / 2));
  } else renameSync(file, kept);
  await work().finally(() => renameSync(kept, file));
}
