import { expect, test } from '@playwright/test';

test.describe('remotes', () => {
  // Requests of a service worker do not pass the page's routes.
  test.use({ serviceWorkers: 'block' });

  test('load only when their routes are visited', async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const remote = /\/remotes\/(\w+)\//.exec(request.url())?.[1];
      if (remote) loaded.add(remote);
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([...loaded]).toEqual(['public_app']);
    await page.goto('/start-exam');
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
    expect([...loaded].sort()).toEqual(['exam', 'public_app']);
  });

  test('that fail to load affect only their own routes, and Retry loads them', async ({ page }) => {
    await page.route('**/remotes/exam/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/start-exam');
    const retry = page.getByRole('button', { name: /retry|try again/i });
    await expect(retry).toBeVisible();
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/about/i);
    await page.goto('/start-exam');
    await expect(retry).toBeVisible();
    await page.unroute('**/remotes/exam/**');
    await retry.click();
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
  });
});
