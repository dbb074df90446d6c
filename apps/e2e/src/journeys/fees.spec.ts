import type { ListedFeeTable } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

const WIDTHS = { widths: [768, 360] };

test('a new version of the fees is previewed, and begins tomorrow', async ({ page, request }) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const tables = await staff<ListedFeeTable[]>('GET', 'fees', 200);
  const latest = tables[0]?.fees.Fellow.form ?? 0;
  const naira = (latest / 100 + 1).toLocaleString('en-GB');
  const reason = `Council of ${Date.now()}`;
  const dialog = page.getByRole('dialog');

  await test.step('the form says what is in force, and what changes for whom', async () => {
    await signInAsStaff(page, SUPER_ADMIN, '/admin/fees');
    await expectReadable(page, 'the fees', WIDTHS);
    await page.getByRole('link', { name: 'New version' }).click();
    const fellow = page.getByRole('group', { name: 'Fees of Fellow' });
    await fellow.getByRole('textbox', { name: 'Form' }).fill(naira);
    await expect(fellow.getByText(/^Now NGN /)).toBeVisible();
    await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await expectReadable(page, 'a new version of the fees', WIDTHS);
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(dialog).toContainText(new RegExp(`Fellow, form NGN .+ → NGN ${naira}`));
    await expect(dialog).toContainText('for everyone who becomes Fellow from');
    await expectReadable(page, 'the preview of a version', WIDTHS);
  });

  await test.step('it is saved as coming, and the present one still holds', async () => {
    await dialog.getByRole('button', { name: 'Save this version' }).click();
    await expect(page).toHaveURL(/\/admin\/fees$/);
    await expect(page.getByText(reason)).toBeVisible();
    const [saved] = await staff<ListedFeeTable[]>('GET', 'fees', 200);
    expect(saved).toMatchObject({ state: 'coming', reason });
    const current = await staff<{ version: number }>('GET', 'fees/current', 200);
    expect(current.version).not.toBe(saved?.version);
  });
});
