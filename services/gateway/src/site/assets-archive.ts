import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { FOLDERS, isHashed } from './web-files';

/** Versions whose files are kept: open pages of the two previous versions still need theirs. */
const RELEASES = 3;
/** Minimum age in ms of files to remove: another gateway may be adding files of an unknown version. */
const YOUNG_MS = 3_600_000;

const fileList = z.array(z.string());

/**
 * Hashed files of the last versions, in a folder shared by gateways of all versions: `files/<app>/...`, and for each
 * version the list of its files in `releases/`. Pages opened before an upgrade find their files there.
 */
export class AssetsArchive {
  private readonly own = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly webRoot: string,
  ) {}

  /** Adds the files of this version, and removes those of versions before the last three. */
  async update(): Promise<void> {
    for (const app of FOLDERS)
      for (const file of await filesIn(join(this.webRoot, app, 'dist')))
        if (isHashed(file)) this.own.add(`${app}/${file}`);
    const list = JSON.stringify([...this.own].sort());
    const release = `${createHash('sha256').update(list).digest('hex').slice(0, 16)}.json`;
    await mkdir(join(this.folder, 'releases'), { recursive: true });
    await put(join(this.folder, 'releases', release), (path) => writeFile(path, list));
    for (const file of this.own) await this.add(file);
    await this.removeOld();
  }

  /** Folder of an app in the archive, for a hashed file that this version does not have. */
  rootOf(app: string, path: string): string | undefined {
    const file = path.slice(1);
    return isHashed(file) && !this.own.has(`${app}/${file}`) ? join(this.folder, 'files', app) : undefined;
  }

  private async add(file: string): Promise<void> {
    const [app = '', ...rest] = file.split('/');
    const from = join(this.webRoot, app, 'dist', ...rest);
    const to = join(this.folder, 'files', file);
    const now = new Date();
    // The name is a hash of the content, so an existing file is the same.
    if (
      await utimes(to, now, now).then(
        () => true,
        () => false,
      )
    )
      return;
    await mkdir(dirname(to), { recursive: true });
    await put(to, (path) => copyFile(from, path));
  }

  private async removeOld(): Promise<void> {
    const folder = join(this.folder, 'releases');
    const all = await withAge((await readdir(folder)).map((name) => join(folder, name)));
    const releases = all.filter(({ path }) => path.endsWith('.json'));
    releases.sort((one, other) => one.ageMs - other.ageMs);
    const kept = new Set<string>();
    for (const { path } of releases.slice(0, RELEASES))
      for (const file of fileList.parse(JSON.parse(await readFile(path, 'utf8')))) kept.add(file);
    for (const { path } of releases.slice(RELEASES)) await rm(path, { force: true });
    const files = join(this.folder, 'files');
    const unused = (await filesIn(files)).filter((file) => !kept.has(file));
    // Includes unfinished files of killed gateways.
    const halves = all.filter(({ path }) => !path.endsWith('.json'));
    for (const { path, ageMs } of [...halves, ...(await withAge(unused.map((file) => join(files, file))))])
      if (ageMs > YOUNG_MS) await rm(path, { force: true });
  }
}

/** Ages of existing files: another gateway may be removing some. */
async function withAge(paths: readonly string[]): Promise<{ path: string; ageMs: number }[]> {
  const found: { path: string; ageMs: number }[] = [];
  for (const path of paths) {
    const about = await stat(path).catch(() => undefined);
    if (about) found.push({ path, ageMs: Date.now() - about.mtimeMs });
  }
  return found;
}

/** Writes a file atomically, safe for concurrent gateways. */
async function put(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
  await write(temporary);
  await rename(temporary, path);
}

/** Paths of the files below a folder, with slashes; none when there is no folder. Links are not followed. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
