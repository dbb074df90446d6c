import { expect, test } from '@playwright/test';
import { newApplicant, register } from '../support/applicant';
import { next } from '../support/exam-portal';
import { expectReadable } from '../support/readable';
import { staffApi } from '../support/staff';

test('a candidate without an exam practises, reloads, submits and sees that the device is ready', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request);
  const applicant = await newApplicant(staff);
  await register(staff, applicant);
  await test.step('from the address of the device test, over the sign-in and back', async () => {
    const title = page.getByRole('heading', { name: 'Practice exam', level: 1 });
    expect((await page.goto('/practice'))?.status()).toBe(200);
    await expect(title).toBeVisible();
    await expectReadable(page, 'the device test before the sign-in');
    await page.getByRole('link', { name: 'Sign in to practise' }).click();
    await page.getByLabel(/email/i).fill(applicant.email);
    await page.getByLabel(/serial/i).fill(applicant.serial);
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page).toHaveURL(/\/practice$/);
    await expect(title).toBeVisible();
    await expectReadable(page, 'the device test');
  });
  await page.getByRole('button', { name: 'Practise' }).click();
  await expect(page).toHaveURL(/\/online-exam$/);
  const first = page.getByRole('radio', { name: 'As soon as you choose it' });
  await first.check();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  await expect(first).toBeChecked();
  for (let moves = 1; moves <= 4; moves += 1) await next(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit your exam now?' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/practice-result$/);
  await expect(page.getByRole('heading', { name: 'This device is ready' })).toBeVisible();
  await expect(page.getByText('You answered 1 of 5 questions correctly.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to my exams' }).click();
  await expect(page.getByText('No exam has been assigned to you yet')).toBeVisible();
});
