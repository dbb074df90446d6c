import { expect, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { answersOf, choose, next, sit } from '../support/exam-portal';
import { staffApi } from '../support/staff';

/** An idle page makes at most so many calls in this time; a loop makes many more. */
const IDLE = { milliseconds: 4000, calls: 6 };

test('a student who is removed during the exam is informed, and the page stops calling the API', async ({
  page,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 3, title: 'Removed student' });
  const call = await staffApi(request);
  const sitting = await sit(page, request, candidate);
  await choose(page, 1, 'A');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A'));
  await call('DELETE', `student/${candidate.assignment.student}`, 200);

  await next(page);
  await choose(page, 2, 'B');
  await expect(page.getByRole('heading', { name: 'This exam is no longer there' })).toBeVisible();
  await expect(page.getByText(/has removed this exam or your registration/)).toBeVisible();
  await test.step('the way back ends with a message, not in a loop', async () => {
    let calls = 0;
    page.on('request', (made) => {
      if (made.url().includes('/api/')) calls += 1;
    });
    await page.getByRole('button', { name: 'Back to my exams' }).click();
    await expect(page).toHaveURL(/\/start-exam$/);
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
    await page.waitForTimeout(IDLE.milliseconds);
    expect(calls).toBeLessThanOrEqual(IDLE.calls);
  });
});
