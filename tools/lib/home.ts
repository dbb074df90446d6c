import { accessSync, constants, mkdirSync } from 'node:fs';
import { LauncherFault } from './fault.ts';

/** Makes the data folder, readable by its owner alone, or says why it cannot be used. */
export function prepareHome(home: string): string {
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    accessSync(home, constants.W_OK | constants.X_OK);
    mkdirSync(`${home}/logs`, { recursive: true });
    mkdirSync(`${home}/data`, { recursive: true });
    return home;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new LauncherFault(
      `CONCORD_HOME (${home}) cannot be written (${code}). Set CONCORD_HOME to a folder that can.`,
    );
  }
}
