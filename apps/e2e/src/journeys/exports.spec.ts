import { expect, test } from '@playwright/test';
import { OFFICER } from '../support/accounts';
import { openGroup } from '../support/menu';
import { expectReadable } from '../support/readable';
import { signInAsStaff } from '../support/staff';

test('staff export a filtered list as files, find them in Downloads, and print a page', async ({ page }) => {
  await signInAsStaff(page, OFFICER, '/admin/students');
  await page.goto('/admin/students?search=student07&columns=Email');
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('row')).toHaveCount(2);

  for (const [button, type] of [
    ['Excel', 'xlsx'],
    ['Pdf', 'pdf'],
  ] as const)
    await test.step(`${button} saves all rows that match`, async () => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const name = (await saved).suggestedFilename();
      expect(name).toMatch(new RegExp(`^Students \\d{4}-\\d\\d-\\d\\d\\.${type}$`));
      await expect(page.getByText(`${name} is ready`)).toBeVisible();
    });

  await test.step('on paper there are the institute and the list, without the menu and buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Concord Institute of Peace and Conflict Management')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Students' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Excel' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the files wait in Downloads', async () => {
    await openGroup(page, 'Administration');
    await page.getByRole('link', { name: 'Downloads' }).click();
    const files = page.getByRole('table', { name: 'Downloads' }).getByRole('row');
    const newest = files.filter({ hasText: 'Search: student07' }).first();
    await expect(newest).toContainText('Ready');
    await expect(newest).toContainText('1 row');
    await expectReadable(page, 'Downloads', { widths: [360, 1280] });
  });
});
