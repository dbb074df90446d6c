import { expect, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { choose, question, startExam } from '../support/exam-portal';
import { expectReadable } from '../support/readable';

// Dialogs that fade in have other colours for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every page of the exam portal is accessible on a phone and on a desktop', async ({ page, request }) => {
  const candidate = await readyCandidate(request, { questions: 3, title: 'Screens of an exam' });
  await page.goto('/start-exam');
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
  await expectReadable(page, 'sign-in');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectReadable(page, 'sign-in with its errors');

  await page.getByLabel(/email/i).fill(candidate.email);
  await page.getByLabel(/serial/i).fill(candidate.serial);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('radio').first().check();
  await expectReadable(page, 'selection');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page, 'start dialog');
  await page.getByRole('button', { name: 'Take later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await startExam(page, request);

  await choose(page, 1, 'A');
  await page.getByRole('button', { name: /^Flag/ }).click();
  await expectReadable(page, 'question');
  const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(shortcuts).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await shortcuts.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Question map' }).click();
  await expect(page.getByRole('navigation', { name: 'Question map' })).toBeVisible();
  await expectReadable(page, 'map', { widths: [360] });
  await test.step('after the device is turned, no map catches the keys', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('n');
    await expect(question(page, 2)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Review answers' }).click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
  await expectReadable(page, 'review');
  await page.getByRole('button', { name: 'Finish and submit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page, 'question whether to submit');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Fail', { exact: true })).toBeVisible();
  await expectReadable(page, 'result of a fail');
  await page.getByRole('link', { name: 'My exams' }).click();
  await expect(page.getByRole('link', { name: /^See result of/ })).toBeVisible();
  await expectReadable(page, 'completed exams');
});
