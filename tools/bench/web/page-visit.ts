import type { BrowserContext, Page } from '@playwright/test';
import { untilQuiet } from './browser.ts';
import { unusedScripts } from './script-use.ts';
import { type Transfer, Transfers } from './transfers.ts';

/** What a first visit of a page asked for. */
export interface PageVisit {
  readonly path: string;
  readonly transfers: readonly Transfer[];
  /** Scripts that were fetched, and then nothing of them ran. */
  readonly unused: readonly string[];
  /** Files that the page asked for and did not get. */
  readonly missing: readonly string[];
}

/**
 * Visits a page with an empty cache, and looks at it without touching it.
 * @param ready waits for what shows that the page is the one that was asked for
 */
export async function visitPage(
  context: BrowserContext,
  origin: string,
  path: string,
  ready?: (page: Page) => Promise<void>,
): Promise<PageVisit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const transfers = await Transfers.of(devtools);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.coverage.startJSCoverage();
  const missing = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !pathname.startsWith('/api/')) missing.add(pathname);
  });
  const answer = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status() ?? 'nothing'}`);
  await ready?.(page);
  await untilQuiet(() => transfers.all.length);
  const coverage = await page.coverage.stopJSCoverage();
  const all = [...transfers.all];
  await page.close();
  const scripts = new Set(all.filter(({ kind }) => kind === 'js').map((transfer) => transfer.path));
  const unused = unusedScripts([...scripts], coverage);
  return { path, transfers: all, unused, missing: [...missing] };
}
