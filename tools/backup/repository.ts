import { join } from 'node:path';
import { LauncherError } from '../lib/launcher-error.ts';
import type { RepositoryEnv } from './env.ts';
import { runTool, usualEnv } from './programs.ts';

/** A stored backup. */
export interface Copy {
  readonly id: string;
  /** ISO 8601. */
  readonly time: string;
}

interface Snapshot {
  readonly short_id: string;
  readonly time: string;
  readonly paths: readonly string[];
}

/** Retention: the last backup of each of these numbers of days, weeks and months. */
const RETENTION = ['--keep-daily', '7', '--keep-weekly', '4', '--keep-monthly', '12'];
/** Commands of restic that take a lock; all others only read. */
const LOCKING = new Set(['backup', 'check', 'forget', 'key']);
const OURS = ['--tag', 'concord', '--host', 'concord'];

/** The JSON line of the output, which may also contain warnings. */
function jsonIn<T>(output: string): T {
  const line = output.split('\n').findLast((each) => /^[[{]/.test(each));
  if (line === undefined) throw new LauncherError(`restic did not answer:\n${output}`);
  return JSON.parse(line) as T;
}

/** Repository of restic: encrypted backups, each of which stores only what earlier ones lack. */
export class Repository {
  private readonly env: NodeJS.ProcessEnv;

  constructor(env: RepositoryEnv) {
    this.env = {
      ...usualEnv(),
      RESTIC_REPOSITORY: env.BACKUP_TARGET,
      RESTIC_PASSWORD: env.BACKUP_PASSWORD,
      RESTIC_CACHE_DIR: join(env.BACKUP_FOLDER, 'cache'),
      AWS_ACCESS_KEY_ID: env.BACKUP_S3_ACCESS_KEY,
      AWS_SECRET_ACCESS_KEY: env.BACKUP_S3_SECRET_KEY,
    };
  }

  /** Creates the repository if there is none. @throws LauncherError when it cannot be opened */
  async open(): Promise<void> {
    const isThere = await this.restic('cat', 'config', '--no-lock').then(
      () => undefined,
      (error: unknown) => error,
    );
    if (isThere === undefined) return;
    // An existing repository is not created again: then the first error tells why it cannot be
    // read.
    await this.restic('init').catch(() => {
      throw isThere;
    });
  }

  /** True if a repository exists that the password opens. */
  async isOpenedBy(): Promise<boolean> {
    return this.restic('cat', 'config', '--no-lock').then(
      () => true,
      () => false,
    );
  }

  /** Adds the password in this file to those that open the repository. */
  async addKey(file: string): Promise<void> {
    await this.restic('key', 'add', '--new-password-file', file);
  }

  /** Removes every password except the one that opened the repository. */
  async removeOtherKeys(): Promise<void> {
    const keys = jsonIn<{ id: string; current: boolean }[]>(await this.restic('key', 'list', '--json'));
    for (const { id, current } of keys) if (!current) await this.restic('key', 'remove', id);
  }

  /** Stores a folder, which is always the same one. @returns the id of the backup */
  async store(folder: string): Promise<string> {
    const output = await this.restic('backup', '--json', '--quiet', ...OURS, folder);
    return jsonIn<{ snapshot_id: string }>(output).snapshot_id.slice(0, 8);
  }

  /** All backups, oldest first. */
  async copies(): Promise<Copy[]> {
    const snapshots = await this.snapshots();
    return snapshots.map(({ short_id: id, time }) => ({ id, time }));
  }

  /** Id of a backup, also for `latest`. @throws LauncherError when there is no such backup */
  async idOf(copy: string): Promise<string> {
    return (await this.find(copy)).short_id;
  }

  /** Extracts a backup and checks every byte. @returns the folder */
  async layOut(id: string, target: string): Promise<string> {
    const { paths } = await this.find(id);
    await this.restic('restore', id, '--target', target, '--no-lock');
    return join(target, paths[0] ?? '');
  }

  /** Checks the repository's integrity. @throws LauncherError when it fails */
  async check(): Promise<void> {
    await this.restic('check');
  }

  /** Removes backups beyond the retention, and locks of killed runs. */
  async prune(): Promise<void> {
    await this.restic('forget', '--tag', 'concord', ...RETENTION, '--prune', '--quiet');
  }

  private async find(copy: string): Promise<Snapshot> {
    const snapshots = await this.snapshots();
    const wanted = copy === 'latest' ? snapshots.at(-1) : snapshots.find(({ short_id }) => short_id === copy);
    if (wanted) return wanted;
    const known = snapshots.map(({ short_id }) => short_id).join(', ');
    throw new LauncherError(
      known ? `There is no backup ${copy}. There are: ${known}.` : 'There is no backup yet.',
    );
  }

  private async snapshots(): Promise<Snapshot[]> {
    const snapshots = jsonIn<Snapshot[]>(await this.restic('snapshots', '--json', '--no-lock', ...OURS));
    return snapshots.sort((one, other) => one.time.localeCompare(other.time));
  }

  private async restic(...args: string[]): Promise<string> {
    // Removes the lock of a killed run; that of a running one stays.
    if (LOCKING.has(args[0] ?? '')) await runTool('restic', ['unlock', '--quiet'], { env: this.env });
    return runTool('restic', args, { env: this.env });
  }
}
