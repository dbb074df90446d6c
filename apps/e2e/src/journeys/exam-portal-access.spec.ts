import { expect, type Page, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { choose, next, question, secondsShown, sit, startExam } from '../support/exam-portal';
import { axeViolations } from '../support/readable';

const WIDTHS = [360, 1280] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// A dialog that fades in has other colours for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects that axe finds no violation and the page does not scroll sideways. */
async function expectAccessible(page: Page, what: string, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await test.step(`${what} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeViolations(page, { tags: RULES })).toEqual([]);
      const excessWidth = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await excessWidth()).toBeLessThanOrEqual(0);
    });
  }
}

/** Records the text of every live region when it changes. */
const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const live =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) announced.push(region.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const announced = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced);

test('every page of the exam portal is accessible on a phone and on a desktop', async ({ page, request }) => {
  const candidate = await readyCandidate(request, { questions: 3, title: 'Screens of an exam' });
  await page.goto('/start-exam');
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page, 'sign-in with its errors');

  await page.getByLabel(/email/i).fill(candidate.email);
  await page.getByLabel(/serial/i).fill(candidate.serial);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('radio').first().check();
  await expectAccessible(page, 'selection');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'start dialog');
  await page.getByRole('button', { name: 'Take later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await startExam(page, request);

  await choose(page, 1, 'A');
  await page.getByRole('button', { name: /^Flag/ }).click();
  await expectAccessible(page, 'question');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Question map' }).click();
  await expect(page.getByRole('navigation', { name: 'Question map' })).toBeVisible();
  await expectAccessible(page, 'map', [360]);
  await test.step('after the device is turned, no map catches the keys', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('n');
    await expect(question(page, 2)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Review answers' }).click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
  await expectAccessible(page, 'review');
  await page.getByRole('button', { name: 'Finish and submit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'question whether to hand in');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Fail', { exact: true })).toBeVisible();
  await expectAccessible(page, 'result of a fail');
});

test('the result of a pass is accessible', async ({ page, request }) => {
  await sit(page, request, await readyCandidate(request, { questions: 1, title: 'A short exam' }));
  await choose(page, 1, 'A');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByText('Passed', { exact: true })).toBeVisible();
  await expectAccessible(page, 'result of a pass');
});

test('a screen reader announces saving once and never the countdown', async ({ page, request }) => {
  await sit(page, request, await readyCandidate(request, { questions: 3, title: 'Quiet exam' }));
  const timer = page.getByRole('timer');
  await expect(timer).toHaveAttribute('aria-live', 'off');
  expect(
    await timer.evaluate((element) => element.parentElement?.closest('[aria-live], [role="status"]')),
  ).toBe(null);
  await recordAnnouncements(page);
  await choose(page, 1, 'A');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect.poll(() => announced(page)).toEqual(['Your answers are being saved.']);

  const before = await secondsShown(page);
  await expect.poll(() => secondsShown(page)).toBeLessThanOrEqual(before - 5);
  expect(await announced(page)).toHaveLength(1);
  await next(page);
  await expect(question(page, 2)).toBeFocused();
  await choose(page, 2, 'B');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await announced(page)).toHaveLength(1);
});
