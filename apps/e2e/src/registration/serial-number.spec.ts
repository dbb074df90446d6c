import { makePortraitUrl } from '@concord/testing';
import { expect, test } from '@playwright/test';
import { newApplicant, studentsOf, onlyStudent } from '../support/applicant';
import {
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
const INVALID = 'Invalid serial number';

test('a serial number is checked when it is complete, and works only once', async ({ page, request }) => {
  const staff = await staffApi(request);
  const first = await newApplicant(staff);
  const second = { ...(await newApplicant(staff)), serial: first.serial };
  const other = await newApplicant(staff);
  await openForm(page);

  await test.step('an unknown number is invalid', async () => {
    await serialField(page).fill('2222-2222-2222-2222');
    await expect(page.getByText(INVALID)).toBeVisible();
    await expect(page.getByText(VALID)).toBeHidden();
  });

  await test.step('lower case without dashes is formatted', async () => {
    await serialField(page).fill('');
    await serialField(page).pressSequentially(first.serial.replaceAll('-', '').toLowerCase());
    await expect(serialField(page)).toHaveValue(first.serial);
    await expect(page.getByText(VALID)).toBeVisible();
    await expect(page.getByText(INVALID)).toBeHidden();
  });

  await test.step('a number that was used after the check is refused at its field', async () => {
    await fillRequired(page, second);
    await expect(page.getByText(VALID)).toBeVisible();
    const { surname, firstName, email, serial: serialNumber } = first;
    const image_data = await makePortraitUrl(2);
    await staff('POST', 'student/register', 201, { image_data, surname, firstName, email, serialNumber });
    await registerButton(page).click();
    await expect(toast(page, INVALID)).toBeVisible();
    await expect(serialField(page)).toBeFocused();
    await expect(serialField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(surnameField(page)).toHaveValue(second.surname);
    expect(await studentsOf(staff, second)).toEqual([]);
  });

  await test.step('the same form is accepted with another number', async () => {
    await serialField(page).fill(other.serial);
    await expect(page.getByText(VALID)).toBeVisible();
    await registerButton(page).click();
    await expectRegistered(page, second);
    expect((await onlyStudent(staff, second)).serialNumber).toBe(other.serial);
  });
});
