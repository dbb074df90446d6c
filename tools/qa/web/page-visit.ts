import type { BrowserContext, Page } from '@playwright/test';
import { untilQuiet } from './browser.ts';
import { unusedScripts } from './script-use.ts';
import { type Transfer, Transfers } from './transfers.ts';

/** Requests of a first visit of a page. */
export interface PageVisit {
  readonly path: string;
  readonly transfers: readonly Transfer[];
  /** Scripts requested after the content was shown, for later use. */
  readonly later: readonly Transfer[];
  /** Loaded scripts of which no code ran. */
  readonly unused: readonly string[];
  /** Requested files that were not found. */
  readonly missing: readonly string[];
}

/** Signs that a page is shown. */
export interface Signs {
  /** Waits for content of the requested page. */
  readonly ready?: (page: Page) => Promise<void>;
  /** Selector of the page's content. Without it, all scripts count as those of the first view. */
  readonly shown?: string;
}

/** Runs in the page: records when an element first exists. */
function noteWhenShown(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    performance.mark('shown');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. @returns paths of requests after the element was shown */
function askedForLater(): string[] {
  const shownAt = performance.getEntriesByName('shown')[0]?.startTime ?? Infinity;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime > shownAt)
    .map(({ name }) => new URL(name).pathname);
}

/** Visits a page with an empty cache, without interaction. */
export async function visitPage(
  context: BrowserContext,
  origin: string,
  path: string,
  { ready, shown }: Signs = {},
): Promise<PageVisit> {
  const page = await context.newPage();
  if (shown) await page.addInitScript(noteWhenShown, shown);
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
  const laterPaths = new Set(await page.evaluate(askedForLater));
  await page.close();
  const scripts = new Set(all.filter(({ kind }) => kind === 'js').map((transfer) => transfer.path));
  const unused = unusedScripts([...scripts], coverage);
  const isLater = ({ kind, path: file }: Transfer) => kind === 'js' && laterPaths.has(file);
  return {
    path,
    transfers: all.filter((transfer) => !isLater(transfer)),
    later: all.filter(isLater),
    unused,
    missing: [...missing],
  };
}
