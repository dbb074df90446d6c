import { expect, test } from '@playwright/test';
import { optionOf, readyCandidate } from '../support/candidate';
import { answersOf, choose, next, option, questionText, sit } from '../support/exam-portal';
import { staffApi } from '../support/staff';

const QUESTIONS = 3;
/** An idle page makes at most so many calls in this time; a loop makes many more. */
const IDLE = { milliseconds: 4000, calls: 3 };

test('a student who is removed during the exam is informed, and the page stops calling the API', async ({
  page,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: QUESTIONS, title: 'Removed student' });
  const call = await staffApi(request);
  const sitting = await sit(page, request, candidate);
  await choose(page, 1, 'A');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A'));
  await call('DELETE', `student/${candidate.assignment.student}`, 200);

  await next(page);
  await choose(page, 2, 'B');
  await expect(page.getByRole('heading', { name: 'This exam is no longer there' })).toBeVisible();
  await expect(page.getByText(/has removed this exam or your registration/)).toBeVisible();
  let calls = 0;
  page.on('request', (made) => {
    if (made.url().includes('/api/')) calls += 1;
  });
  await page.waitForTimeout(IDLE.milliseconds);
  expect(calls).toBeLessThanOrEqual(IDLE.calls);

  await test.step('the way back ends with a message, not in a loop', async () => {
    calls = 0;
    await page.getByRole('button', { name: 'Back to my exams' }).click();
    await expect(page).toHaveURL(/\/(select|start)-exam$/);
    await page.waitForTimeout(IDLE.milliseconds);
    expect(calls).toBeLessThanOrEqual(2 * IDLE.calls);
    await expect(page).toHaveURL(/\/start-exam$/);
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
  });
});

test('an exam in use keeps its paper when it is edited, and cannot be removed', async ({ page, request }) => {
  const candidate = await readyCandidate(request, { questions: QUESTIONS, title: 'Edited exam' });
  const call = await staffApi(request);
  const sitting = await sit(page, request, candidate);
  await choose(page, 1, 'A');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A'));

  const refusal = await call<{ code: string }>('DELETE', `exams/${candidate.exam._id}`, 409);
  expect(refusal.code).toBe('EXAM_IN_USE');
  await call('PATCH', `exams/${candidate.exam._id}`, 200, {
    examName: 'Another name',
    duration: 5,
    questions: [{ question: 'Quite another question?', answer: 'Yes', options: ['Yes', 'No'] }],
  });

  await page.reload();
  await expect(option(page, 1, 'A')).toBeChecked();
  await next(page);
  await choose(page, 2, 'A');
  await next(page);
  await choose(page, 3, 'B');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A', 'A', 'B'));
  const { exam, deadline } = await sitting.read();
  expect(deadline).toBe(sitting.attempt.deadline);
  expect(exam.questions.map(({ question, options }) => [question, options[0]])).toEqual(
    sitting.attempt.exam.questions.map((_, at) => [questionText(at + 1), optionOf(at + 1, 'A')]),
  );
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page).toHaveURL(/\/exam-result$/);
  await expect(page.getByText('67%')).toBeVisible();
});
