import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { expectFocusVisible, focusIsLost } from '../support/keyboard';
import { signInAsStaff } from '../support/staff';

/** Number of Tab presses: enough for the header and much of the content of each page. */
const STOPS = 25;

test('the focus is always visible on public pages and in the back office', async ({ page }) => {
  const walk = (path: string) =>
    test.step(path, async () => {
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        if (await focusIsLost(page)) return;
        await expectFocusVisible(page);
      }
    });
  for (const path of ['/', '/certificate-form', '/signin']) await walk(path);
  await signInAsStaff(page, SUPER_ADMIN, '/admin/students');
  for (const path of ['/admin/students', '/admin/exam-upload', '/admin/serial-number']) await walk(path);
});
