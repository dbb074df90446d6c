import { expect, test } from '@playwright/test';
import { OFFICER, unique } from '../support/accounts';
import { newApplicant, register } from '../support/applicant';
import { signInAsStaff, staffApi } from '../support/staff';

test('staff save a view, archive all records in it, and undo that', async ({ page, request }) => {
  const call = await staffApi(request);
  const surname = unique('Several');
  for (const firstName of ['Ngozi', 'Zainab'])
    await register(call, { ...(await newApplicant(call)), surname, firstName });
  const students = page.getByRole('table', { name: 'Students' });

  await test.step('a view keeps the search under a name', async () => {
    await signInAsStaff(page, OFFICER, '/admin/students');
    await page.getByLabel('Search students').fill(surname);
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: /Save view/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(surname);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto('/admin/students');
    await page.getByRole('button', { name: /^View/ }).first().click();
    await page.getByRole('menuitemradio', { name: surname }).click();
    await expect(page.getByText('1–2 of 2')).toBeVisible();
  });

  await test.step('its students are archived together, and come back', async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Registered twice');
    await page.getByRole('button', { name: 'Archive 2' }).click();
    await expect(students.getByText('No Result Found')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1–2 of 2')).toBeVisible();
  });

  await test.step('the tabs of one of them open by keyboard, with the head in view', async () => {
    await students
      .getByRole('link', { name: new RegExp(`^${surname}`) })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Profile' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=mails/);
    await expect(
      page
        .getByRole('tabpanel', { name: 'E-mails' })
        .getByText(/registration/i)
        .first(),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
});
