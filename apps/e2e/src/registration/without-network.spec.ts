import { expect, test } from '@playwright/test';
import { FaultProxy } from '@concord/testing';
import { keptOnDevice } from '../support/kept-draft';
import { openForm, surnameField } from '../support/registration-page';

test('a form that was begun opens without a network, and goes on', async ({ page, baseURL }) => {
  const line = await FaultProxy.to(baseURL ?? '');
  try {
    await openForm(page, `${line.url}/register`);
    await surnameField(page).fill('Nwosu');
    await expect.poll(() => keptOnDevice(page)).toContain('Nwosu');
    // Stored last of all, so all else that a reload needs is there.
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await caches.match('/remotes/registration/mf-manifest.json')) !== undefined,
        ),
      )
      .toBe(true);

    await line.cut();
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(surnameField(page)).toHaveValue('Nwosu');
    await page.getByLabel(/^firstname/i).fill('Ifeanyi');
    await expect.poll(() => keptOnDevice(page)).toContain('Ifeanyi');
  } finally {
    await line.cut();
  }
});
