import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../lib/build.ts';
import { runProgram } from '../lib/cli-run.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { ROOT } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';
import { cleanEnvironment } from '../suites/test-stores.ts';

/** Starts a clone as a person would, prints how long each step took, does `work` on it and stops it. */
async function onStartedClone(
  clone: string,
  name: string,
  work: (url: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const port = await freePort();
  const env = {
    ...cleanEnvironment(),
    PORT: String(port),
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
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const line = /^ {2}took .*$/m.exec(output)?.[0];
        if (line && output.includes('Ctrl-C')) resolve(line.trim());
      });
  });
  const ended = once(child, 'exit').then(() => undefined);
  // npm ends before the launcher has stopped everything; its output closes when the last process has ended.
  const closed = once(child, 'close');
  const line = await Promise.race([ready, ended]);
  if (!line) throw new LauncherError(`${output}\nThe clone did not start.`);
  print(`${name} ${line}`);
  try {
    await work(`http://127.0.0.1:${port}`);
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await closed;
  }
}

async function runScript(file: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  printStep(file);
  const options = { cwd: ROOT, env: { ...process.env, ...env }, onLine: print };
  const { code } = await runProgram(process.execPath, [join(ROOT, file)], options);
  if (code !== 0) throw new LauncherError(`${file} ended with ${code}.`);
}

/** Prints how long starts take, what first visits load, and what service and gateway cost. */
export async function benchSmoke(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'concord-bench-'));
  const clone = join(folder, 'concord');
  try {
    const { code, output } = await runProgram('git', ['clone', '--quiet', ROOT, clone]);
    if (code !== 0) throw new LauncherError(`${output}\nThe repository could not be cloned.`);
    printStep('Cold start: a fresh clone, everything installed and built');
    await onStartedClone(clone, 'cold start');
    printStep('Warm start: at most 20 s');
    await onStartedClone(clone, 'warm start', (url) =>
      runScript('tools/bench/web/page-bytes.ts', { CONCORD_URL: url }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await build();
  await runScript('tools/bench/smoke/empty-route.ts');
}
