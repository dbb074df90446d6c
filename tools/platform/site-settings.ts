import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LauncherError } from '../lib/launcher-error.ts';
import { ROOT } from '../lib/paths.ts';

const NAMES = ['site-settings.yaml', 'site-settings.yml', 'site-settings.json'];

/**
 * File of site settings: the one of `SITE_SETTINGS`, or one in the data folder.
 * @throws LauncherError when the data folder has several
 */
export function settingsFile(home: string, own: NodeJS.ProcessEnv): string | undefined {
  if (own.SITE_SETTINGS) return resolve(ROOT, own.SITE_SETTINGS);
  const found = NAMES.filter((name) => existsSync(join(home, name)));
  if (found.length > 1)
    throw new LauncherError(
      `${home} has ${found.join(' and ')}: keep one of them, so that it is clear which counts.`,
    );
  return found[0] && join(home, found[0]);
}

/**
 * Checks the file, with the schema of the build.
 * @returns the line that names the samples in use
 * @throws LauncherError that names each problem of the file
 */
export async function checkSettings(file: string | undefined): Promise<string | undefined> {
  const { SAMPLE_NAMES, sampleNotice } = await import('@concord/institute');
  if (!file) return sampleNotice(SAMPLE_NAMES, file);
  const { readSiteSettings, samplesIn } = await import('@concord/institute/settings');
  try {
    return sampleNotice(samplesIn(await readSiteSettings(file)), file);
  } catch (error) {
    throw new LauncherError((error as Error).message);
  }
}
