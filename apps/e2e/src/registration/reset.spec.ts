import { expect, test } from '@playwright/test';
import { newApplicant, pdfFile } from '../support/applicant';
import { storedDraft } from '../support/stored-draft';
import {
  choose,
  documentField,
  expectEmptyForm,
  fillRequired,
  uploadDocument,
  openForm,
  registerButton,
  surnameField,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

test('Reset asks for confirmation and then clears everything', async ({ page, request }) => {
  const applicant = await newApplicant(await staffApi(request));
  await openForm(page);
  await fillRequired(page, applicant);
  await choose(page, 'Country', /Nigeria.*NG/);
  await choose(page, 'State/Province', 'Kaduna');
  await page.getByRole('button', { name: /^Executive Professional PGD/ }).click();
  await page.getByRole('checkbox', { name: 'Peace Education' }).check();
  await choose(page, 'Document Type', 'Bsc');
  await uploadDocument(page, 'Bsc', pdfFile('degree.pdf'));
  await expect.poll(() => storedDraft(page)).toContain('degree.pdf');
  const ask = page.getByRole('dialog', { name: 'Clear the whole form?' });
  const reset = page.getByRole('button', { name: 'Reset', exact: true });

  await reset.click();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeHidden();
  await expect(surnameField(page)).toHaveValue(applicant.surname);
  await expect(documentField(page, 'Bsc').getByText('degree.pdf')).toBeVisible();
  await expect(registerButton(page)).toBeEnabled();

  await reset.click();
  await ask.getByRole('button', { name: 'Reset' }).click();
  await expect(ask).toBeHidden();
  await expectEmptyForm(page, applicant);
  await expect(documentField(page, 'Bsc')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Peace Education' })).not.toBeChecked();
  await expect(page.getByLabel('State/Province')).toBeDisabled();
  await expect.poll(() => storedDraft(page)).not.toContain(applicant.surname);

  await openForm(page);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await expectEmptyForm(page, applicant);
});
