import { runProgram } from '../lib/cli-run.ts';
import { which } from '../lib/which.ts';
import { CHROMIUM_NAMES } from './chromium.ts';

const PROGRAMS = [
  ['mongod'],
  ['redis-server', 'valkey-server'],
  ['python3', 'python'],
  ['minio'],
  CHROMIUM_NAMES,
];

/** Versions of programs on PATH that tests use; other versions are pinned by the lockfile or the launcher. */
export async function programVersions(): Promise<string> {
  const versions = PROGRAMS.map(async (names) => {
    const binary = which(names);
    return binary ? (await runProgram(binary, ['--version'])).output.split('\n')[0] : `no ${names[0]}`;
  });
  return (await Promise.all(versions)).join('; ');
}
