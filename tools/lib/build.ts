import { say, step } from './console.ts';
import { isBuilt, markBuilt } from './content-stamp.ts';
import { LauncherFault } from './fault.ts';
import { nx } from './nx.ts';
import { ROOT } from './paths.ts';

/** Builds these projects and what they need; what went wrong comes back as text. */
export async function buildProjects(names: readonly string[]): Promise<string | undefined> {
  const { code, output } = await nx(['run-many', '-t', 'build', `--projects=${names.join(',')}`]);
  if (code !== 0) return output;
  markBuilt(ROOT);
  return undefined;
}

/** Builds what changed since the last build. Asking Nx costs seconds, so nothing is asked when nothing changed. */
export async function build(): Promise<void> {
  if (isBuilt(ROOT)) return step('Nothing changed since the last build');
  step('Building what changed');
  let done = 0;
  const { code, output } = await nx(['run-many', '-t', 'build', '--outputStyle=static'], {
    onLine: (line) => {
      const task = /^> nx run ([^:\s]+):build/.exec(line)?.[1];
      if (task) say(`  ${String((done += 1)).padStart(2)} built ${task.replace('@concord/', '')}`);
    },
  });
  if (code !== 0) {
    say(output);
    throw new LauncherFault('The build failed; what it said stands above.');
  }
  markBuilt(ROOT);
}
