import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { inFreshContext, PHONE, untilQuiet } from './browser.ts';
import { totalBytes, type Transfer, Transfers } from './transfers.ts';
import { blockingTime, layoutShift, type Vitals, vitalsOf } from './vitals.ts';

const VISIT_LIMIT_MS = 60_000;

/** Measurements of a first and a second visit. Times in ms after the start. */
export interface Visited {
  readonly largestPaint: number;
  /** Address of the picture that was the largest paint; empty for text. */
  readonly largestPicture: string;
  readonly shift: number;
  /** Layout shift after scrolling to the end. */
  readonly shiftScrolled: number;
  readonly blocking: number;
  readonly transfers: readonly Transfer[];
  /** A second visit. */
  readonly repeat: { readonly bytes: number; readonly largestPaint: number; readonly blocking: number };
}

/** Scrolls to the end of the page, a part of the screen at a time, like a reader. */
async function scrollToEnd(page: Page): Promise<void> {
  const step = PHONE.viewport.height * 0.8;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = step; top < (await height()) + step; top += step) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await pause(150);
  }
}

interface OpenPage {
  page: Page;
  transfers: Transfers;
  /** Waits until no request and no long task has ended for a while. */
  settle: () => Promise<Vitals>;
}

/** Opens a page on a slow phone. */
export async function openPage(
  context: BrowserContext,
  url: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<OpenPage> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const transfers = await Transfers.of(devtools);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.downBytesPerSecond,
    uploadThroughput: PHONE.upBytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processorSlowdown });
  const response = await page.goto(url, { waitUntil, timeout: VISIT_LIMIT_MS });
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}`);
  const settle = async () => {
    await untilQuiet(async () => (await vitalsOf(page)).tasks.length + transfers.all.length);
    return vitalsOf(page);
  };
  return { page, transfers, settle };
}

/** @throws Error when nothing was painted */
export async function paintedIn({ page, settle }: OpenPage): Promise<Vitals> {
  const vitals = await settle();
  if (!(vitals.largestPaint > 0)) throw new Error(`${page.url()} painted nothing`);
  return vitals;
}

/** Visits a page with the cache of the context, and again with the resulting one. */
export async function visitTwice(context: BrowserContext, url: string): Promise<Visited> {
  const opened = await openPage(context, url);
  const { page, transfers, settle } = opened;
  const { tasks, shifts, firstPaint, largestPaint, largestPicture } = await paintedIn(opened);
  const first = [...transfers.all];
  await scrollToEnd(page);
  const scrolled = await settle();
  await page.close();
  const again = await openPage(context, url);
  const repeated = await paintedIn(again);
  return {
    largestPaint,
    largestPicture,
    shift: layoutShift(shifts),
    shiftScrolled: layoutShift(scrolled.shifts),
    blocking: blockingTime(tasks, firstPaint),
    transfers: first,
    repeat: {
      bytes: totalBytes(again.transfers.all),
      largestPaint: repeated.largestPaint,
      blocking: blockingTime(repeated.tasks, repeated.firstPaint),
    },
  };
}

/** Visits a page with an empty cache, and again with the resulting cache. */
export const slowVisit = (browser: Browser, url: string): Promise<Visited> =>
  inFreshContext(browser, (context) => visitTwice(context, url));

/** The largest paint of the page with an empty cache and without scripts, in ms. */
export const paintWithoutScripts = (browser: Browser, url: string): Promise<number> =>
  inFreshContext(browser, async (context) => (await paintedIn(await openPage(context, url))).largestPaint, {
    javaScriptEnabled: false,
  });
