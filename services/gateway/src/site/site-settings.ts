import type { ServedSettings } from '@concord/institute';
import { readSiteSettings, sampleNotice, samplesIn } from '@concord/institute/settings';

interface Log {
  readonly warn: (message: string) => void;
}

/**
 * The settings that pages bring, with the names of what is still a sample; nothing where nothing is set. Tells the
 * operator which samples are in use.
 *
 * @throws SiteSettingsError when the file cannot be used
 */
export async function siteSettings(file: string | undefined, log: Log): Promise<ServedSettings> {
  const settings = file ? await readSiteSettings(file) : {};
  const samples = samplesIn(settings);
  const notice = sampleNotice(samples, file);
  if (notice) log.warn(notice);
  return Object.keys(settings).length > 0 ? { ...settings, samples } : {};
}
