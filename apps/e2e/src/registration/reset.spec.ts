import { expect, test } from '@playwright/test';
import { newApplicant, pdfFile } from '../support/applicant';
import {
  choose,
  documentField,
  expectEmptyForm,
  fillRequired,
  openForm,
  registerButton,
  surnameField,
  uploadDocument,
  openDiplomaCourses,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

test('Reset asks for confirmation and then clears everything', async ({ page, request }) => {
  const applicant = await newApplicant(await staffApi(request));
  await openForm(page);
  await fillRequired(page, applicant);
  await openDiplomaCourses(page);
  await page.getByRole('checkbox', { name: 'Peace Education' }).check();
  await choose(page, 'Document Type', 'Bsc');
  await uploadDocument(page, 'Bsc', pdfFile('degree.pdf'));
  const ask = page.getByRole('dialog', { name: 'Clear the whole form?' });
  const reset = page.getByRole('button', { name: 'Reset', exact: true });

  await reset.click();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeHidden();
  await expect(surnameField(page)).toHaveValue(applicant.surname);
  await expect(registerButton(page)).toBeEnabled();

  await reset.click();
  await ask.getByRole('button', { name: 'Reset' }).click();
  await expect(ask).toBeHidden();
  await expectEmptyForm(page, applicant);
  await expect(documentField(page, 'Bsc')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Peace Education' })).not.toBeChecked();
});
