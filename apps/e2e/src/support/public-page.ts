import { expect, type Page } from '@playwright/test';

/** Every page that is rendered ahead, and whether it carries the top navigation. */
export const PUBLIC_PAGES = [
  { path: '/', navigation: true },
  { path: '/about', navigation: true },
  { path: '/contact', navigation: true },
  { path: '/member', navigation: true },
  { path: '/nysc', navigation: true },
  { path: '/exam-info', navigation: true },
  { path: '/certification', navigation: true },
  { path: '/career', navigation: true },
  { path: '/consultancy', navigation: true },
  { path: '/license', navigation: true },
  { path: '/policy', navigation: true },
  { path: '/t&c', navigation: true },
  { path: '/money-laundry', navigation: true },
  { path: '/projects', navigation: false },
  { path: '/gallery', navigation: false },
  { path: '/certificate', navigation: false },
  { path: '/certificate-form', navigation: false },
  { path: '/print-certificate', navigation: false },
] as const;

interface Watched {
  /** The heading as the server sent it. */
  heading?: Element | null;
  /** By how much parts of the page have moved by themselves. */
  moved: number;
  /** Every colour scheme that the page was in, from before its first element on. */
  readonly schemes: (string | null)[];
  readonly violations: string[];
}

declare global {
  interface Window {
    /** What was seen of a page from its first byte on. */
    seen?: Watched;
  }
}

/** Notes from now on what each page of the tab does while it is served and taken over; gives what went wrong. */
export async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    // That these journeys run without a service worker is said by the browser that runs them.
    const isOurs = !message.text().startsWith('Service Worker registration blocked');
    if (isOurs && ['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    const seen: Watched = { moved: 0, schemes: [], violations: [] };
    window.seen = seen;
    new MutationObserver(() => {
      seen.heading ??= document.querySelector('[data-prerendered] h1');
      const scheme = document.documentElement.getAttribute('data-scheme');
      if (document.body && scheme !== seen.schemes.at(-1)) seen.schemes.push(scheme);
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-scheme'] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.violations.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
  return problems;
}

/** Waits until the scripts have taken the served page over. */
export const isAlive = (page: Page): Promise<void> =>
  expect(page.locator('#root:not([data-prerendered])')).toBeAttached();

/** Opens a page and waits until it answers to its visitor. */
export async function visit(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(path);
  await isAlive(page);
  return answer?.status();
}

/** Whether the heading is still the element that the server sent. */
export const hasServedHeading = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.seen?.heading != null && window.seen.heading === document.querySelector('h1'));

/** That the page was taken over as it was served: same element, nothing jumped, no complaint. */
export async function expectTakenOver(page: Page, problems: readonly string[]): Promise<void> {
  const seen = await page.evaluate(() => ({
    moved: window.seen?.moved,
    violations: window.seen?.violations,
  }));
  expect.soft(await hasServedHeading(page), 'the served heading is still the one on the page').toBe(true);
  expect.soft(seen.moved).toBeLessThanOrEqual(0.02);
  expect.soft(seen.violations).toEqual([]);
  expect.soft(problems).toEqual([]);
}
