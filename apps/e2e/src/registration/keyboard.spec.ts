import { makePortrait } from '@concord/testing';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ChosenFile, newApplicant, pdfFile, onlyStudent } from '../support/applicant';
import { expectFocusKept, tabTo } from '../support/keyboard';
import {
  documentField,
  expectRegistered,
  openForm,
  passportPreview,
  registerButton,
  successDialog,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
}

/**
 * Selects an option of an open list by its first letter and the arrow keys. Fast letters would be
 * read as one word.
 */
async function goTo(page: Page, text: string): Promise<void> {
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press(text[0] ?? '');
  const option = page.getByRole('listbox').getByRole('option', { name: text, exact: true });
  const isThere = async () => (await option.and(page.locator(':focus')).count()) > 0;
  for (let steps = await options.count(); steps > 0 && !(await isThere()); steps -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(option).toBeFocused();
}

/** Opens a select by keyboard and chooses an option. */
async function pick(page: Page, name: string, text: string): Promise<void> {
  const list = page.getByRole('combobox', { name, exact: true });
  await tabTo(page, list);
  await page.keyboard.press('Enter');
  await goTo(page, text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(list).toBeFocused();
  await expect(list).toContainText(text);
}

/** Chooses an option of a searchable list by typing. */
async function find(page: Page, name: string, text: string): Promise<void> {
  const list = page.getByRole('combobox', { name, exact: true });
  await expect(list).toBeEnabled();
  await tabTo(page, list);
  await page.keyboard.type(text);
  await expect(page.getByRole('option').first()).toContainText(text);
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue(text);
  await expect(list).toBeFocused();
}

async function upload(page: Page, button: Locator, file: ChosenFile): Promise<void> {
  // Playwright starts to listen asynchronously, so a key pressed at once might be too early.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(file);
}

test('a whole registration by keyboard alone without losing the focus', async ({ page, request }) => {
  const staff = await staffApi(request);
  const applicant = await newApplicant(staff);
  const { keyboard } = page;
  await openForm(page);

  await test.step('moves to a section and back by the progress list', async () => {
    const parts = page.getByRole('navigation', { name: 'Parts of this page' });
    await tabTo(page, parts.getByRole('link', { name: /^Payment/ }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Payment Details' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Copy the account number' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(field(page, /^Serial Number/)).toBeFocused();
    await parts.getByRole('link', { name: /^Personal/ }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeFocused();
  });

  await test.step('fills in the personal details', async () => {
    await upload(page, page.getByRole('button', { name: 'Choose a picture' }), {
      name: 'face.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePortrait(6, 600),
    });
    await expect(passportPreview(page)).toBeVisible();
    await expectFocusKept(page);
    await pick(page, 'Title', 'Mrs');
    await type(page, /^Surname/, applicant.surname);
    await type(page, /^Firstname/, applicant.firstName);
    await pick(page, 'Gender', 'Male');
    const list = page.getByRole('listbox');
    await expect(list).toHaveCount(0);
    await keyboard.press('Enter');
    await expect(list).toBeVisible();
    await keyboard.press('Home');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Gender' })).not.toContainText('Male');
    await expect(list).toHaveCount(0);
    await keyboard.press('Enter');
    await goTo(page, 'Female');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Gender' })).toContainText('Female');
    await tabTo(
      page,
      page.getByRole('group', { name: 'Date of Birth' }).getByRole('spinbutton', { name: 'Day' }),
    );
    await keyboard.type('05041990');
    await type(page, /^Email/, 'no address');
    await type(page, 'Mobile Number', '0803 123 4567');
  });

  await test.step('corrects the wrong address', async () => {
    await expect(page.getByRole('alert').filter({ hasText: 'valid email' })).toBeVisible();
    const email = field(page, /^Email/);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/valid email/);
    while (!(await email.evaluate((input) => input === document.activeElement)))
      await keyboard.press('Shift+Tab');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(applicant.email);
    await expect(email).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('chooses the country, the state, the cadre and a programme', async () => {
    await find(page, 'Country', 'Nigeria');
    await find(page, 'State/Province', 'Kaduna');
    await pick(page, 'Membership Cadre', 'Associate Member');
    await tabTo(page, page.getByRole('button', { name: /^Executive Professional PGD/ }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: 'Peace Education' }));
    await keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Peace Education' })).toBeChecked();
  });

  await test.step('uploads a document, removes it and undoes that', async () => {
    await pick(page, 'Document Type', 'Bsc');
    const degree = documentField(page, 'Bsc');
    await upload(page, degree.getByRole('button', { name: 'Upload' }), pdfFile('degree.pdf'));
    await expect(degree.getByText('degree.pdf')).toBeVisible();
    await expect(degree.getByRole('status')).toHaveText('The file was added.');
    await tabTo(page, degree.getByRole('button', { name: 'Remove' }));
    await keyboard.press('Enter');
    await expect(degree.getByText('degree.pdf')).toBeHidden();
    await expectFocusKept(page);
    await tabTo(page, degree.getByRole('button', { name: 'Undo' }));
    await keyboard.press('Enter');
    await expect(degree.getByText('degree.pdf')).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('types the serial number, reads that it is valid, and registers', async () => {
    await type(page, /^Serial Number/, applicant.serial.replaceAll('-', '').toLowerCase());
    await expect(page.getByRole('status').filter({ hasText: 'This serial number is valid' })).toBeVisible();
    await tabTo(page, registerButton(page));
    await keyboard.press('Enter');
    await expectRegistered(page, applicant);
    await expectFocusKept(page);
  });

  await test.step('closes the success dialog and is back at an empty form', async () => {
    await tabTo(page, successDialog(page).getByRole('button', { name: 'Close' }));
    await keyboard.press('Enter');
    await expect(successDialog(page)).toBeHidden();
    await expectFocusKept(page);
    await expect(field(page, /^Surname/)).toHaveValue('');
  });

  expect(await onlyStudent(staff, applicant)).toMatchObject({
    title: 'Mrs',
    dob: '1990-04-05',
    phoneNumber: '+2348031234567',
    state: 'Kaduna',
    membershipCadre: 'Associate Member',
    pgdCourses: ['Peace Education'],
  });
});
