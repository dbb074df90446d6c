import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { readyCandidate } from '../support/candidate';
import { choose, finish, next, sit } from '../support/exam-portal';
import { savedPdf } from '../support/pdf';
import { signInAsStaff } from '../support/staff';

test('a result comes as a PDF and by e-mail', async ({ page, browser, request }) => {
  const candidate = await readyCandidate(request, { questions: 2, title: 'Result practice' });
  await sit(page, request, candidate);
  await choose(page, 1, 'A');
  await next(page);
  await choose(page, 2, 'B');
  await finish(page);
  await expect(page).toHaveURL(/\/exam-result$/);
  await expect(page.getByText('50%')).toBeVisible();
  await expect(page.getByText(`sent by e-mail to ${candidate.email}`)).toBeVisible();

  await test.step('the result slip is a PDF', async () => {
    await savedPdf(page.getByRole('button', { name: 'Download result slip' }));
    await expect(page.getByRole('link', { name: 'Open the PDF' })).toBeVisible();
  });

  await test.step('the mail is in the outbox', async () => {
    const office = await browser.newContext();
    const officer = await office.newPage();
    await signInAsStaff(officer, SUPER_ADMIN, '/admin/outbox');
    await officer.getByLabel('Search e-mails').fill(candidate.email);
    // Before the URL contains the search, a reload would list the latest e-mails of every candidate.
    await expect(officer).toHaveURL(/[?&]search=/);
    const mail = officer.getByRole('row').filter({ hasText: candidate.exam.examName });
    await expect(async () => {
      await officer.reload();
      await expect(mail).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await expect(mail).toContainText(candidate.email);
    await mail.getByRole('link').first().click();
    await expect(officer.locator('pre')).toContainText('50');
    await office.close();
  });

  await test.step('the result and its slip are found again in the list of exams', async () => {
    await page.getByRole('link', { name: 'My exams' }).click();
    await expect(page.getByText('1 of 2 · 50%')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('link', { name: `See result of ${candidate.exam.examName}` }).click();
    await expect(page.getByText('50%')).toBeVisible();
    await page.reload();
    await savedPdf(page.getByRole('button', { name: 'Download result slip' }));
    await page.getByRole('link', { name: 'Back to my exams' }).click();
    await expect(page).toHaveURL(/\/select-exam$/);
    await page.goto('/exam-result');
  });

  await test.step('leaving the result signs the candidate out', async () => {
    await page.getByRole('button', { name: 'Back to examinations' }).click();
    await expect(page).toHaveURL(/\/exam-info$/);
    await page.goto('/select-exam');
    await expect(page).toHaveURL(/\/start-exam$/);
  });
});
