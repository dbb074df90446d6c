import { expect, type Page, test } from '@playwright/test';
import { newApplicant, pdfFile } from '../support/applicant';
import { expectReadable } from '../support/readable';
import {
  choose,
  expectRegistered,
  fillRequired,
  loadingDialog,
  openForm,
  registerButton,
  successDialog,
  uploadDocument,
} from '../support/registration-page';
import { staffApi } from '../support/staff';
import { storedDraft } from '../support/stored-draft';

// A service worker's requests bypass the page's routes.
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

async function openProgrammes(page: Page): Promise<void> {
  const groups = page.getByRole('region', { name: 'Membership', exact: true });
  const closed = groups.locator('button[aria-expanded="false"]:not([aria-haspopup])');
  while ((await closed.count()) > 0) await closed.first().click();
}

test('the form is accessible: empty, opened, with errors, with a draft to resume', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeEnabled();
  for (const name of [/^surname/i, /^firstname/i, /^email/i, /^serial number/i])
    await expect(page.getByRole('textbox', { name })).toHaveAttribute('required', '');
  await expect(page.getByRole('textbox', { name: 'Middle Name' })).not.toHaveAttribute('required');
  await expectReadable(page, 'empty');

  await openProgrammes(page);
  await page.getByRole('textbox', { name: /^email/i }).fill('nobody');
  await page.keyboard.press('Tab');
  await page.getByLabel('Passport image file').setInputFiles({
    name: 'face.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expectReadable(page, 'opened, with errors');

  await expect.poll(() => storedDraft(page)).toContain('nobody');
  await openForm(page);
  await expect(page.getByRole('region', { name: 'Continue where you left off?' })).toBeVisible();
  await expectReadable(page, 'draft offered');
});

test('the steps after the form are accessible, and without a PDF only the form is printed', async ({
  page,
  request,
}) => {
  const applicant = await newApplicant(await staffApi(request));
  await openForm(page);
  await fillRequired(page, applicant);
  await choose(page, 'Document Type', 'Bsc');
  await uploadDocument(page, 'Bsc', pdfFile('degree.pdf'));
  await expect(page.getByText('This serial number is valid')).toBeVisible();
  await expectReadable(page, 'review');

  await page.getByRole('button', { name: 'Adjust' }).click();
  const crop = page.getByRole('dialog', { name: 'Adjust the picture' });
  await expect(crop.getByRole('application')).toBeVisible();
  await expectReadable(page, 'cropping');
  await crop.getByRole('button', { name: 'Cancel' }).click();
  await expect(crop).toBeHidden();

  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    '**/api/student/register',
    async (route) => {
      await released;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await registerButton(page).click();
  await expect(loadingDialog(page)).toBeVisible();
  await expectReadable(page, 'sending');
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing is lost' })).toBeVisible();
  await expectReadable(page, 'connection lost');

  await page.getByRole('button', { name: 'Try again' }).click();
  await expectRegistered(page, applicant);
  await expectReadable(page, 'success');

  await page.route('**/api/media/documents', (route) => route.abort('connectionreset'));
  await successDialog(page).getByRole('button', { name: 'Print Form' }).click();
  await successDialog(page).getByRole('button', { name: 'Print from this page' }).click();
  const preview = page.getByRole('dialog', { name: 'Your form for printing' });
  await expect(preview.locator('.printable-qr img')).toBeVisible();
  await expectReadable(page, 'printable form');

  await test.step('only the form is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(preview.getByRole('article', { name: 'Registration form' })).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.locator('#root')).toBeHidden();
    const pages = await page.pdf({ format: 'A4' });
    expect(pages.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });
});
