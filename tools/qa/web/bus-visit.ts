import type { Browser, BrowserContext } from '@playwright/test';
import { inFreshContext, PHONE, untilQuiet } from './browser.ts';
import { BUS, lossyRelay } from './lossy-link.ts';
import { openPage, paintedIn } from './slow-visit.ts';
import { vitalsOf } from './vitals.ts';

const SEED = 19;
const VISIT_LIMIT_MS = 180_000;
const HYDRATED = '#root:not([data-prerendered])';

/** A first visit by a bad link. Times in ms after its start. */
export interface BusVisit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Time of hydration, after which the page reacts to taps and keys. */
  readonly interactive: number;
}

async function visit(context: BrowserContext, url: string): Promise<BusVisit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processorSlowdown });
  await page.goto(url, { waitUntil: 'commit', timeout: VISIT_LIMIT_MS });
  await page.locator(HYDRATED).waitFor({ state: 'attached', timeout: VISIT_LIMIT_MS });
  const interactive = await page.evaluate(() => performance.now());
  await untilQuiet(async () => (await vitalsOf(page)).largestPaint);
  const { firstPaint, largestPaint } = await vitalsOf(page);
  return { firstPaint, largestPaint, interactive };
}

/** Visits a page with 300 ms latency and 5 % loss, by a proxy: the browser's own emulation has no loss. */
export async function busVisit(browser: Browser, origin: string, path: string): Promise<BusVisit> {
  // Imported late: commands are loaded before the libs are built.
  const { FaultProxy } = await import('@concord/testing');
  const proxy = await FaultProxy.to(origin, undefined, lossyRelay(BUS, SEED));
  try {
    return await inFreshContext(browser, (context) => visit(context, `${proxy.url}${path}`));
  } finally {
    await proxy.cut();
  }
}

/** The largest paint of a page whose fonts never load, in ms. */
export const paintWithoutFonts = (browser: Browser, url: string): Promise<number> =>
  inFreshContext(browser, async (context) => {
    // The request stays pending.
    await context.route('**/*.woff2', () => undefined);
    return (await paintedIn(await openPage(context, url, 'commit'))).largestPaint;
  });
