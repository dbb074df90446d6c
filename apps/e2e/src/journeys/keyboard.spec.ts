import { expect, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { option, question, sittingOf } from '../support/exam-portal';
import { expectFocusKept, tabTo } from '../support/keyboard';

const QUESTIONS = 4;

test('a whole exam by keyboard alone without losing the focus', async ({ page, request }) => {
  const candidate = await readyCandidate(request, { questions: QUESTIONS, title: 'Keyboard practice' });
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await keyboard.press(key);
      await expectFocusKept(page);
    }
  };

  await test.step('signs in', async () => {
    await page.goto('/start-exam');
    await tabTo(page, page.getByLabel(/email/i));
    await keyboard.type(candidate.email);
    await tabTo(page, page.getByLabel(/serial/i));
    await keyboard.type(candidate.serial.replaceAll('-', '').toLowerCase());
    await press('Enter');
    await expect(page).toHaveURL(/\/select-exam$/);
    await expectFocusKept(page);
  });

  const sitting = await sittingOf(page, request, () =>
    test.step('chooses and starts the exam', async () => {
      await tabTo(page, page.getByRole('radio').first());
      await press('Space');
      await tabTo(page, button('Proceed'));
      await press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button('Proceed')).toBeFocused();
      await press('Enter');
      await tabTo(page, dialog.getByRole('button', { name: 'Continue' }));
      await keyboard.press('Enter');
    }),
  );

  await test.step('answers by digits and arrows, moves forward and back, flags', async () => {
    await expect(question(page, 1)).toBeVisible();
    await expectFocusKept(page);
    await press('1');
    await expect(option(page, 1, 'A')).toBeChecked();
    await press('ArrowDown');
    await expect(option(page, 1, 'B')).toBeChecked();
    await expect(option(page, 1, 'B')).toBeFocused();
    await press('n');
    await expect(question(page, 2)).toBeFocused();
    await press('2', 'f');
    await expect(option(page, 2, 'B')).toBeChecked();
    await expect(page.getByRole('button', { name: /^Flagged/ })).toHaveAttribute('aria-pressed', 'true');
    await press('N');
    await expect(question(page, 3)).toBeFocused();
    await press('p');
    await expect(question(page, 2)).toBeFocused();
    await expect(option(page, 2, 'B')).toBeChecked();
    await press('ArrowRight');
    await expect(question(page, 3)).toBeFocused();
    await press('3');
    await expect(option(page, 3, 'C')).toBeChecked();
    await tabTo(page, button('Next'));
    await press('Enter');
    await expect(question(page, 4)).toBeFocused();
  });

  await test.step('opens the help and comes back to the question', async () => {
    await press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    // The page behind the dialog ignores keys.
    await press('1');
    await press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(question(page, 4)).toBeFocused();
    await expect(option(page, 4, 'A')).not.toBeChecked();
  });

  await test.step('reviews, answers the missing question, and submits', async () => {
    const review = page.getByRole('heading', { name: 'Review your answers' });
    await press('n');
    await expect(review).toBeFocused();
    await expect(page.getByText('1 question has no answer')).toBeVisible();
    await expect(page.getByText('1 question is flagged')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Go to question 4' }));
    await press('Enter');
    await expect(question(page, 4)).toBeFocused();
    await press('1', 'n');
    await expect(review).toBeFocused();
    await expect(page.getByText('Every question has an answer.')).toBeVisible();
    await tabTo(page, button('Finish and submit'));
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Submit your exam now?' })).toBeVisible();
    await tabTo(page, button('Submit'));
    await press('Enter');
    await expect(page).toHaveURL(/\/exam-result$/);
  });

  await test.step('sees the result and leaves', async () => {
    await expect(page.getByText('25%')).toBeVisible();
    await expectFocusKept(page);
    expect(Object.keys(await sitting.saved())).toHaveLength(QUESTIONS);
    await tabTo(page, button('Back to examinations'));
    await press('Enter');
    await expect(page).toHaveURL(/\/exam-info$/);
    await expectFocusKept(page);
  });
});
