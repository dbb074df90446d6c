import { expect, type Page, test } from '@playwright/test';
import { expectTakenOver, isAlive, visit, watch } from '../support/public-page';

const scheme = (page: Page) => page.locator('html').getAttribute('data-scheme');

/** The brightness of what the page is painted on, from 0 to 255. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
    ).map(Number);
    return (red + green + blue) / 3;
  });

test('the colours follow the system until somebody chooses, and a choice is there before the first paint', async ({
  page,
}) => {
  const problems = await watch(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/about');
  expect(await page.evaluate(() => window.seen?.schemes)).toEqual(['dark']);
  expect(await ground(page)).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBeGreaterThan(200);

  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect.poll(() => ground(page)).toBeLessThan(60);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(await scheme(page)).toBe('dark');

  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => window.seen?.schemes[0])).toBe('dark');
  await isAlive(page);
  expect(await page.evaluate(() => window.seen?.schemes)).toEqual(['dark']);
  expect(await ground(page)).toBeLessThan(60);
  await expectTakenOver(page, problems);

  await page.emulateMedia({ media: 'print' });
  expect(await ground(page)).toBe(255);
  const [words = ''] = await page
    .locator('main p')
    .first()
    .evaluate((element) => getComputedStyle(element).color.match(/\d+/) ?? []);
  expect(Number(words)).toBeLessThan(100);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Use light colours' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => scheme(page), 'a choice like the system is none').toBe('dark');
});
