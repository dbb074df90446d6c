import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { optionOf, readyCandidate } from '../support/candidate';
import { choose, finish, next, sit } from '../support/exam-portal';
import { signInAsStaff } from '../support/staff';

test('staff correct a key, preview the changes, regrade, and the candidate gets another result', async ({
  page,
  browser,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 2, title: 'Corrected practice' });
  await sit(page, request, candidate);
  await choose(page, 1, 'B');
  await next(page);
  await choose(page, 2, 'B');
  await finish(page);
  await expect(page.getByText('0 of 2').first()).toBeVisible();

  const office = await browser.newContext();
  const staff = await office.newPage();
  const dialog = staff.getByRole('dialog');
  const path = `/admin/exams/${candidate.exam._id}`;

  await test.step('another option of the first question is made the right one', async () => {
    await signInAsStaff(staff, SUPER_ADMIN, path);
    await staff.getByRole('tab', { name: 'Questions' }).click();
    await staff.getByRole('button', { name: 'Edit question 1', exact: true }).click();
    await dialog.getByRole('radio', { name: 'Option B is right' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText(/question 1 has changed.*apply to 1 result/)).toBeVisible();
  });

  await test.step('a dry run tells the change, a reason orders it', async () => {
    await staff.getByRole('button', { name: 'See what a regrade changes' }).click();
    await expect(dialog.getByText('1 score changes, 1 now passes, out of 1 result.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The key was wrong');
    await dialog.getByRole('button', { name: 'Regrade' }).click();
    await expect(dialog.getByText(/1 score changed, 1 now passes/)).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(staff.getByText(/question 1 has changed/)).toHaveCount(0);
  });

  await test.step('the candidate has the corrected result', async () => {
    await page.reload();
    await expect(page.getByText('1 of 2').first()).toBeVisible();
    await expect(page.getByText('50%').first()).toBeVisible();
  });

  await test.step('the versions are listed and compared, and the first one is brought back', async () => {
    await staff.getByRole('tab', { name: 'Versions' }).click();
    await expect(staff.getByText('1 right answer changed')).toBeVisible();
    await staff.getByRole('button', { name: 'Compare version 1' }).click();
    await expect(dialog.getByText('Changed: right answer')).toBeVisible();
    await expect(dialog.getByText(optionOf(1, 'B')).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Bring back version 1' }).click();
    await staff.getByRole('button', { name: 'Bring back', exact: true }).click();
    await expect(staff.getByText('Brought back version 1')).toBeVisible();
  });
  await office.close();
});
