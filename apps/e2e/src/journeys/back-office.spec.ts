import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { expectReadable } from '../support/readable';
import { signInAsStaff } from '../support/staff';

// A service worker's requests bypass the routes of a test.
test.use({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });

test('the drawer scrolls to every entry and to that of the page, and shrinks to icons and to a menu', async ({
  page,
}) => {
  await signInAsStaff(page, SUPER_ADMIN, '/admin');
  const menu = page.getByRole('navigation', { name: 'Back office' });
  const [auditLog, current] = [
    menu.getByRole('link', { name: 'Audit log' }),
    menu.locator('[aria-current="page"]'),
  ];
  await expect(current).toHaveAccessibleName('Dashboard');
  await expect(current).toBeInViewport({ ratio: 1 });
  await auditLog.scrollIntoViewIfNeeded();
  await expect(auditLog).toBeInViewport({ ratio: 1 });
  await auditLog.click();
  await page.reload();
  await expect(current).toHaveAccessibleName('Audit log');
  await expect(current).toBeInViewport({ ratio: 1 });
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
