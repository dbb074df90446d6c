import { expect, type Page } from '@playwright/test';

/** Maximum layout shift, below what a person notices. */
const MAX_LAYOUT_SHIFT = 0.02;

interface Observed {
  /** The prerendered heading. */
  heading?: Element | null;
  /** Cumulative layout shift without user input. */
  layoutShift: number;
  /** Every colour scheme that the page has had. */
  readonly schemes: (string | null)[];
  readonly violations: string[];
}

declare global {
  interface Window {
    /** Observations of the page since its first byte. */
    observed?: Observed;
  }
}

/**
 * Starts to observe every page of the tab, see {@link Observed}.
 *
 * @returns the console's errors and warnings, a growing array
 */
export async function observe(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Reported by the browser, because some journeys block service workers.
    const isOurs = !message.text().startsWith('Service Worker registration blocked');
    if (isOurs && ['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    const observed: Observed = { layoutShift: 0, schemes: [], violations: [] };
    window.observed = observed;
    new MutationObserver(() => {
      observed.heading ??= document.querySelector('[data-prerendered] h1');
      const scheme = document.documentElement.getAttribute('data-scheme');
      if (document.body && scheme !== observed.schemes.at(-1)) observed.schemes.push(scheme);
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-scheme'] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) observed.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      observed.violations.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
  return problems;
}

/** Waits until the prerendered page is hydrated. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('#root:not([data-prerendered])')).toBeAttached();

/** Opens a page and waits until it is hydrated; returns the HTTP status. */
export async function visit(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(path);
  await hydrated(page);
  return answer?.status();
}

/** True if the heading is still the prerendered element. */
export const hasPrerenderedHeading = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => window.observed?.heading != null && window.observed.heading === document.querySelector('h1'),
  );

/** Expects that the page loaded without layout shift, CSP violations and console messages. */
export async function expectCalm(page: Page, problems: readonly string[]): Promise<void> {
  const observed = await page.evaluate(() => ({
    layoutShift: window.observed?.layoutShift,
    violations: window.observed?.violations,
  }));
  expect.soft(observed.layoutShift).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  expect.soft(observed.violations).toEqual([]);
  expect.soft(problems).toEqual([]);
}

/** Expects that hydration kept the prerendered elements, and {@link expectCalm}. */
export async function expectHydrated(page: Page, problems: readonly string[]): Promise<void> {
  expect.soft(await hasPrerenderedHeading(page), 'the prerendered heading is still on the page').toBe(true);
  await expectCalm(page, problems);
}
