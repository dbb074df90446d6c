import { mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../../lib/cli-run.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { waitUntil } from '../../lib/wait.ts';

const MIB = 2 ** 20;
const FILLER = '.filler';
const MOUNT_TRIES_MS = 10_000;

async function run(command: string, ...args: string[]): Promise<void> {
  const { code, output } = await runProgram(command, args);
  if (code !== 0) throw new LauncherError(`${command} ${args.join(' ')}: ${output.trim()}`);
}

/** A file system of its own in a file, which can be filled and made read-only. Only root can mount it. */
export class SmallDisk {
  readonly path: string;
  private readonly image: string;

  private constructor(path: string, image: string) {
    this.path = path;
    this.image = image;
  }

  /** @param path where it is mounted; a new temporary folder without. @throws LauncherError where none can be mounted */
  static async mount(
    mebibytes: number,
    path = mkdtempSync(join(tmpdir(), 'concord-disk-')),
  ): Promise<SmallDisk> {
    const image = join(mkdtempSync(join(tmpdir(), 'concord-image-')), 'disk');
    mkdirSync(path, { recursive: true });
    writeFileSync(image, '');
    truncateSync(image, mebibytes * MIB);
    const disk = new SmallDisk(path, image);
    try {
      // No blocks are kept for root, under which the launcher may run.
      await run('mkfs.ext4', '-q', '-m', '0', image);
      await run('mount', '-o', 'loop', image, path);
    } catch (error) {
      disk.forget();
      throw new LauncherError(
        `No disk can be mounted here, so none can be filled. ${(error as Error).message}`,
      );
    }
    return disk;
  }

  /** Takes all that is left. */
  async fill(): Promise<void> {
    const file = join(this.path, FILLER);
    const { bavail, bsize } = statfsSync(this.path);
    // What is freed meanwhile, or that metadata needs, goes by smaller and smaller pieces.
    for (let bytes = bavail * bsize; bytes >= bsize; bytes = Math.floor(bytes / 2))
      await runProgram('sh', ['-c', `head -c ${bytes} /dev/zero >> ${file}`]);
  }

  free(): void {
    rmSync(join(this.path, FILLER), { force: true });
  }

  /** Makes it read-only as soon as nobody has a file open for writing. */
  async forbidWrites(): Promise<void> {
    const isDone = async () => (await runProgram('mount', ['-o', 'remount,ro', this.path])).code === 0;
    if (!(await waitUntil(isDone, { timeoutMs: MOUNT_TRIES_MS, everyMs: 5 })))
      throw new LauncherError(`${this.path} stays in use, so it cannot be made read-only.`);
  }

  allowWrites(): Promise<void> {
    return run('mount', '-o', 'remount,rw', this.path);
  }

  async unmount(): Promise<void> {
    await runProgram('mount', ['-o', 'remount,rw', this.path]);
    await runProgram('umount', [this.path]);
    this.forget();
  }

  private forget(): void {
    for (const folder of [join(this.image, '..'), this.path])
      rmSync(folder, { recursive: true, force: true });
  }
}
