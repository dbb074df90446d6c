import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';

/** A cheap phone on a slow link. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  processorSlowdown: 4,
  latencyMs: 150,
  downBytesPerSecond: 1_600_000 / 8,
  upBytesPerSecond: 750_000 / 8,
} as const;

const QUIET_MS = 1_500;
const QUIET_LIMIT_MS = 60_000;

export async function launchBrowser(
  executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium',
): Promise<Browser> {
  // Imported late: commands are loaded before the libs are built.
  const { CHROMIUM_FLAGS: args } = await import('@concord/testing/chromium');
  return chromium.launch({ executablePath, args });
}

/** Provides a phone with an empty cache, and without service workers, whose requests would be counted. */
export async function inFreshContext<T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const { viewport } = PHONE;
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', ...options });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Waits until a count, such as that of a page's requests, has been constant for a while. */
export async function untilQuiet(count: () => number | Promise<number>): Promise<void> {
  const until = Date.now() + QUIET_LIMIT_MS;
  let seen = -1;
  let since = Date.now();
  while (Date.now() - since < QUIET_MS && Date.now() < until) {
    const now = await count();
    if (now !== seen) [seen, since] = [now, Date.now()];
    await pause(100);
  }
}
