import { join } from 'node:path';
import { printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { withLock } from '../lib/process-lock.ts';
import { isProgram, which } from '../lib/which.ts';
import { canInstall, installPackages } from './apt-install.ts';
import { failedRecently, rememberFailure } from './failed-downloads.ts';

export const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APT = 'chromium-apt';
const DOWNLOAD = 'chromium-download';

async function installWithApt(cache: string): Promise<string | undefined> {
  if (!canInstall() || failedRecently(cache, APT)) return undefined;
  printStep('Installing Chromium with apt-get, for PDF documents');
  const { output, wasEnded } = await installPackages(cache, ['chromium']);
  const binary = which(CHROMIUM_NAMES);
  // An interrupted installation says nothing about the next one.
  if (!binary && !wasEnded) rememberFailure(cache, APT, output.slice(-2000));
  return binary;
}

async function download(cache: string): Promise<string | undefined> {
  if (failedRecently(cache, DOWNLOAD)) return undefined;
  printStep('Fetching Chromium, for PDF documents (once for this machine)');
  try {
    const {
      Browser,
      detectBrowserPlatform,
      install: fetchBrowser,
      resolveBuildId,
    } = await import('@puppeteer/browsers');
    const platform = detectBrowserPlatform();
    if (!platform) return undefined;
    const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
    const cacheDir = join(cache, 'chromium');
    return (await fetchBrowser({ browser: Browser.CHROME, buildId, cacheDir })).executablePath;
  } catch (error) {
    rememberFailure(cache, DOWNLOAD, (error as Error).message);
    return undefined;
  }
}

/** Installs the browser, unless another process has done so meanwhile. */
const install = async (cache: string): Promise<string | undefined> =>
  which(CHROMIUM_NAMES) ?? (await installWithApt(cache)) ?? (await download(cache));

/** The browser that prints documents; undefined if this machine has none and none can be installed. */
export async function chromium(cache: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new LauncherError(
      `CHROMIUM_PATH is set, but ${env.CHROMIUM_PATH} is not a program that can be run.`,
    );
  }
  return which(CHROMIUM_NAMES) ?? withLock(join(cache, 'chromium.lock'), () => install(cache));
}
