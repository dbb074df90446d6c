import { expect, type Page, test } from '@playwright/test';
import { newApplicant, pdfFile, onlyStudent } from '../support/applicant';
import { storedDraft } from '../support/stored-draft';
import {
  choose,
  documentField,
  expectEmptyForm,
  expectRegistered,
  fillRequired,
  uploadDocument,
  openForm,
  passportPreview,
  registerButton,
  serialField,
  successDialog,
  surnameField,
  typeDate,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

const offer = (page: Page) => page.getByRole('region', { name: 'Continue where you stopped?' });

const resume = (page: Page) => offer(page).getByRole('button', { name: 'Continue' }).click();

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
  await page.getByRole('button', { name: /^Executive Professional PGD/ }).click();
  await page.getByRole('checkbox', { name: 'Peace Education' }).check();
  await choose(page, 'Document Type', 'SSCE');
  await uploadDocument(page, 'Jamb Result', pdfFile('jamb.pdf'));
  await page.getByLabel('Position').fill('Field officer');
  const picture = (await passportPreview(page).getAttribute('src')) ?? '';
  const stored = ['Field officer', 'Peace Education', '1990-04-05', 'jamb.pdf', picture];
  for (const part of stored) await expect.poll(() => storedDraft(page)).toContain(part);
  // Without handlers of the page: everything must be stored already.
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await openForm(again);
  await expect(offer(again)).toContainText('with your picture and one document');
  await resume(again);
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
  await again.getByRole('button', { name: /^Executive Professional PGD/ }).click();
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

test('starting over deletes the draft', async ({ page, request }) => {
  const applicant = await newApplicant(await staffApi(request));
  await openForm(page);
  await fillRequired(page, applicant);
  await expect.poll(() => storedDraft(page)).toContain(applicant.serial);
  await openForm(page);
  await expect(offer(page).getByRole('heading')).toBeFocused();
  await offer(page).getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(offer(page)).toBeHidden();
  await expectEmptyForm(page, applicant);
  expect(await storedDraft(page)).not.toMatch(/Okafor|data:/);
  await openForm(page);
  await expect(offer(page)).toHaveCount(0);
  await expectEmptyForm(page, applicant);
});

test('a draft is offered for thirty days and deleted afterwards', async ({ page, context, request }) => {
  const applicant = await newApplicant(await staffApi(request));
  const after = async (days: number) => {
    const later = await context.newPage();
    await later.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
    await openForm(later);
    return later;
  };
  await openForm(page);
  await fillRequired(page, applicant);
  await expect.poll(() => storedDraft(page)).toContain(applicant.serial);
  await page.close();
  const before = await after(29);
  await expect(offer(before)).toBeVisible();
  await before.close();
  const expired = await after(31);
  await expectEmptyForm(expired, applicant);
  await expect(offer(expired)).toHaveCount(0);
  await expect.poll(() => storedDraft(expired)).not.toMatch(/Okafor|data:/);
});

test('the same draft in two tabs registers one student', async ({ page, context, request }) => {
  const staff = await staffApi(request);
  const applicant = await newApplicant(staff);
  await openForm(page);
  await fillRequired(page, applicant);
  await expect.poll(() => storedDraft(page)).toContain(applicant.serial);
  const tabs = [await context.newPage(), await context.newPage()];
  await page.close();
  for (const tab of tabs) {
    await openForm(tab);
    await resume(tab);
    await expect(registerButton(tab)).toBeEnabled();
  }
  await Promise.all(tabs.map((tab) => registerButton(tab).click()));
  for (const tab of tabs) await expectRegistered(tab, applicant);
  for (const tab of tabs) {
    await successDialog(tab).getByRole('button', { name: 'Close' }).click();
    await expectEmptyForm(tab, applicant);
  }
  await onlyStudent(staff, applicant);
});
