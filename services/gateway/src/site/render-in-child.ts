import type { ServedSettings } from '@concord/institute';
import { fork } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(__dirname, 'render-program.js');
const OUTPUT_MAX = 2_000;

/**
 * Renders the site in a child process, to free the memory afterwards.
 *
 * @throws Error with the end of its output when it fails
 */
export async function renderInChild(
  apps: string,
  out: string,
  settings: ServedSettings,
  program = PROGRAM,
): Promise<void> {
  const child = fork(program, [apps, out], {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    silent: true,
  });
  let output = '';
  const read = (text: Buffer) => (output = `${output}${text.toString()}`.slice(-OUTPUT_MAX));
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    // Not `exit`: output may still come after it.
    child.once('close', resolve);
    // A child that has ended takes no message; its output says why.
    child.send(settings, () => undefined);
  });
  if (code !== 0) throw new Error(`The pages could not be rendered by the site settings: ${output.trim()}`);
}
