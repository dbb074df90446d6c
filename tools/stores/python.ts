import { globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { which } from '../lib/which.ts';
import { MissingError } from './store.ts';

interface Python {
  command: string;
  /** Compiled packages depend on the version of Python. */
  tag: string;
}

const NEWEST_MINOR = 14;

/**
 * Paths of Python: on PATH, by its name or with its version, and pyenv's versions, which may not be on PATH.
 */
function candidates(leastMinor: number): string[] {
  const versions = Array.from({ length: NEWEST_MINOR - leastMinor + 1 }, (_, index) => leastMinor + index);
  const names = ['python3', 'python', ...versions.map((minor) => `python3.${minor}`)];
  const found = names.flatMap((name) => which([name]) ?? []);
  const pyenv = process.env.PYENV_ROOT ?? join(homedir(), '.pyenv');
  const hidden = versions.flatMap((minor) =>
    globSync(`versions/3.${minor}.*/bin/python3`, { cwd: pyenv }).map((file) => join(pyenv, file)),
  );
  return [...found, ...hidden];
}

async function versionOf(command: string): Promise<string> {
  const question = 'import sys; print("%d.%d" % sys.version_info[:2])';
  const { code, output } = await runProgram(command, ['-c', question]);
  return code === 0 ? output.trim() : '';
}

/** First Python 3 of this machine that is new enough. @throws MissingError */
export async function findPython(leastMinor: number): Promise<Python> {
  const seen: string[] = [];
  for (const command of candidates(leastMinor)) {
    const version = await versionOf(command);
    const [major, minor] = version.split('.').map(Number);
    if (major === 3 && minor && minor >= leastMinor)
      return { command, tag: `py${version}-${process.platform}-${process.arch}` };
    if (version) seen.push(version);
  }
  const there = [...new Set(seen)].join(', ') || 'none that works';
  throw new MissingError(`Python 3.${leastMinor} or later is needed, there is ${there}`);
}
