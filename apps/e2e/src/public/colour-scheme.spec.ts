import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, hydrated, observe, visit } from '../support/public-page';

const scheme = (page: Page) => page.locator('html').getAttribute('data-scheme');

/** Brightness of the page's background, from 0 to 255. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
    ).map(Number);
    return (red + green + blue) / 3;
  });

test('the colours follow the system until the visitor chooses, and a choice applies before the first paint', async ({
  page,
}) => {
  const problems = await observe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/about');
  expect(await page.evaluate(() => window.observed?.schemes)).toEqual(['dark']);
  expect(await brightness(page)).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => brightness(page)).toBeGreaterThan(200);

  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect.poll(() => brightness(page)).toBeLessThan(60);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(await scheme(page)).toBe('dark');

  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => window.observed?.schemes[0])).toBe('dark');
  await hydrated(page);
  expect(await page.evaluate(() => window.observed?.schemes)).toEqual(['dark']);
  expect(await brightness(page)).toBeLessThan(60);
  await expectHydrated(page, problems);

  await page.emulateMedia({ media: 'print' });
  expect(await brightness(page)).toBe(255);
  const [red = ''] = await page
    .locator('main p')
    .first()
    .evaluate((element) => getComputedStyle(element).color.match(/\d+/) ?? []);
  expect(Number(red)).toBeLessThan(100);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Use light colours' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => scheme(page), 'a choice like the system is not stored').toBe('dark');
});
