import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { choose, next, question, secondsShown, sit, startExam } from '../support/exam-portal';

const WIDTHS = [360, 1280] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// A dialog that is still fading in has other colours than it will have.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** That axe finds nothing on what is shown, and nothing is wider than a phone. */
async function expectClean(page: Page, what: string, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await test.step(`${what} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await wide()).toBeLessThanOrEqual(0);
    });
  }
}

/** The words of every live region, whenever they change from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) heard.push(region.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('every screen of the exam portal is clean to axe, on a phone and on a desk', async ({
  page,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 3, title: 'Screens of an exam' });
  await page.goto('/start-exam');
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
  await expectClean(page, 'sign-in');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectClean(page, 'sign-in with its errors');

  await page.getByLabel(/email/i).fill(candidate.email);
  await page.getByLabel(/serial/i).fill(candidate.serial);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('radio').first().check();
  await expectClean(page, 'selection');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'start dialog');
  await page.getByRole('button', { name: 'Take later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await startExam(page, request);

  await choose(page, 1, 'A');
  await page.getByRole('button', { name: /^Flag/ }).click();
  await expectClean(page, 'question');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Question map' }).click();
  await expect(page.getByRole('navigation', { name: 'Question map' })).toBeVisible();
  await expectClean(page, 'map', [360]);
  await test.step('turning the device leaves no map in the way of the keys', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('n');
    await expect(question(page, 2)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Review answers' }).click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
  await expectClean(page, 'review');
  await page.getByRole('button', { name: 'Finish and submit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'question whether to hand in');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Fail', { exact: true })).toBeVisible();
  await expectClean(page, 'result of a fail');
});

test('the result of a pass is clean to axe', async ({ page, request }) => {
  await sit(page, request, await readyCandidate(request, { questions: 1, title: 'A short exam' }));
  await choose(page, 1, 'A');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByText('Passed', { exact: true })).toBeVisible();
  await expectClean(page, 'result of a pass');
});

test('a screen reader hears of saving once and never of the countdown', async ({ page, request }) => {
  await sit(page, request, await readyCandidate(request, { questions: 3, title: 'Quiet exam' }));
  const timer = page.getByRole('timer');
  await expect(timer).toHaveAttribute('aria-live', 'off');
  expect(
    await timer.evaluate((element) => element.parentElement?.closest('[aria-live], [role="status"]')),
  ).toBe(null);
  await listen(page);
  await choose(page, 1, 'A');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect.poll(() => heard(page)).toEqual(['Your answers are being saved.']);

  const before = await secondsShown(page);
  await expect.poll(() => secondsShown(page)).toBeLessThanOrEqual(before - 5);
  expect(await heard(page)).toHaveLength(1);
  await next(page);
  await expect(question(page, 2)).toBeFocused();
  await choose(page, 2, 'B');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await heard(page)).toHaveLength(1);
});
