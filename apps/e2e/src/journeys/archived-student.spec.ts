import type { Student } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { OFFICER } from '../support/accounts';
import { readyCandidate } from '../support/candidate';
import { answersOf, choose, finish, next, signIn, sit } from '../support/exam-portal';
import { signInAsStaff, staffApi } from '../support/staff';

/** Maximum number of calls by an idle page in a time of its own clock; a loop makes many more. */
const IDLE = { seconds: 60, calls: 6 };
/** Time-out for other services to see an archived record, which takes up to 5 s. */
const KNOWN = { timeout: 30_000, intervals: [500] };

test('a student who is archived during an exam finishes it, and cannot sign in until restored', async ({
  page,
  browser,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 2, title: 'Archived student' });
  const call = await staffApi(request);
  const { student } = candidate.assignment;
  const sitting = await sit(page, request, candidate);
  await choose(page, 1, 'A');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A'));

  const office = await browser.newContext();
  const officer = await office.newPage();
  const remove = async () => {
    await officer.goto(`/admin/students/${student}`);
    await officer.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = officer.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Registered twice');
    await dialog.getByRole('button', { name: 'Archive' }).click();
    await expect(officer).toHaveURL(/\/admin\/students$/);
  };

  await test.step('Undo in the toast brings the record back', async () => {
    await signInAsStaff(officer, OFFICER, '/admin');
    await remove();
    const undo = officer.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveCSS('font-family', /^Inter,/);
    await undo.click();
    await expect(
      officer.getByText(`${candidate.surname} ${candidate.firstName} has been restored`),
    ).toBeVisible();
    await call('GET', `student/${student}`, 200);
  });

  await test.step('the exam goes on to its result', async () => {
    await remove();
    await call('GET', `student/${student}`, 404);
    await next(page);
    await choose(page, 2, 'A');
    await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A', 'A'));
    await finish(page);
    await expect(page).toHaveURL(/\/exam-result$/);
    await expect(page.getByText('100%')).toBeVisible();
  });

  await test.step('the record is in the archive, and staff restore it', async () => {
    await officer.getByRole('button', { name: 'Filters' }).click();
    await officer.getByRole('checkbox', { name: 'Archived' }).check();
    await officer.getByLabel('Search students').fill(candidate.email);
    await officer.getByRole('link', { name: new RegExp(`^${candidate.surname}`) }).click();
    await expect(officer.getByText(/Archived by \w+ on .*: Registered twice/)).toBeVisible();
    const signInAgain = { email: candidate.email, SerialNumber: candidate.serial };
    await call('POST', 'exams/StartStudentExam', 401, signInAgain);
    await officer.getByRole('button', { name: 'Restore' }).click();
    const dialog = officer.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('By mistake');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(officer.getByText(/Archived by/)).toBeHidden();
    await officer.getByRole('tab', { name: 'Exams' }).click();
    await expect(officer.getByText('2 of 2')).toBeVisible();
    await call<Student>('POST', 'exams/StartStudentExam', 200, signInAgain);
  });
  await office.close();
});

test('a candidate who is archived before the exam is told to sign in, and the page stops calling', async ({
  page,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 1, title: 'Archived before' });
  const call = await staffApi(request);
  await page.clock.install();
  await signIn(page, candidate);
  await call('DELETE', `student/${candidate.assignment.student}`, 200);
  await expect(async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/start-exam$/, { timeout: 5000 });
  }).toPass(KNOWN);
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  let calls = 0;
  page.on('request', (made) => {
    if (made.url().includes('/api/')) calls += 1;
  });
  // In steps of a second, so that answers arrive between the page's timers.
  for (let second = 0; second < IDLE.seconds; second += 1) await page.clock.runFor(1000);
  expect(calls).toBeLessThanOrEqual(IDLE.calls);
});
