import { expect, type Page, test } from '@playwright/test';
import { OFFICER } from '../support/accounts';
import { facesOf } from '../support/faces';
import { expectFocusVisible } from '../support/keyboard';
import { hasPrerenderedHeading, hydrated, observe, visit } from '../support/public-page';
import { signInAsStaff } from '../support/staff';

test.describe.configure({ mode: 'parallel' });
// A service worker's requests bypass the page's routes.
test.use({ serviceWorkers: 'block' });

const bar = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a session survives reloads, shows on prerendered pages, and Logout ends it at home', async ({
  page,
}) => {
  await signInAsStaff(page, OFFICER, '/student-certificates');
  await expect(page).toHaveURL(/\/admin\/student-certificates$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  const problems = await observe(page);
  await visit(page, '/about');
  await page.reload();
  await hydrated(page);
  await expect(bar(page).getByRole('link', { name: 'OFFICER', exact: true })).toHaveAttribute(
    'href',
    '/admin',
  );
  expect(await hasPrerenderedHeading(page)).toBe(true);
  expect(problems).toEqual([]);
  await bar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'OFFICER', exact: true })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/signin/);
});

/** Height of a row (64 or 80 px) and its lower border. */
const ROW_PX = 81;

for (const fonts of ['our fonts', 'fallback fonts'])
  test(`the header has one row at every width with ${fonts}`, async ({ page }) => {
    if (fonts === 'fallback fonts') await page.route(/\.woff2$/, (route) => route.abort());
    for (const path of ['/about', '/gallery']) {
      await visit(page, path);
      for (const width of [320, 480, 768, 900, 960, 1024, 1100, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const height = bar(page).evaluate((header) => header.getBoundingClientRect().height);
        expect.soft(await height, `${path} at ${width} px`).toBeLessThanOrEqual(ROW_PX);
      }
    }
  });

test('labels of the navigation are as wide as their space, so that late fonts move none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  // Fonts that are late for one page are used on the next.
  await expect(async () => {
    await visit(page, '/contact');
    await expect(links).toHaveCount(7);
    await expect.poll(() => facesOf(links.first().locator('span'))).toEqual(['Inter Variable']);
  }).toPass();
  const spare = await links.evaluateAll((all) =>
    all.map((link) => {
      const [place = link] = link.children;
      const text = document.createRange();
      text.selectNodeContents(place);
      return place.getBoundingClientRect().width - text.getBoundingClientRect().width;
    }),
  );
  for (const pixels of spare) expect(Math.abs(pixels)).toBeLessThan(0.5);
});

test('a page without the navigation has a link home and the menu', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await visit(page, '/projects');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('link')).toHaveCount(8);
  await menu.getByRole('link', { name: 'Membership' }).click();
  await expect(page).toHaveURL('/member');
  await visit(page, '/projects');
  await bar(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

for (const width of [360, 1280])
  test(`the bar of signed-in staff moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAsStaff(page, OFFICER, '/student-certificates');
    const problems = await observe(page);
    for (const path of ['/about', '/gallery', '/register']) {
      await visit(page, path);
      await expect(bar(page).getByRole('link', { name: 'OFFICER', exact: true })).toBeVisible();
      expect.soft(await page.evaluate(() => window.observed?.layoutShift), path).toBe(0);
    }
    expect(problems).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the menu opens, closes and navigates by keyboard alone and moves the focus', async ({ page }) => {
    await visit(page, '/');
    const open = page.getByRole('button', { name: 'Open menu' });
    const first = navigation(page).getByRole('link', { name: 'About' });
    await expect(navigation(page)).toHaveCount(0);

    await open.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await expectFocusVisible(page);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expectFocusVisible(page);
    await expect(navigation(page)).toHaveCount(0);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(navigation(page).getByRole('link', { name: 'Contact' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(navigation(page)).toHaveCount(0);

    await page.setViewportSize({ width: 767, height: 800 });
    await expect(open).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(open).toBeHidden();
    await expect(navigation(page).getByRole('link')).toHaveCount(7);
  });

  test('a click on the menu before hydration is replayed after it', async ({ page }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/main\.[0-9a-f]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    const problems = await observe(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#root')).toHaveAttribute('data-prerendered', 'page');
    await expect(navigation(page)).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(navigation(page).getByRole('link', { name: 'About' })).toBeFocused();
    expect(await hasPrerenderedHeading(page)).toBe(true);
    expect(problems).toEqual([]);
  });
});
