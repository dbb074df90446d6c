import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { LauncherError } from './launcher-error.ts';

/** Creates folders one by one: `recursive` never returns inside a file system that refuses folders. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

const isOwn = ({ uid }: { uid: number }): boolean => uid === process.getuid?.();
const OTHERS = 0o077;
const STICKY = 0o1000;
/** Names of the launcher's files in a data folder; any other file there is left alone. */
const OURS = ['logs', 'data', 'secrets.json', 'stores.json', 'run.json'];

/** Removes the rights of other accounts from a file or a folder with its content. Links are not followed. */
function tighten(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || !isOwn(stat) || stat.isSymbolicLink()) return;
  if (stat.mode & OTHERS) chmodSync(path, stat.mode & 0o700);
  if (stat.isDirectory()) for (const name of readdirSync(path)) tighten(join(path, name));
}

/** Closes a data folder that an earlier release or a person left open to other accounts. */
function closeHome(home: string): void {
  const stat = statSync(home);
  const { mode } = stat;
  if (!(mode & OTHERS) || !isOwn(stat)) return;
  for (const name of OURS) tighten(join(home, name));
  // A shared folder, such as /tmp, is left as it is.
  if (!(mode & STICKY)) chmodSync(home, mode & 0o700);
}

/** Makes the data folder, readable by its owner only. @throws LauncherError when it cannot be used */
export function prepareHome(home: string): string {
  try {
    makeFolder(home);
    accessSync(home, constants.W_OK | constants.X_OK);
    closeHome(home);
    for (const name of ['logs', 'data']) mkdirSync(join(home, name), { recursive: true, mode: 0o700 });
    return home;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new LauncherError(
      `CONCORD_HOME (${home}) cannot be written (${code}). Set CONCORD_HOME to a folder that can.`,
    );
  }
}
