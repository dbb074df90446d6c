import { expect, type Page, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { answersOf, choose, next, question, secondsShown, sit } from '../support/exam-portal';
import { expectReadable } from '../support/readable';

const QUESTIONS = 3;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Records the text of every live region when it changes.
 *
 * @returns an array that grows with each text
 */
async function recordAnnouncements(page: Page): Promise<readonly string[]> {
  const announced: string[] = [];
  await page.exposeFunction('announce', (text: string) => announced.push(text));
  await page.evaluate(() => {
    const live =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const { announce } = window as unknown as { announce: (text: string) => void };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) announce(region.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return announced;
}

test('an exam announces saving and never its countdown, and submits itself at the end of its time', async ({
  page,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: QUESTIONS, minutes: 1, title: 'One minute' });
  const sitting = await sit(page, request, candidate);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveAttribute('aria-live', 'off');
  expect(
    await timer.evaluate((element) => element.parentElement?.closest('[aria-live], [role="status"]')),
  ).toBe(null);
  const announced = await recordAnnouncements(page);
  await choose(page, 1, 'A');
  await expect.poll(() => announced).toEqual(['Your answers are saved.']);
  await next(page);
  await expect(question(page, 2)).toBeFocused();
  await choose(page, 2, 'A');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A', 'A'));
  const before = await secondsShown(page);
  await expect.poll(() => secondsShown(page)).toBeLessThanOrEqual(before - 5);
  expect(announced).toHaveLength(1);

  await expect(page).toHaveURL(/\/exam-result$/, { timeout: 75_000 });
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(sitting.attempt.deadline));
  await expect(page.getByText('67%')).toBeVisible();
  await expect(page.getByText('Passed', { exact: true })).toBeVisible();
  expect((await sitting.read()).answers).toEqual(answersOf(sitting, 'A', 'A'));
  await expectReadable(page, 'result of a pass');
});
