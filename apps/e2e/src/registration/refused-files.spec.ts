import { makePortrait } from '@concord/testing';
import { expect, type Page, test } from '@playwright/test';
import { type ChosenFile, newApplicant, pdfFile, onlyStudent } from '../support/applicant';
import {
  choose,
  documentField,
  expectRegistered,
  fillRequired,
  uploadPassport,
  openForm,
  passportPreview,
  registerButton,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

const HEIC = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const EXE = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(2000)]);

const file = (name: string, mimeType: string, buffer: Buffer): ChosenFile => ({ name, mimeType, buffer });

const REFUSED_PASSPORTS = [
  [file('face.jpg', 'image/jpeg', Buffer.from('I am no picture at all')), /not a picture, whatever its name/],
  [file('face.svg', 'image/svg+xml', SVG), /Drawings \(SVG\) cannot be used/],
  [file('face.jpg', 'image/jpeg', Buffer.alloc(0)), /This file is empty/],
  [file('face.heic', 'image/heic', HEIC), /HEIC.*JPEG/],
  [file('cv.txt', 'text/plain', Buffer.from('hello')), /Please choose an image file/],
] as const;

const REFUSED_DOCUMENTS = [
  [file('degree.pdf', 'application/pdf', EXE), /no image, Word document or PDF, whatever its name/],
  [file('degree.pdf', 'application/pdf', Buffer.alloc(0)), /This file is empty/],
  [pdfFile('scan.pdf', 6_000_000), /larger than 5 MB/],
  [file('notes.txt', 'text/plain', Buffer.from('hello')), /image, a Word document.*or a PDF/],
] as const;

const alerts = (page: Page): string[] => {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.dismiss();
  });
  return messages;
};

test('unusable pictures are refused at their field with a message', async ({ page }) => {
  const messages = alerts(page);
  await openForm(page);
  const chooser = page.getByLabel('Passport image file');
  const picture = page.getByRole('button', { name: /^Passport picture: choose/ });
  for (const [chosen, message] of REFUSED_PASSPORTS) {
    await chooser.setInputFiles(chosen);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(picture).toHaveAccessibleDescription(message);
    await expect(passportPreview(page)).toHaveCount(0);
  }
  await uploadPassport(page);
  await chooser.setInputFiles(REFUSED_PASSPORTS[0][0]);
  await expect(page.getByText('The picture you had stays')).toBeVisible();
  await expect(passportPreview(page)).toBeVisible();
  expect(messages).toEqual([]);
});

test('unusable documents are refused at their field; a hostile name is shown safely', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request);
  const applicant = await newApplicant(staff);
  const messages = alerts(page);
  await openForm(page);
  await choose(page, 'Document Type', 'Bsc');
  const degree = documentField(page, 'Bsc');
  const chooser = page.getByLabel('Bsc file');
  for (const [chosen, message] of REFUSED_DOCUMENTS) {
    await chooser.setInputFiles(chosen);
    await expect(degree.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(degree.getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(message);
  }

  const hostile = `../"'<b>\\\u202Egpj.${'very long '.repeat(30)}.pdf`;
  await chooser.setInputFiles(pdfFile(hostile));
  await expect(degree.getByText(/"'<b>.*….*\.pdf$/)).toBeVisible();
  await expect(degree).not.toContainText('\u202E');
  await expect(degree.locator('b')).toHaveCount(0);
  expect((await degree.getByText('….pdf').innerText()).length).toBeLessThanOrEqual(120);

  await fillRequired(page, applicant);
  await registerButton(page).click();
  await expectRegistered(page, applicant);
  expect((await onlyStudent(staff, applicant)).documents.map(({ name }) => name)).toEqual(['Bsc']);
  expect(messages).toEqual([]);
});

test('a file that only the service can check is refused at its field, and the form stays', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request);
  const applicant = await newApplicant(staff);
  await openForm(page);
  await fillRequired(page, applicant);
  await choose(page, 'Document Type', 'Bsc');
  // Only its first bytes are those of a PDF.
  const broken = file('degree.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nnothing follows'));
  await page.getByLabel('Bsc file').setInputFiles(broken);
  await registerButton(page).click();
  const degree = documentField(page, 'Bsc');
  await expect(degree.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(degree.getByRole('button', { name: 'Replace' })).toBeFocused();
  await page
    .getByLabel('Bsc file')
    .setInputFiles(file('degree.jpg', 'image/jpeg', await makePortrait(4, 700)));
  await expect(degree.getByRole('alert')).toHaveCount(0);
  await registerButton(page).click();
  await expectRegistered(page, applicant);
  await onlyStudent(staff, applicant);
});
