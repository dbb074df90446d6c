import { expect, test } from '@playwright/test';
import { newApplicant, pdfFile, onlyStudent } from '../support/applicant';
import { expectReadable } from '../support/readable';
import { storedDraft } from '../support/stored-draft';
import {
  choose,
  documentField,
  expectRegistered,
  fillRequired,
  uploadDocument,
  openForm,
  passportPreview,
  registerButton,
  serialField,
  surnameField,
  typeDate,
  openDiplomaCourses,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

test('a closed tab loses nothing: picture, document, choices, date and phone are restored', async ({
  page,
  context,
  request,
}) => {
  const staff = await staffApi(request);
  const applicant = await newApplicant(staff);
  await openForm(page);
  await fillRequired(page, applicant);
  await typeDate(page, 'Date of Birth', '05041990');
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('0803 123 4567');
  await choose(page, 'Country', /Nigeria.*NG/);
  await choose(page, 'State/Province', 'Kaduna');
  await openDiplomaCourses(page);
  await page.getByRole('checkbox', { name: 'Peace Education' }).check();
  await choose(page, 'Document Type', 'SSCE');
  await uploadDocument(page, 'Jamb Result', pdfFile('jamb.pdf'));
  await page.getByLabel('Position').fill('Field officer');
  const picture = (await passportPreview(page).getAttribute('src')) ?? '';
  const stored = ['Field officer', 'Peace Education', '1990-04-05', 'jamb.pdf', picture];
  for (const part of stored) await expect.poll(() => storedDraft(page)).toContain(part);
  // Skips the page's unload handlers: everything must already be stored.
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await openForm(again);
  const offer = again.getByRole('region', { name: 'Continue where you left off?' });
  await expect(offer).toContainText('with your picture and one document');
  await offer.getByRole('button', { name: 'Continue' }).click();
  await expect(surnameField(again)).toHaveValue(applicant.surname);
  await expect(serialField(again)).toHaveValue(applicant.serial);
  await expect(passportPreview(again)).toHaveAttribute('src', picture);
  for (const [label, part, value] of [
    ['Date of Birth', 'Day', '5'],
    ['Date of Birth', 'Month', '4'],
    ['Date of Birth', 'Year', '1990'],
  ] as const) {
    const spin = again.getByRole('group', { name: label }).getByRole('spinbutton', { name: part });
    await expect(spin).toHaveAttribute('aria-valuenow', value);
  }
  await expect(again.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue(/0?803 123 4567/);
  await expect(again.getByRole('combobox', { name: 'Country' })).toHaveValue('Nigeria');
  await expect(again.getByRole('combobox', { name: 'State/Province' })).toHaveValue('Kaduna');
  await expect(documentField(again, 'Jamb Result').getByText('jamb.pdf')).toBeVisible();
  await openDiplomaCourses(again);
  await expect(again.getByRole('checkbox', { name: 'Peace Education' })).toBeChecked();
  await registerButton(again).click();
  await expectRegistered(again, applicant);
  expect(await onlyStudent(staff, applicant)).toMatchObject({
    dob: '1990-04-05',
    phoneNumber: '+2348031234567',
    state: 'Kaduna',
    pgdCourses: ['Peace Education'],
  });
  expect(await storedDraft(again)).not.toContain(applicant.surname);
});

test('two tabs do not overwrite each other: the second takes over the whole form', async ({
  page,
  context,
}) => {
  await openForm(page);
  await surnameField(page).fill('Okoro');
  await expect.poll(() => storedDraft(page)).toContain('Okoro');
  const second = await context.newPage();
  await openForm(second);
  const elsewhere = second.getByRole('region', { name: 'This form is open in another tab' });
  await expect(elsewhere.getByRole('heading')).toBeFocused();
  await expectReadable(second, 'open in another tab');
  await surnameField(page).fill('Okoro-Ade');
  await elsewhere.getByRole('button', { name: 'Continue here' }).click();
  await expect(surnameField(second)).toHaveValue('Okoro-Ade');
  await expect(elsewhere).toBeHidden();
  await surnameField(second).fill('Okoro-Ade Bello');

  const back = page.getByRole('region', { name: 'You continued this form in another tab' });
  await expect(back).toBeVisible();
  await back.getByRole('button', { name: 'Continue here' }).click();
  await expect(surnameField(page)).toHaveValue('Okoro-Ade Bello');

  await page.goto('/about');
  await openForm(second);
  await expect(second.getByRole('region', { name: 'Continue where you left off?' })).toBeVisible();
});
