import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { printStep } from '../lib/console.ts';
import { which } from '../lib/which.ts';

export interface Python {
  command: string;
  /** Compiled packages fit one version of Python only. */
  tag: string;
}

let python: Promise<Python | { missing: string }> | undefined;

async function lookForPython(): Promise<Python | { missing: string }> {
  const command = which(['python3', 'python']);
  if (!command) return { missing: 'Python 3.10 or later is not installed' };
  const question = 'import sys; print("%d.%d" % sys.version_info[:2])';
  const { code, output } = await runProgram(command, ['-c', question]);
  const version = output.trim();
  const [major, minor] = version.split('.').map(Number);
  if (code !== 0 || major !== 3 || !minor || minor < 10) {
    return { missing: `Python 3.10 or later is needed, ${command} is ${version || 'not usable'}` };
  }
  return { command, tag: `py${version}-${process.platform}-${process.arch}` };
}

const findPython = (): Promise<Python | { missing: string }> => (python ??= lookForPython());

/**
 * A folder in the cache that holds this PyPI package, installed there when it is not yet. The folder appears under its
 * name only when it is complete, so that two launchers, or one that was killed, cannot leave half a package.
 */
export async function pythonPackage(
  cache: string,
  requirement: string,
  flags: string[] = [],
): Promise<{ folder: string; python: Python } | { missing: string }> {
  const found = await findPython();
  if ('missing' in found) return found;
  const folder = join(cache, `${requirement.replace('==', '-').toLowerCase()}-${found.tag}`);
  if (existsSync(folder)) return { folder, python: found };
  printStep(`Fetching ${requirement.replace('==', ' ')} from PyPI (once for this machine)`);
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(`${folder}.draft-`);
  const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input', ...flags];
  const { code, output } = await runProgram(found.command, [...args, '--target', draft, requirement], {
    env: { ...process.env, PIP_ROOT_USER_ACTION: 'ignore', PIP_USER: '0' },
    timeoutMs: 5 * 60_000,
  });
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    return { missing: `pip could not install ${requirement} (${lastLine(output)})` };
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return { folder, python: found };
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? 'no reason given';
