import { provideSettings } from '@concord/institute';

/**
 * Loads the site settings file, if given, for this process.
 *
 * @throws SiteSettingsError that names each problem of the file
 */
export async function applySiteSettings(file: string | undefined): Promise<void> {
  if (!file) return;
  // Loaded on demand, because the schema is large.
  const { readSiteSettings } = await import('@concord/institute/settings');
  provideSettings(await readSiteSettings(file));
}
