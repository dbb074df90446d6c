import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { which } from '../lib/which.ts';
import { withApt } from './apt-lock.ts';
import { failedRecently, rememberFailure } from './failed-downloads.ts';
import { isPatchedPackage } from './redis-versions.ts';
import { MissingError } from './store.ts';

const DOWNLOAD = 'redis-apt';
/** Age at which the package is downloaded again, for security fixes. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const LIMIT_MS = 60_000;

/**
 * Runs a step of the download.
 * @throws MissingError with the end of its output; LauncherError when it was interrupted
 */
async function step(cwd: string, command: string, args: string[]): Promise<string> {
  const { code, output, wasEnded } = await runProgram(command, args, { cwd, timeoutMs: LIMIT_MS });
  if (code === 0) return output;
  // An interruption: no other Redis is tried, and the next start downloads this one.
  if (wasEnded) throw new LauncherError('The download of redis-server was interrupted.');
  throw new MissingError(`${command} failed (${output.trim().split('\n').at(-1) ?? 'no reason given'})`);
}

/** Unpacks redis-server, and packages that it needs and this system lacks, into a folder. */
async function fetchInto(folder: string, cache: string): Promise<void> {
  // Separate package lists: those of the system may be old, locked, or not readable.
  const own = { 'Dir::State::lists': join(folder, 'lists'), 'Dir::Cache': join(folder, 'cache') };
  mkdirSync(join(own['Dir::State::lists'], 'partial'), { recursive: true });
  mkdirSync(join(own['Dir::Cache'], 'archives', 'partial'), { recursive: true });
  const settings = Object.entries({ ...own, 'APT::Sandbox::User': 'root' });
  const options = ['-q', ...settings.flatMap(([name, value]) => ['-o', `${name}=${value}`])];
  const apt = (...args: string[]) => step(folder, 'apt-get', [...options, ...args]);
  await withApt(cache, () => apt('update'));
  const plan = await apt(
    'install',
    '--simulate',
    '--no-install-recommends',
    '--reinstall',
    'redis-server',
    'redis-tools',
  );
  await apt('download', ...[...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name));
  for (const file of globSync('*.deb', { cwd: folder })) {
    await step(folder, 'dpkg-deb', ['--extract', file, '.']);
    rmSync(join(folder, file));
  }
  for (const part of ['lists', 'cache']) rmSync(join(folder, part), { recursive: true });
  if (!isPatchedPackage(join(folder, 'usr/share/doc/redis-server/changelog.Debian.gz')))
    throw new MissingError('the redis-server of this distribution has known faults');
}

interface DebianRedis {
  command: string;
  /** Value for LD_LIBRARY_PATH: libraries that the system lacks. */
  libraries: string;
}

const inFolder = (folder: string): DebianRedis => {
  const libraries = globSync('usr/lib/*-linux-*', { cwd: folder }).map((name) => join(folder, name));
  return { command: join(folder, 'usr/bin/redis-server'), libraries: libraries.join(':') };
};

/**
 * Redis of Debian or Ubuntu, downloaded to the cache by apt-get. Nothing is installed, so no special rights
 * are needed.
 * @throws MissingError
 */
export async function debianRedis(cache: string): Promise<DebianRedis> {
  const folder = join(cache, 'redis-debian');
  const fetched = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - fetched < KEPT_MS) return inFolder(folder);
  if (!which(['apt-get']) || !which(['dpkg-deb'])) throw new MissingError('there is no apt-get');
  if (failedRecently(cache, DOWNLOAD)) {
    if (existsSync(folder)) return inFolder(folder);
    throw new MissingError('fetching redis-server by apt-get failed less than a day ago');
  }
  printStep('Fetching redis-server by apt-get (once a week for this machine)');
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(`${folder}.draft-`);
  try {
    await fetchInto(draft, cache);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!(error instanceof MissingError)) throw error;
    rememberFailure(cache, DOWNLOAD, error.message);
    if (!existsSync(folder)) throw error;
  }
  return inFolder(folder);
}
