import { join } from 'node:path';
import { print, printStep } from './console.ts';
import { isBuilt, markBuilt, sourceStamp } from './content-stamp.ts';
import { LauncherError } from './launcher-error.ts';
import { nx } from './nx.ts';
import { ROOT } from './paths.ts';
import { withLock } from './process-lock.ts';

/**
 * Builds what changed, one build at a time: two would remove each other's files. Starting Nx takes seconds,
 * so it is not started when nothing changed.
 */
export const build = (): Promise<void> => withLock(join(ROOT, '.nx', 'concord-build.lock'), buildChanged);

async function buildChanged(): Promise<void> {
  const sources = sourceStamp(ROOT);
  if (isBuilt(ROOT, sources)) return printStep('Nothing changed since the last build');
  printStep('Building what changed');
  let done = 0;
  const { code, output } = await nx(['run-many', '-t', 'build', '--outputStyle=static'], {
    onLine: (line) => {
      const task = /^> nx run ([^:\s]+):build/.exec(line)?.[1];
      if (task) print(`  ${String((done += 1)).padStart(2)} built ${task.replace('@concord/', '')}`);
    },
  });
  if (code !== 0) {
    print(output);
    throw new LauncherError('The build failed; see its output above.');
  }
  markBuilt(ROOT, sources);
}
