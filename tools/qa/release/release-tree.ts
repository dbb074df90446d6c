import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from '../../lib/build.ts';
import { runProgram } from '../../lib/cli-run.ts';
import { printStep } from '../../lib/console.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { cacheDir, ROOT } from '../../lib/paths.ts';

/** A built release. */
export interface ReleaseTree {
  /** Its commit, shortened, or `present`. */
  readonly name: string;
  readonly folder: string;
  /** True if a program prepares its databases; in earlier releases services did so at their start. */
  readonly hasPrepare: boolean;
  /** True if its gateways serve web files of other releases. */
  readonly hasArchive: boolean;
}

const BUILD = ['nx', 'run-many', '-t', 'build', '--outputStyle=static'];

async function run(command: string, args: string[], cwd: string): Promise<string> {
  const path = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`;
  const env = { ...process.env, PATH: path, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };
  const { code, output } = await runProgram(command, args, { cwd, env });
  if (code !== 0)
    throw new LauncherError(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-3000)}`);
  return output.trim();
}

const treeIn = (name: string, folder: string): ReleaseTree => ({
  name,
  folder,
  hasPrepare: existsSync(join(folder, 'services/exams/dist/prepare.js')),
  hasArchive: globSync('services/gateway/dist/**/assets-archive.js', { cwd: folder }).length > 0,
});

/** The release of the present sources. */
export async function presentTree(): Promise<ReleaseTree> {
  await build();
  return treeIn('present', ROOT);
}

/**
 * The release of a commit, installed and built in the cache folder, which takes minutes once per commit.
 * @throws LauncherError when there is no such commit, or it cannot be installed or built
 */
export async function treeOf(commit: string): Promise<ReleaseTree> {
  const hash = await run('git', ['rev-parse', '--verify', `${commit}^{commit}`], ROOT);
  const folder = join(cacheDir(), 'releases', hash);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.part`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    printStep(`Installing and building ${commit} (some minutes, once)`);
    const archive = `${folder}.tar`;
    await run('git', ['archive', '--output', archive, hash], ROOT);
    await run('tar', ['--extract', '--file', archive, '--directory', unfinished], ROOT);
    rmSync(archive);
    await run('npm', ['ci', '--no-audit', '--no-fund'], unfinished);
    await run('npx', BUILD, unfinished);
    renameSync(unfinished, folder);
  }
  return treeIn(hash.slice(0, 7), folder);
}
