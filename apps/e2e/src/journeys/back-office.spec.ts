import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { expectReadable } from '../support/readable';
import { openGroup } from '../support/menu';
import { signInAsStaff } from '../support/staff';

// A service worker's requests bypass the routes of a test.
test.use({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });

test('the drawer shows every entry or its group at once, and shrinks to icons and to a menu', async ({
  page,
}) => {
  await signInAsStaff(page, SUPER_ADMIN, '/admin');
  const menu = page.getByRole('navigation', { name: 'Back office' });
  const current = menu.locator('[aria-current="page"]');

  /** Every heading, and every entry of an open group, is in view without scrolling. */
  const expectInView = async (name: string) => {
    await expect(current).toHaveAccessibleName(name);
    const hidden = () =>
      menu.evaluate((nav) => {
        const frame = nav.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return [...nav.querySelectorAll('a, button')].flatMap((entry) => {
          const { top, bottom, height } = entry.getBoundingClientRect();
          const isIn = height === 0 || (top >= frame.top - 1 && bottom <= frame.bottom + 1);
          return isIn ? [] : [entry.textContent];
        });
      });
    await expect.poll(hidden).toEqual([]);
  };
  await expectInView('Dashboard');
  await expect(menu.getByRole('button')).toHaveCount(6);
  for (const group of await menu.getByRole('button').all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expectInView('Dashboard');
  }

  const administration = menu.getByRole('button', { name: 'Administration' });
  await expect(administration).toHaveAttribute('aria-expanded', 'true');
  await administration.press('Enter');
  await expect(menu.getByRole('link', { name: 'Audit log' })).toBeHidden();
  await page.reload();
  await expect(administration).toHaveAttribute('aria-expanded', 'false');
  await administration.press('Space');
  await menu.getByRole('link', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(/audit/);
  await page.reload();
  await expectInView('Audit log');
  for (const name of ['Go to home', 'LogOut'])
    await expect(page.getByText(name)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 768, height: 1024 });
  const students = menu.getByRole('link', { name: 'Students', exact: true });
  await students.hover();
  await expect(page.getByRole('tooltip', { name: 'Students' })).toBeVisible();
  await students.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await openGroup(sheet, 'Website');
  await sheet.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/gallery-settings/);
  await expect(sheet).toBeHidden();
});

test('an unknown page and one that fails to load keep the menu', async ({ page }) => {
  await signInAsStaff(page, SUPER_ADMIN, '/admin/nowhere');
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await expect(page.getByText('The url /admin/nowhere can not be found')).toBeVisible();
  await expect(menu).toBeVisible();
  await page.route('**/remotes/admin/**', (route) => route.abort());
  await openGroup(menu, 'Certificates');
  await menu.getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Courses' })).toBeVisible();
});

test("the palette opens a person's page by keyboard, and the audit log shows who signed in", async ({
  page,
}) => {
  await signInAsStaff(page, SUPER_ADMIN, '/admin');
  // Other journeys add records of other kinds at the same time.
  await page.goto('/admin/audit?action=staff.sign-in');
  await expect(page.getByRole('row').nth(1)).toContainText(/signed in/);
  await expectReadable(page, 'the audit log', { widths: [360] });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await expectReadable(page, 'a record of the audit log', { widths: [360, 1280] });
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: /Search people/ }).fill('student07@concord.example');
  await expect(page.getByRole('option', { name: /student07@concord.example/ })).toBeVisible();
  await expectReadable(page, 'the palette', { widths: [1280] });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/students\/[0-9a-f]{24}$/);
});
