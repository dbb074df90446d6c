import { expect, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import {
  answersOf,
  choose,
  expectRightTime,
  next,
  option,
  question,
  signIn,
  sit,
  startExam,
} from '../support/exam-portal';

test('a second device takes over the exam, and the first can take it back with its unsent answers', async ({
  page: first,
  browser,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 4, title: 'Two devices' });
  const sitting = await sit(first, request, candidate);
  await choose(first, 1, 'A');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A'));
  // The connection breaks before the other device starts, so the second answer exists on the first
  // device only.
  await first.route('**/answers', (route) => route.abort());
  await next(first);
  await choose(first, 2, 'B');
  await expect(first.getByText('Offline. Saved on this device')).toBeVisible();

  const other = await browser.newContext();
  const second = await other.newPage();
  const onSecond =
    await test.step('the second device resumes with the saved answers and the same deadline', async () => {
      await signIn(second, candidate);
      await expect(second.getByText(/^Continue: /)).toBeVisible();
      const resumed = await startExam(second, request);
      expect(resumed.attempt).toMatchObject({
        _id: sitting.attempt._id,
        deadline: sitting.attempt.deadline,
        answers: answersOf(sitting, 'A'),
      });
      await expect(question(second, 2)).toBeVisible();
      await next(second);
      await choose(second, 3, 'C');
      await expectRightTime(second, resumed);
      await expect.poll(async () => Object.keys(await resumed.saved())).toHaveLength(2);
      return resumed;
    });

  const notice = first.getByRole('heading', { name: 'Your exam continues on another device' });
  await test.step('the first device shows the notice and stops', async () => {
    await first.unroute('**/answers');
    await expect(notice).toBeVisible();
    await expect(first.getByText(/Some answers were not sent yet and are kept/)).toBeVisible();
    await expect(first.getByRole('radio')).toHaveCount(0);
    expect(Object.keys(await onSecond.saved())).toHaveLength(2);
  });

  await test.step('Continue here merges the answers of both', async () => {
    await first.getByRole('button', { name: 'Continue here' }).click();
    await expect(option(first, 2, 'B')).toBeChecked();
    await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A', 'B', 'C'));
    await next(first);
    await expect(option(first, 3, 'C')).toBeChecked();
  });

  await test.step('then the second device shows the notice', async () => {
    // Not `check()`, which expects a checked radio: the notice may replace it at once.
    await option(second, 3, 'A').click();
    await expect(
      second.getByRole('heading', { name: 'Your exam continues on another device' }),
    ).toBeVisible();
    expect(await sitting.saved()).toEqual(answersOf(sitting, 'A', 'B', 'C'));
  });
  await other.close();
});
