import { expect, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { next, sit } from '../support/exam-portal';

// Blocked, because the worker's cache would hide whether the page itself keeps what it loaded.
test.use({ serviceWorkers: 'block' });

test('the exam loads its dialogs and screens after the paper, with retries, and keeps them offline', async ({
  page,
  context,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 2, title: 'Later parts' });
  await sit(page, request, candidate);
  await context.route(/\/dialogs\./, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Quit' }).click();
  await expect(page.getByText('One moment, this part is still loading.')).toBeVisible();
  await context.unroute(/\/dialogs\./);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Stay' }).click();

  await context.setOffline(true);
  await next(page);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Review answers' }).click();
  await page.getByRole('button', { name: 'Finish and submit' }).click();
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Submitting your answers' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/exam-result$/);
});
