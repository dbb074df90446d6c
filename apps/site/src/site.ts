import { writeDocuments } from '../documents/write-documents';
import { buildSite } from './build-site';
import { foldersOf } from './site-folders';
import { writeManifests } from './web-manifest';

export { rerenderSite } from './rerender-site';

/**
 * Builds the site.
 *
 * @param apps folder of the built apps
 *
 * @param out the output folder
 *
 * @param icons URL paths of the existing icons
 */
export async function buildWholeSite(apps: string, out: string, icons: readonly string[]): Promise<void> {
  const files = [...icons, ...(await writeManifests(out)), ...(await writeDocuments(out))];
  await buildSite(foldersOf(apps, out), files);
}
