import { spawnSync } from 'node:child_process';

const LARGEST = 64 * 1024 * 1024;

/** Runs a program. @returns its output @throws Error with its own words when it fails */
export function ask(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: LARGEST,
  });
  if (error) throw new Error(`${program} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stderr.trim()}`);
  return stdout;
}
