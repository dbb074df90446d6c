import { maskSerial } from '@concord/contracts';
import { makePortrait } from '@concord/testing';
import { expect, test } from '@playwright/test';
import { newApplicant, onlyStudent, register, studentsOf } from '../support/applicant';
import {
  choose,
  documentField,
  expectRegistered,
  fillRequired,
  openForm,
  registerButton,
  serialField,
  surnameField,
  toast,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

const VALID = 'This serial number is valid';

test('a refusal by the server is shown at its field, and the form stays', async ({ page, request }) => {
  const staff = await staffApi(request);
  const first = await newApplicant(staff);
  const second = { ...(await newApplicant(staff)), serial: first.serial };
  const other = await newApplicant(staff);
  await openForm(page);
  await fillRequired(page, second);
  await expect(page.getByText(VALID)).toBeVisible();

  await test.step('a serial number that was used after its check', async () => {
    await register(staff, first);
    await registerButton(page).click();
    await expect(toast(page, 'Invalid serial number')).toBeVisible();
    await expect(serialField(page)).toBeFocused();
    await expect(serialField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(surnameField(page)).toHaveValue(second.surname);
    expect(await studentsOf(staff, second)).toEqual([]);
    await serialField(page).fill('');
    await serialField(page).pressSequentially(other.serial.replaceAll('-', '').toLowerCase());
    await expect(serialField(page)).toHaveValue(other.serial);
    await expect(page.getByText(VALID)).toBeVisible();
  });

  await test.step('a serial number that is called invalid: nothing is uploaded', async () => {
    let uploads = 0;
    page.on('request', (sent) => (uploads += Number(sent.url().endsWith('/api/student/register'))));
    await serialField(page).fill(first.serial);
    await expect(page.getByText(/ask for another at the numbers below/)).toBeVisible();
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 800 });
    await registerButton(page).click();
    const told = page.locator('[data-sonner-toast] [data-content]').filter({ hasText: 'Nothing was sent' });
    await expect(told).toBeVisible();
    expect(await told.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    if (viewport) await page.setViewportSize(viewport);
    await expect(serialField(page)).toBeFocused();
    expect(uploads).toBe(0);
    await serialField(page).fill(other.serial);
    await expect(page.getByText(VALID)).toBeVisible();
  });

  await test.step('a file of which only the first bytes are those of a PDF', async () => {
    await choose(page, 'Document Type', 'Bsc');
    const degree = documentField(page, 'Bsc');
    const chooser = page.getByLabel('Bsc file');
    const buffer = Buffer.from('%PDF-1.7\nnothing follows');
    await chooser.setInputFiles({ name: 'degree.pdf', mimeType: 'application/pdf', buffer });
    await registerButton(page).click();
    await expect(degree.getByRole('alert')).toBeVisible();
    await expect(degree.getByRole('button', { name: 'Replace' })).toBeFocused();
    const picture = await makePortrait(4, 700);
    await chooser.setInputFiles({ name: 'degree.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(degree.getByRole('alert')).toHaveCount(0);
  });

  await registerButton(page).click();
  await expectRegistered(page, second);
  expect((await onlyStudent(staff, second)).serialNumber).toBe(maskSerial(other.serial));
});
