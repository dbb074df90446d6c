import { expect, test } from '@playwright/test';
import { OFFICER, SUPER_ADMIN } from '../support/accounts';
import { readyCandidate } from '../support/candidate';
import { answersOf, choose, expectRightTime, next, sit, startExam } from '../support/exam-portal';
import { signInAsStaff } from '../support/staff';

const QUESTIONS = 4;

test('staff monitor a candidate, extend the time, reset and close the exam, and decide on late answers', async ({
  page,
  browser,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: QUESTIONS, title: 'Watched practice' });
  const { examName } = candidate.exam;
  const office = await browser.newContext();
  const officer = await office.newPage();
  const dialog = officer.getByRole('dialog');
  const row = officer.getByRole('row').filter({ hasText: candidate.surname });
  const findRow = () => officer.getByRole('searchbox', { name: 'Search by name' }).fill(candidate.surname);

  const first = await sit(page, request, candidate);

  await test.step('an officer sees the candidate sit', async () => {
    await signInAsStaff(officer, OFFICER, '/admin/monitor');
    await findRow();
    await expect(row).toContainText(examName);
    await expect(row).toContainText(`0 / ${QUESTIONS}`);
    await choose(page, 1, 'A');
    await expect(row).toContainText(`1 / ${QUESTIONS}`);
    await expect(row).toContainText('Connected');
  });

  await test.step('the candidate gets ten more minutes with the next save', async () => {
    await row.getByRole('button', { name: /^Extra time for/ }).click();
    await dialog.getByRole('textbox', { name: 'Extra time in minutes' }).fill('10');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(officer.getByText('Exam updated')).toBeVisible();
    await next(page);
    await choose(page, 2, 'B');
    await expect(page.getByText('You have 10 more minutes.')).toBeVisible();
    const { deadline } = await first.read();
    expect(Date.parse(deadline) - Date.parse(first.attempt.deadline)).toBe(10 * 60_000);
    await expectRightTime(page, first);
  });

  const second = await test.step('the candidate sees the reset and starts again', async () => {
    await officer.goto(`/admin/students/${candidate.assignment.student}?tab=exams`);
    await officer.getByRole('button', { name: `Reset ${examName}` }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The power was out in the hall');
    await dialog.getByRole('button', { name: 'Reset exam' }).click();
    await expect(officer.getByText('Exam reset Succesfully')).toBeVisible();
    await choose(page, 2, 'C');
    await expect(page).toHaveURL(/\/select-exam$/);
    await expect(page.getByText(/The institute has reset this exam/)).toBeVisible();
    const restarted = await startExam(page, request);
    expect(restarted.attempt._id).not.toBe(first.attempt._id);
    expect(restarted.attempt.answers).toEqual({});
    return restarted;
  });

  await test.step('a closed exam ends with the saved answers', async () => {
    await choose(page, 1, 'A');
    await expect.poll(second.saved).toEqual(answersOf(second, 'A'));
    await officer.goto('/admin/monitor');
    await findRow();
    await row.getByRole('button', { name: /^Close the exam of/ }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Left the hall');
    await dialog.getByRole('button', { name: 'Close exam' }).click();
    await expect(officer.getByText('Exam closed Succesfully')).toBeVisible();
    await next(page);
    await choose(page, 2, 'A');
    await expect(page).toHaveURL(/\/exam-result$/);
    await expect(page.getByText('25%')).toBeVisible();
    await expect(page.getByText(/Some answers arrived after the exam ended/)).toBeVisible();
  });

  await test.step('a SUPER_ADMIN counts the late answer', async () => {
    const headOffice = await browser.newContext();
    const head = await headOffice.newPage();
    await signInAsStaff(head, SUPER_ADMIN, '/admin/late-answers');
    await head
      .getByRole('link', { name: new RegExp(`View the late answers of .*${candidate.surname}`) })
      .click();
    await head.getByRole('button', { name: 'Count late answers' }).click();
    const decision = head.getByRole('dialog');
    await expect(decision).toContainText('1 of 4, 25%, Fail');
    await expect(decision).toContainText('2 of 4, 50%, Passed');
    await decision.getByRole('textbox', { name: 'Reason' }).fill('It was closed by mistake');
    await decision.getByRole('button', { name: 'Count late answers' }).click();
    await expect(head.getByText('Late answers counted')).toBeVisible();
    await headOffice.close();
    await page.reload();
    await expect(page.getByText('50%')).toBeVisible();
  });
  await office.close();
});
