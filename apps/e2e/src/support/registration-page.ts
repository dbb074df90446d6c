import { makePortrait } from '@concord/testing';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Applicant, ChosenFile } from './applicant';

export const surnameField = (page: Page): Locator => page.getByLabel(/^surname/i);

export const serialField = (page: Page): Locator => page.getByLabel(/^serial number/i);

export const registerButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Register', exact: true });

export const successDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'successful' });

export const loadingDialog = (page: Page): Locator => page.getByRole('dialog', { name: /kindly hold on/ });

export const passportPreview = (page: Page): Locator => page.getByAltText('Your passport picture').first();

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').getByText(text);

/** Opens the form and waits until it can be filled in. */
export async function openForm(page: Page, url = '/register'): Promise<void> {
  await page.goto(url);
  await expect(registerButton(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Date of Birth' })).toBeVisible();
}

/** Chooses an option of a select. */
export async function choose(page: Page, label: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
}

/** Opens the diploma courses and waits for the end of the animation, during which a click may miss. */
export async function openDiplomaCourses(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Executive Professional PGD/ }).click();
  const opened = page.locator('.MuiCollapse-entered').getByRole('checkbox', { name: 'Peace Education' });
  await expect(opened).toBeVisible();
}

/** Types a date; `digits` is ddMMyyyy. */
export async function typeDate(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type(digits);
}

export async function uploadPassport(page: Page, seed = 3): Promise<void> {
  await page.getByLabel('Passport image file').setInputFiles({
    name: 'passport.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePortrait(seed, 600),
  });
  await expect(passportPreview(page)).toBeVisible();
}

/** Fills in the five required fields. */
export async function fillRequired(page: Page, applicant: Applicant): Promise<void> {
  await surnameField(page).fill(applicant.surname);
  await page.getByLabel(/^firstname/i).fill(applicant.firstName);
  await page.getByLabel(/^email/i).fill(applicant.email);
  await uploadPassport(page);
  await serialField(page).fill(applicant.serial);
}

/** Part of the form for a document. */
export const documentField = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true });

/** Chooses a file for a document and waits until the form has it. */
export async function uploadDocument(page: Page, label: string, file: ChosenFile): Promise<void> {
  await page.getByLabel(`${label} file`).setInputFiles(file);
  await expect(documentField(page, label).getByText(file.name)).toBeVisible();
}

/** Expects the success dialog of the applicant. */
export async function expectRegistered(page: Page, { surname, firstName }: Applicant): Promise<void> {
  await expect(successDialog(page)).toContainText(`${surname} ${firstName}`, { timeout: 45_000 });
}

/** Expects that the form is empty and the page shows nothing about the applicant. */
export async function expectEmptyForm(page: Page, { surname, email }: Applicant): Promise<void> {
  await expect(surnameField(page)).toHaveValue('');
  await expect(page.getByLabel(/^email/i)).toHaveValue('');
  await expect(serialField(page)).toHaveValue('');
  await expect(passportPreview(page)).toHaveCount(0);
  await expect(registerButton(page)).toBeDisabled();
  for (const text of [surname, email]) await expect(page.getByText(text)).toHaveCount(0);
}
