import { provideSettings } from '@concord/institute';

/**
 * Puts the site settings of a file in force in this process, if there is one.
 *
 * @throws SiteSettingsError that names each problem of the file
 */
export async function applySiteSettings(file: string | undefined): Promise<void> {
  if (!file) return;
  // Its schema is loaded only where there is a file.
  const { readSiteSettings } = await import('@concord/institute/settings');
  provideSettings(await readSiteSettings(file));
}
