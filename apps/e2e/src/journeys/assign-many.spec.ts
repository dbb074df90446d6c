import type { Exam } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import { newApplicant, register } from '../support/applicant';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

test('staff assign an exam to all matching students, see who has it, and extend their time', async ({
  page,
  request,
}) => {
  const call = await staffApi(request);
  const surname = unique('Cohort');
  for (const firstName of ['Ngozi', 'Zainab'])
    await register(call, { ...(await newApplicant(call)), surname, firstName });
  const question = { question: 'What is peace?', answer: 'Calm', options: ['Calm', 'Noise'] };
  const title = unique('Mediation');
  const exam = await call<Exam>('POST', 'exams/upload', 201, { title, duration: 30, questions: [question] });
  const path = `/admin/exams/${exam._id}?tab=students`;
  const assigned = page.getByRole('region', { name: 'Assigned students' });

  await test.step('who gets it is chosen on the page of the exam', async () => {
    await signInAsStaff(page, SUPER_ADMIN, path);
    await expect(assigned.getByText('Nobody has this exam yet')).toBeVisible();
    await assigned.getByRole('button', { name: 'Assign to students' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    await dialog.getByRole('combobox', { name: 'Students' }).click();
    await page.getByRole('option', { name: 'All students matching a filter' }).click();
    await dialog.getByLabel('Search students').fill(surname);
    await expect(dialog.getByText('2 students match')).toBeVisible();
    await expectReadable(page, 'the choice of students');
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('all that match get it, after a count', async () => {
    await page.getByLabel('Include applicants who are not decided yet (2)').check();
    await expect(page.getByText('2 students will get the exam.')).toBeVisible();
    await page.getByRole('button', { name: 'Assign to 2' }).click();
    await expect(page.getByText('2 students got the exam')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('they are on the page of the exam, and get more time', async () => {
    await page.goto(path);
    await expect(assigned.getByText('1–2 of 2')).toBeVisible();
    await assigned.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Change due date or extra time' }).click();
    await page.getByLabel('Extra time in minutes').fill('15');
    await expect(page.getByText('2 students will be updated.')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('2 students updated')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(assigned.getByText('15 minutes')).toHaveCount(2);
  });

  await test.step('it is in the history of each of them', async () => {
    await assigned.getByRole('link', { name: `${surname} Ngozi` }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    // The exams service delivers its audit records every few seconds.
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText(`assigned an exam to ${surname} Ngozi`)).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
  });
});
