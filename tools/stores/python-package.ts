import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { printStep } from '../lib/console.ts';
import { onPath } from './on-path.ts';
import { MissingError } from './store.ts';

interface Python {
  command: string;
  /** Compiled packages fit one version of Python only. */
  tag: string;
}

async function findPython(): Promise<Python> {
  const command = onPath('python3', 'python');
  const question = 'import sys; print("%d.%d" % sys.version_info[:2])';
  const { code, output } = await runProgram(command, ['-c', question]);
  const version = output.trim();
  const [major, minor] = version.split('.').map(Number);
  if (code === 0 && major === 3 && minor && minor >= 10)
    return { command, tag: `py${version}-${process.platform}-${process.arch}` };
  throw new MissingError(`Python 3.10 or later is needed, ${command} is ${version || 'not usable'}`);
}

/**
 * A folder in the cache that holds this PyPI package, installed there when it is not yet. The folder appears under its
 * name only when it is complete, so that two launchers, or one that was killed, cannot leave half a package.
 */
export async function pythonPackage(
  cache: string,
  requirement: string,
  flags: string[] = [],
): Promise<{ folder: string; command: string }> {
  const { command, tag } = await findPython();
  const folder = join(cache, `${requirement.replace('==', '-').toLowerCase()}-${tag}`);
  if (existsSync(folder)) return { folder, command };
  printStep(`Fetching ${requirement.replace('==', ' ')} from PyPI (once for this machine)`);
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(`${folder}.draft-`);
  const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input', ...flags];
  const { code, output } = await runProgram(command, [...args, '--target', draft, requirement], {
    env: { ...process.env, PIP_ROOT_USER_ACTION: 'ignore', PIP_USER: '0' },
    timeoutMs: 5 * 60_000,
  });
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new MissingError(`pip could not install ${requirement} (${lastLine(output)})`);
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return { folder, command };
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? 'no reason given';
