import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { withLock } from '../lib/process-lock.ts';
import { isProgram, which } from '../lib/which.ts';
import { withApt } from './apt-lock.ts';
import { failedRecently, rememberFailure } from './failed-downloads.ts';

export const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APT = 'chromium-apt';
const DOWNLOAD = 'chromium-download';

function onDebianAsRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release') || !which(['apt-get'])) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function installWithApt(cache: string): Promise<string | undefined> {
  if (!onDebianAsRoot() || failedRecently(cache, APT)) return undefined;
  printStep('Installing Chromium with apt-get, for PDF documents');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { output, wasEnded } = await withApt(cache, async () => {
    await runProgram('apt-get', ['update', '-q'], { env, timeoutMs: 2 * 60_000 });
    const args = ['install', '-y', '-q', '--no-install-recommends', 'chromium'];
    return runProgram('apt-get', args, { env, timeoutMs: 5 * 60_000 });
  });
  const binary = which(CHROMIUM_NAMES);
  // An installation that was broken off says nothing about the next one.
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

/** Another process may have installed it meanwhile. */
const install = async (cache: string): Promise<string | undefined> =>
  which(CHROMIUM_NAMES) ?? (await installWithApt(cache)) ?? (await download(cache));

/** The browser that prints documents, or undefined when this machine has none and none can be fetched. */
export async function chromium(cache: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new LauncherError(
      `CHROMIUM_PATH is set, but ${env.CHROMIUM_PATH} is not a program that can be run.`,
    );
  }
  return which(CHROMIUM_NAMES) ?? withLock(join(cache, 'chromium.lock'), () => install(cache));
}
