import { SAMPLE_NAMES, sampleNotice, type ServedSettings } from '@concord/institute';

interface Log {
  readonly warn: (message: string) => void;
}

/** Settings of the file, with the names of remaining samples. */
async function read(file: string | undefined) {
  if (!file) return { settings: {}, samples: SAMPLE_NAMES };
  // The schema is loaded only where there is a file.
  const { readSiteSettings, samplesIn } = await import('@concord/institute/settings');
  const settings = await readSiteSettings(file);
  return { settings, samples: samplesIn(settings) };
}

/**
 * Reads the settings for the pages, with the names of remaining samples; empty without settings. Logs which samples
 * are in use.
 *
 * @throws SiteSettingsError when the file cannot be used
 */
export async function siteSettings(file: string | undefined, log: Log): Promise<ServedSettings> {
  const { settings, samples } = await read(file);
  const notice = sampleNotice(samples, file);
  if (notice) log.warn(notice);
  return Object.keys(settings).length > 0 ? { ...settings, samples } : {};
}
