import type { ServedSettings } from '@concord/institute';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Env } from '../env';
import { renderInChild } from './render-in-child';

/** Renders the site of built apps into an empty folder. */
type Render = (apps: string, out: string, settings: ServedSettings) => Promise<void>;

const INDEX = 'site.json';

/** Hash of the settings and of everything that rendering depends on. */
async function stampOf(apps: string, settings: ServedSettings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const server = join(apps, 'site/dist/.server');
  const scripts = (await readdir(server)).filter((name) => name.endsWith('.cjs')).sort();
  const files = [
    ...scripts.map((name) => join(server, name)),
    join(apps, 'shell/dist/index.html'),
    join(apps, 'shell/dist/sw.js'),
    join(apps, 'site/dist', INDEX),
  ];
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 32);
}

/** Moves a finished folder to its place unless another gateway did so before. */
async function keep(made: string, place: string): Promise<void> {
  try {
    await rename(made, place);
  } catch (error) {
    if (!existsSync(join(place, INDEX))) throw error;
  }
}

/**
 * Finds the folder of the site's pages: the built ones without site settings, else pages rendered by the settings.
 * `SITE_FOLDER` caches them, so that a start with the same settings and build renders nothing.
 *
 * @throws Error when the pages cannot be rendered, or written
 */
export async function renderedSite(
  { WEB_ROOT: apps, SITE_FOLDER: kept }: Pick<Env, 'WEB_ROOT' | 'SITE_FOLDER'>,
  settings: ServedSettings,
  render: Render = renderInChild,
): Promise<string> {
  const built = join(apps, 'site', 'dist');
  if (Object.keys(settings).length === 0 || !existsSync(join(built, INDEX))) return built;
  const stamp = await stampOf(apps, settings);
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'concord-site-')));
  const place = join(folder, stamp);
  if (existsSync(join(place, INDEX))) return place;
  await mkdir(folder, { recursive: true });
  const made = await mkdtemp(join(folder, `${stamp}-`));
  try {
    await render(apps, made, settings);
    await keep(made, place);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  const others = (await readdir(folder)).filter((name) => !name.startsWith(stamp));
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
  return place;
}
