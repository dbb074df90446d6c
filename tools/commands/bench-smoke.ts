import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../lib/build.ts';
import { runProgram } from '../lib/cli-run.ts';
import { say, step } from '../lib/console.ts';
import { LauncherFault } from '../lib/fault.ts';
import { ROOT } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';
import { cleanEnvironment } from '../suites/test-stores.ts';

/** Starts a clone as a person would, and gives its line on how long each step took. */
async function timeStart(clone: string): Promise<string> {
  const env = {
    ...cleanEnvironment(),
    PORT: String(await freePort()),
    CONCORD_BOOT_STARTED: '',
    // Nx shares what it has built between clones; a cold start is one without that.
    NX_CACHE_DIRECTORY: join(clone, '.nx', 'cache'),
  };
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const told = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const line = /^ {2}took .*$/m.exec(output)?.[0];
        if (line && output.includes('Ctrl-C')) resolve(line.trim());
      });
    }
  });
  const ended = once(child, 'exit').then(() => undefined);
  // npm ends before the launcher has stopped everything; its output closes when the last process has gone.
  const closed = once(child, 'close');
  const line = await Promise.race([told, ended]);
  if (!line) throw new LauncherFault(`${output}\nThe clone did not start.`);
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await closed;
  return line;
}

/** Prints the figures that tell whether the foundation is still as fast as it should be. */
export async function benchSmoke(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'concord-bench-'));
  const clone = join(folder, 'concord');
  try {
    const { code, output } = await runProgram('git', ['clone', '--quiet', ROOT, clone]);
    if (code !== 0) throw new LauncherFault(`${output}\nThe repository could not be cloned.`);
    step('Cold start: a fresh clone, everything installed and built');
    say(`cold start ${await timeStart(clone)}`);
    say(`warm start ${await timeStart(clone)} (at most 20 s)`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await build();
  for (const file of globSync('tools/bench/{noop-route,web-bytes}.ts', { cwd: ROOT }).sort()) {
    step(file);
    const { code } = await runProgram(process.execPath, [join(ROOT, file)], { cwd: ROOT, onLine: say });
    if (code !== 0) throw new LauncherFault(`${file} ended with ${code}.`);
  }
}
