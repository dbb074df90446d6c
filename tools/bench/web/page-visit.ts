import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type ScriptCoverage, unusedScripts } from './script-use.ts';
import { PHONE } from './slow-visit.ts';
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

const QUIET_MS = 1_000;
const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = () => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

/** A new browser for the work, without service workers, which would fetch beside the page. */
export async function inBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await work(await browser.newContext({ serviceWorkers: 'block' }));
  } finally {
    await browser.close();
  }
}

/** Waits until the page has nothing more to fetch, also nothing that it asks for when it is idle. */
async function untilIdle(page: Page, transfers: Transfers): Promise<void> {
  let count = -1;
  while (count !== transfers.all.length) {
    count = transfers.all.length;
    await page.waitForTimeout(QUIET_MS);
    await page.waitForLoadState('networkidle');
  }
}

/**
 * Visits a page on a phone with an empty cache, and looks at it without touching it.
 * @param ready waits for what shows that the page is the one that was asked for
 */
export async function visitPage(
  context: BrowserContext,
  origin: string,
  path: string,
  ready?: (page: Page) => Promise<void>,
): Promise<PageVisit> {
  const page = await context.newPage();
  await page.setViewportSize(PHONE.viewport);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const transfers = await Transfers.of(devtools);
  await page.coverage.startJSCoverage();
  const missing = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !pathname.startsWith('/api/')) missing.add(pathname);
  });
  const answer = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status() ?? 'nothing'}`);
  await ready?.(page);
  await untilIdle(page, transfers);
  const coverage = (await page.coverage.stopJSCoverage()) as ScriptCoverage[];
  const all = [...transfers.all];
  await page.close();
  const scripts = coverage.filter(({ url }) => url.startsWith(origin));
  const own = new Set(all.filter(({ kind }) => kind === 'js').map((transfer) => transfer.path));
  const unseen = [...own].filter((script) => !scripts.some(({ url }) => new URL(url).pathname === script));
  const unused = new Set([...unusedScripts(scripts).filter((script) => own.has(script)), ...unseen]);
  return { path, transfers: all, unused: [...unused], missing: [...missing] };
}
