import { expect, test } from '@playwright/test';
import { OFFICER, SUPER_ADMIN } from '../support/accounts';
import { readyCandidate } from '../support/candidate';
import { choose, finish, sit } from '../support/exam-portal';
import { signInAsStaff } from '../support/staff';

/** Simulates another tab in front, as headless browsers hide no page. */
const showPage = (state: string) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
};

test('leaving the exam page is reported to the candidate and staff, and changes no result', async ({
  page,
  browser,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 1, title: 'Left page' });
  await sit(page, request, candidate);
  await choose(page, 1, 'A');
  const told: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/activity')) told.push(answer.status());
  });
  // Counting starts with code that loads after the questions; no notice appears before.
  await expect(async () => {
    await page.evaluate(showPage, 'visible');
    await page.evaluate(showPage, 'hidden');
    await expect.poll(() => told, { timeout: 8000 }).toEqual([200]);
  }).toPass();
  await page.evaluate(showPage, 'visible');
  await expect(page.getByText(/^You left the exam page\. This was recorded/)).toBeVisible();

  const office = await browser.newContext();
  const officer = await office.newPage();
  await signInAsStaff(officer, OFFICER, '/admin/monitor');
  await officer.getByRole('searchbox', { name: 'Search by name' }).fill(candidate.surname);
  await expect(officer.getByRole('row').filter({ hasText: candidate.surname })).toContainText(
    'Left the page 1×',
  );
  await office.close();

  await finish(page);
  await expect(page).toHaveURL(/\/exam-result$/);
  await expect(page.getByText('100%')).toBeVisible();
  const headOffice = await browser.newContext();
  const head = await headOffice.newPage();
  await signInAsStaff(head, SUPER_ADMIN, '/admin/students');
  await head.goto(`/admin/students/${candidate.assignment.student}?tab=exams`);
  await head.getByRole('button', { name: `History of ${candidate.exam.examName}` }).click();
  await expect(head.getByRole('dialog')).toContainText('It proves nothing on its own');
  await headOffice.close();
});
