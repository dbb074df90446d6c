import { printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { which } from '../lib/which.ts';
import { canInstall, installPackages } from './apt-install.ts';

/** Debian packages with the drivers of the browsers. */
const PACKAGES = {
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type OtherBrowser = keyof typeof PACKAGES;

export const OTHER_BROWSERS = Object.keys(PACKAGES) as OtherBrowser[];

const missingOf = (browsers: readonly OtherBrowser[]) => {
  const wanted = browsers.flatMap((browser) => Object.entries(PACKAGES[browser]));
  return wanted.flatMap(([program, name]) => (which([program]) ? [] : name));
};

/** Ensures that these browsers are installed. @throws LauncherError that names the missing packages */
export async function ensureBrowsers(cache: string, browsers: readonly OtherBrowser[]): Promise<void> {
  const missing = missingOf(browsers);
  if (missing.length === 0) return;
  const names = missing.join(' ');
  if (!canInstall())
    throw new LauncherError(
      `This needs ${names}: install that with your package manager; root on Debian gets it by itself.`,
    );
  printStep(`Installing ${names} with apt-get`);
  const { output } = await installPackages(cache, missing);
  if (missingOf(browsers).length === 0) return;
  throw new LauncherError(`${output.trim().slice(-2000)}\n${names} could not be installed.`);
}
