import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeDocuments } from '../documents/write-documents';
import { brandIcons } from './brand-icons';
import { buildSite } from './build-site';
import { foldersOf } from './site-folders';
import { writeManifests } from './web-manifest';

/**
 * Renders the built site again with the current settings, which must be loaded before this module:
 * pages, printed form, icons and web manifest.
 *
 * @param apps folder of the built apps
 *
 * @param out an empty folder
 */
export async function rerenderSite(apps: string, out: string): Promise<void> {
  const built = join(apps, 'site/dist');
  const { files } = JSON.parse(await readFile(join(built, 'site.json'), 'utf8')) as { files: string[] };
  for (const file of files) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await cp(join(built, file), join(out, file));
  }
  await brandIcons(out, files);
  await writeDocuments(out);
  await writeManifests(out);
  await buildSite(foldersOf(apps, out), files);
}
