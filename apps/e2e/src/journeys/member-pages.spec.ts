import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { expectReadable } from '../support/readable';
import { signInAsStaff } from '../support/staff';

const PAGES = {
  '/admin/members': 'Members',
  '/admin/members/duplicates': 'Duplicates',
  '/admin/members/import': 'Import members',
  '/admin/statements': 'Bank statements',
  '/admin/reminders': 'Reminders',
  '/admin/upgrades': 'Upgrades',
  '/admin/member-requests': 'Requests',
  '/admin/reports': 'Reports',
  '/admin/membership-settings': 'Membership settings',
} as const;

// Targets are for fingers: tables have lower rows for a mouse.
test.use({ hasTouch: true });

test('pages of members and money can be read at every width', async ({ page }) => {
  await signInAsStaff(page, SUPER_ADMIN, '/admin/members');
  for (const [path, title] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectReadable(page, title, { widths: [1280, 768, 360] });
  }
});
