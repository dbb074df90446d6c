import type { Browser, Page } from '@playwright/test';
import { inFreshContext, PHONE } from './browser.ts';

/** The page with a long form. */
export const TYPED_PAGE = '/register';
const TYPED: readonly (readonly [label: RegExp, text: string])[] = [
  [/^Surname/, 'Okonkwo'],
  [/^Firstname/, 'Ngozi Chiamaka'],
  [/^Email/, 'ngozi.okonkwo@example'],
  [/^Mobile Number/, '08031234567'],
  [/^Organisation/, 'Peace Works Initiative'],
];
/** Pause between two keys. */
const KEY_MS = 130;
const SHORTEST_MS = 16;

/** Records the time from each key or tap to the next paint, from now on. */
const observe = (page: Page) =>
  page.evaluateHandle((shortest) => {
    const delays: number[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if ((entry as PerformanceEntry & { interactionId?: number }).interactionId)
          delays.push(entry.duration);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
    return { slowest: () => (note(observer.takeRecords()), Math.max(shortest, ...delays)) };
  }, SHORTEST_MS);

/** Types into the form on a slow phone. @returns the slowest interaction, in ms to the next paint */
export const typingDelay = (browser: Browser, url: string): Promise<number> =>
  inFreshContext(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(url);
    // The last field that is mounted.
    await page.getByRole('button', { name: 'Register', exact: true }).waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processorSlowdown });
    const delays = await observe(page);
    for (const [label, text] of TYPED) {
      await page.getByRole('textbox', { name: label }).click();
      await page.keyboard.type(text, { delay: KEY_MS });
    }
    // Leaving the last field validates it.
    await page.keyboard.press('Tab');
    await page.waitForTimeout(KEY_MS * 5);
    return delays.evaluate(({ slowest }) => slowest());
  });
