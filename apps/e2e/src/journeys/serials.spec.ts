import type { Serial } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { OFFICER, unique } from '../support/accounts';
import { savedPdf } from '../support/pdf';
import { axeViolations } from '../support/readable';
import { signInAsStaff } from '../support/staff';

test('an officer creates a batch of serial numbers, prints it, and records its sales', async ({ page }) => {
  const note = unique('Kano branch ');
  await signInAsStaff(page, OFFICER, '/admin/serial-number');

  const [serial] = await test.step('the new batch is shown alone', async () => {
    await page.getByLabel('How many').fill('2');
    await page.getByLabel('Note').fill(note);
    const made = page.waitForResponse((r) => r.url().includes('/api/serial/generate') && r.status() === 201);
    await page.getByRole('button', { name: 'Generate' }).click();
    const serials = (await (await made).json()) as [Serial, Serial];
    await expect(page.getByRole('heading', { name: note })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(1 + serials.length);
    return serials;
  });

  await test.step('the sheet of slips is a PDF', async () => {
    await savedPdf(page.getByRole('button', { name: 'Print sheet' }));
  });

  await test.step('the batch is found again by its note, in dark colours too', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/admin/serial-number');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Batch' }).fill(note);
    await expect(page.getByRole('option', { name: `${note} (2)` })).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: note })).toBeVisible();
    await page.emulateMedia({ colorScheme: null });
  });

  await test.step('who got a serial number is noted, and finds it', async () => {
    const holder = unique('Adaeze ');
    await page.getByRole('button', { name: `Issue ${serial.serial}` }).click();
    await page.getByLabel('Name').fill(holder);
    await page.getByLabel('Phone').fill('0803 555 1234');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Search serial numbers').fill(holder);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText(holder);
  });

  await test.step('an unused one is deleted after a question', async () => {
    await page.getByRole('button', { name: `Delete ${serial.serial}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/Still unused: 1\./)).toBeVisible();
    await expect(page.getByText('No Result Found')).toBeVisible();
  });
});
