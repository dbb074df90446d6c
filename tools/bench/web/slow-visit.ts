import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { totalBytes, type Transfer, Transfers } from './transfers.ts';
import { blockingTime, type Task, Vitals } from './vitals.ts';

/** A cheap phone on a slow link. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  processorSlowdown: 4,
  latencyMs: 150,
  downBytesPerSecond: 1_600_000 / 8,
  upBytesPerSecond: 750_000 / 8,
} as const;

const VISIT_LIMIT_MS = 60_000;
const QUIET_MS = 1_500;

/** What one visit of a page was like. Times in ms after the start of the navigation. */
export interface Measurement {
  readonly largestPaint: number;
  /** The picture that it was; empty for text. */
  readonly largestPicture: string;
  readonly shift: number;
  /** The same after scrolling to the end. */
  readonly shiftScrolled: number;
  readonly blocking: number;
  readonly transfers: readonly Transfer[];
}

/** A first visit, and what going there again loads. */
export interface Visited extends Measurement {
  readonly repeatBytes: number;
}

async function asCheapPhone(devtools: CDPSession, scripts: boolean): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.downBytesPerSecond,
    uploadThroughput: PHONE.upBytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processorSlowdown });
  if (!scripts) await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
}

interface OpenPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly transfers: Transfers;
  readonly vitals: Vitals;
}

/** Records the page's long tasks; runs in the page. */
function watchTasks(): void {
  const tasks: { start: number; duration: number }[] = [];
  Object.assign(globalThis, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

const tasksOf = (page: Page): Promise<{ tasks: Task[]; firstPaint: number }> =>
  page.evaluate(() => ({
    tasks: (globalThis as unknown as { longTasks?: Task[] }).longTasks ?? [],
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));

/** Waits until nothing was fetched, and no long task ended, for a while. */
async function untilQuiet(page: Page, transfers: Transfers): Promise<void> {
  const until = Date.now() + VISIT_LIMIT_MS;
  let seen = '';
  let since = Date.now();
  while (Date.now() - since < QUIET_MS && Date.now() < until) {
    const { tasks } = await tasksOf(page);
    const now = `${tasks.length} ${transfers.all.length}`;
    if (now !== seen) [seen, since] = [now, Date.now()];
    await pause(100);
  }
}

/** Scrolls to the end of the page as a person reads, a part of the screen at a time. */
async function scrollToEnd(devtools: CDPSession, page: Page): Promise<void> {
  const step = PHONE.viewport.height * 0.8;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = step; top < (await height()) + step; top += step) {
    await devtools.send('Runtime.evaluate', { expression: `scrollTo(0, ${top})` });
    await pause(150);
  }
}

async function openPage(context: BrowserContext, scripts: boolean): Promise<OpenPage> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const transfers = await Transfers.of(devtools);
  const vitals = await Vitals.of(devtools);
  if (scripts) await page.addInitScript(watchTasks);
  await asCheapPhone(devtools, scripts);
  return { page, devtools, transfers, vitals };
}

async function goTo(url: string, { page, transfers, vitals }: OpenPage): Promise<number> {
  const response = await page.goto(url, { waitUntil: 'load', timeout: VISIT_LIMIT_MS });
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}`);
  await untilQuiet(page, transfers);
  const largestPaint = await vitals.largestPaint(page);
  if (!(largestPaint > 0)) throw new Error(`${url} painted nothing`);
  return largestPaint;
}

async function firstVisit(context: BrowserContext, url: string): Promise<Measurement> {
  const opened = await openPage(context, true);
  const { page, devtools, transfers, vitals } = opened;
  const largestPaint = await goTo(url, opened);
  const { tasks, firstPaint } = await tasksOf(page);
  const { shift, largestPicture } = vitals;
  const first = [...transfers.all];
  await scrollToEnd(devtools, page);
  await untilQuiet(page, transfers);
  const shiftScrolled = vitals.shift;
  await page.close();
  const blocking = blockingTime(tasks, firstPaint);
  return { largestPaint, largestPicture, shift, shiftScrolled, blocking, transfers: first };
}

/** Works with an empty cache and without service workers. */
async function inFreshContext<T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE.viewport, serviceWorkers: 'block' });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** A visit with an empty cache, and one more with what the first left there. */
export const slowVisit = (browser: Browser, url: string): Promise<Visited> =>
  inFreshContext(browser, async (context) => {
    const first = await firstVisit(context, url);
    const again = await openPage(context, true);
    await again.page.goto(url, { waitUntil: 'load', timeout: VISIT_LIMIT_MS });
    await untilQuiet(again.page, again.transfers);
    return { ...first, repeatBytes: totalBytes(again.transfers.all) };
  });

/** The largest paint of the page with its scripts switched off, in ms. */
export const paintWithoutScripts = (browser: Browser, url: string): Promise<number> =>
  inFreshContext(browser, async (context) => goTo(url, await openPage(context, false)));
