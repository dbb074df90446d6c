import { expect, test } from '@playwright/test';
import { FaultProxy } from '@concord/testing';
import { waitUntilCached } from '../support/offline';
import { storedDraft } from '../support/stored-draft';
import { openForm, surnameField } from '../support/registration-page';

test('a started form opens and continues offline', async ({ page, baseURL }) => {
  const proxy = await FaultProxy.to(baseURL ?? '');
  try {
    await openForm(page, `${proxy.url}/register`);
    await surnameField(page).fill('Nwosu');
    await expect.poll(() => storedDraft(page)).toContain('Nwosu');
    await waitUntilCached(page, 'registration');

    await proxy.cut();
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(surnameField(page)).toHaveValue('Nwosu');
    await page.getByLabel(/^firstname/i).fill('Ifeanyi');
    await expect.poll(() => storedDraft(page)).toContain('Ifeanyi');
  } finally {
    await proxy.cut();
  }
});
