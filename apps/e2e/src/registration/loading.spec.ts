import { expect, test } from '@playwright/test';
import { openForm } from '../support/registration-page';

interface Watched {
  moved: number;
  readonly violations: string[];
}

declare global {
  interface Window {
    /** What was seen while the page loaded. */
    watched?: Watched;
  }
}

/** The least movement that a person notices. */
const MOST_MOVED = 0.02;

test.describe('loading', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

  test('takes its own remote only, and nothing jumps, fails or breaks the policy', async ({ page }) => {
    const remotes = new Set<string>();
    const problems: string[] = [];
    page.on('request', (request) => {
      const remote = /\/remotes\/(\w+)\//.exec(request.url())?.[1];
      if (remote) remotes.add(remote);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.addInitScript(() => {
      const watched: Watched = { moved: 0, violations: [] };
      window.watched = watched;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('securitypolicyviolation', (event) =>
        watched.violations.push(`${event.violatedDirective}: ${event.blockedURI}`),
      );
    });
    await openForm(page);
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const watched = await page.evaluate(() => window.watched);
    expect([...remotes]).toEqual(['registration']);
    expect(problems).toEqual([]);
    expect(watched?.violations).toEqual([]);
    expect(watched?.moved).toBeLessThan(MOST_MOVED);
  });
});
