import { expect, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { answersOf, choose, next, secondsShown, sit } from '../support/exam-portal';

const QUESTIONS = 3;

test('the exam submits itself at the end of its time and warns a minute before', async ({
  page: short,
  browser,
  request,
}) => {
  // Both at once, because each takes a minute: one reaches its end, the other the warning.
  const longer = await browser.newContext();
  const long = await longer.newPage();
  const [one, two] = await Promise.all([
    readyCandidate(request, { questions: QUESTIONS, minutes: 1, title: 'One minute' }),
    readyCandidate(request, { questions: QUESTIONS, minutes: 2, title: 'Two minutes' }),
  ]);
  const warning = long.getByRole('status').getByText('1 minute left.');
  const warned = sit(long, request, two).then(async (sitting) => {
    await expect(warning).toBeVisible({ timeout: 80_000 });
    // The warning comes in time, and the exam goes on.
    const left = await secondsShown(long);
    expect(left).toBeGreaterThan(50);
    expect(left).toBeLessThanOrEqual(60);
    await choose(long, 1, 'A');
    await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A'));
  });

  const sitting = await sit(short, request, one);
  await choose(short, 1, 'A');
  await next(short);
  await choose(short, 2, 'A');
  await expect(short.getByText('1 minute left.')).toHaveCount(0);
  await short.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(short).toHaveURL(/\/exam-result$/, { timeout: 75_000 });
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(sitting.attempt.deadline));
  await expect(short.getByText('67%')).toBeVisible();
  await expect(short.getByText('Passed')).toBeVisible();
  expect((await sitting.read()).answers).toEqual(answersOf(sitting, 'A', 'A'));

  await warned;
  await longer.close();
});
