import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { LauncherError } from './launcher-error.ts';

/** Not `recursive`: that never returns inside a file system which makes no folders. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Makes the data folder, readable by its owner alone, or says why it cannot be used. */
export function prepareHome(home: string): string {
  try {
    makeFolder(home);
    accessSync(home, constants.W_OK | constants.X_OK);
    mkdirSync(`${home}/logs`, { recursive: true });
    mkdirSync(`${home}/data`, { recursive: true });
    return home;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new LauncherError(
      `CONCORD_HOME (${home}) cannot be written (${code}). Set CONCORD_HOME to a folder that can.`,
    );
  }
}
