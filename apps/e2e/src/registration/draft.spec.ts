import { expect, type Page, test } from '@playwright/test';
import { newApplicant, pdfFile, theOneStudent } from '../support/applicant';
import { keptOnDevice } from '../support/kept-draft';
import {
  choose,
  documentPlace,
  expectNothingOf,
  expectRegistered,
  fillRequired,
  giveDocument,
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

test('a tab that is closed half-way loses nothing: picture, document, choices, date and phone come back', async ({
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
  await giveDocument(page, 'Jamb Result', pdfFile('jamb.pdf'));
  await page.getByLabel('Position').fill('Field officer');
  const picture = (await passportPreview(page).getAttribute('src')) ?? '';
  const written = ['Field officer', 'Peace Education', '1990-04-05', 'jamb.pdf', picture];
  for (const part of written) await expect.poll(() => keptOnDevice(page)).toContain(part);
  // No handler of the page is asked: all must be kept by now.
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
  await expect(documentPlace(again, 'Jamb Result').getByText('jamb.pdf')).toBeVisible();
  await again.getByRole('button', { name: /^Executive Professional PGD/ }).click();
  await expect(again.getByRole('checkbox', { name: 'Peace Education' })).toBeChecked();
  await registerButton(again).click();
  await expectRegistered(again, applicant);
  expect(await theOneStudent(staff, applicant)).toMatchObject({
    dob: '1990-04-05',
    phoneNumber: '+2348031234567',
    state: 'Kaduna',
    pgdCourses: ['Peace Education'],
  });
  expect(await keptOnDevice(again)).not.toContain(applicant.surname);
});

test('starting over deletes what was kept', async ({ page, request }) => {
  const applicant = await newApplicant(await staffApi(request));
  await openForm(page);
  await fillRequired(page, applicant);
  await expect.poll(() => keptOnDevice(page)).toContain(applicant.serial);
  await openForm(page);
  await expect(offer(page).getByRole('heading')).toBeFocused();
  await offer(page).getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(offer(page)).toBeHidden();
  await expectNothingOf(page, applicant);
  expect(await keptOnDevice(page)).not.toMatch(/Okafor|data:/);
  await openForm(page);
  await expect(offer(page)).toHaveCount(0);
  await expectNothingOf(page, applicant);
});

test('a draft is offered for thirty days and is gone afterwards', async ({ page, context, request }) => {
  const applicant = await newApplicant(await staffApi(request));
  const after = async (days: number) => {
    const later = await context.newPage();
    await later.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
    await openForm(later);
    return later;
  };
  await openForm(page);
  await fillRequired(page, applicant);
  await expect.poll(() => keptOnDevice(page)).toContain(applicant.serial);
  await page.close();
  const inTime = await after(29);
  await expect(offer(inTime)).toBeVisible();
  await inTime.close();
  const late = await after(31);
  await expectNothingOf(late, applicant);
  await expect(offer(late)).toHaveCount(0);
  await expect.poll(() => keptOnDevice(late)).not.toMatch(/Okafor|data:/);
});

test('the same draft in two tabs makes one student', async ({ page, context, request }) => {
  const staff = await staffApi(request);
  const applicant = await newApplicant(staff);
  await openForm(page);
  await fillRequired(page, applicant);
  await expect.poll(() => keptOnDevice(page)).toContain(applicant.serial);
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
    await expectNothingOf(tab, applicant);
  }
  await theOneStudent(staff, applicant);
});
