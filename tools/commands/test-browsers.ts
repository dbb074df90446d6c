import { endPrograms } from '../lib/cli-run.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { cacheDir } from '../lib/paths.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { ensureBrowsers, OTHER_BROWSERS, type OtherBrowser } from '../stores/other-browsers.ts';
import { otherBrowsers } from '../suites/other-browsers.ts';
import { endWith, runSuite } from '../suites/run-suite.ts';

const isKnown = (name: string): name is OtherBrowser => OTHER_BROWSERS.some((known) => known === name);

/** Runs the main journeys in the browsers that Playwright does not drive; all of them without names. */
export async function testBrowsers(args: readonly string[]): Promise<void> {
  const unknown = args.find((name) => !isKnown(name));
  if (unknown)
    throw new LauncherError(`There is no browser "${unknown}". There are: ${OTHER_BROWSERS.join(', ')}.`);
  const wanted = args.length > 0 ? args.filter(isKnown) : OTHER_BROWSERS;
  new Shutdown(async () => endPrograms(), 130);
  await ensureBrowsers(cacheDir(), wanted);
  endWith(await runSuite('other browsers', () => otherBrowsers(wanted)));
}
