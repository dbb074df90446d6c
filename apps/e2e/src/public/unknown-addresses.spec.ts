import { expect, test } from '@playwright/test';
import { hasPrerenderedHeading, observe, visit } from '../support/public-page';

test('the path stays text in a browser, before and after hydration', async ({ page }) => {
  const problems = await observe(page);
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  const addresses = ['//evil.example', '/%ff', '/about%2f', '/Ọlá é', '/no/<img src=x onerror=alert(1)>'];
  for (const address of addresses) {
    await test.step(address, async () => {
      // A full URL, because two slashes at the start would name a host.
      await page.goto('/');
      const { origin } = new URL(page.url());
      expect(await visit(page, `${origin}${address}`)).toBe(404);
      expect(new URL(page.url()).origin).toBe(origin);
      await expect(page.getByRole('heading', { level: 1, name: 'Oops' })).toBeVisible();
      await expect(page.getByText(`The url ${address} can not be found`, { exact: true })).toBeVisible();
      expect(await page.locator('main script, main img').count()).toBe(0);
      // The browser reports the status 404 in its console.
      expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
    });
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('an address in capitals, with a trailing slash or percent-encoded is the page', async ({ page }) => {
  for (const [address, heading] of [
    ['/ABOUT', 'About'],
    ['/about/', 'About'],
    ['/t%26c', 'T&C'],
  ] as const) {
    const problems = await observe(page);
    expect(await visit(page, address)).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    expect(await hasPrerenderedHeading(page)).toBe(true);
    expect(problems).toEqual([]);
  }
});
