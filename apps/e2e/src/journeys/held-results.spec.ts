import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { readyCandidate } from '../support/candidate';
import { choose, finish, next, sit } from '../support/exam-portal';
import { signInAsStaff } from '../support/staff';

const HELD = 'The institute will release the results later.';

test('results are held, the candidate sees that the answers were received, and staff release them', async ({
  page,
  browser,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 2, title: 'Held practice' });
  const office = await browser.newContext();
  const staff = await office.newPage();
  const dialog = staff.getByRole('dialog');
  const release = staff.getByRole('region', { name: 'Release of results' });

  await test.step('staff hold the results', async () => {
    await signInAsStaff(staff, SUPER_ADMIN, `/admin/exams/${candidate.exam._id}`);
    await expect(release).toContainText('Candidates see their results at once');
    await release.getByRole('button', { name: 'Change the release of results' }).click();
    await dialog.getByRole('radio', { name: 'When a super administrator releases them' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(release).toContainText('Held until you release them');
  });

  await test.step('the candidate hands in, and learns nothing of the score', async () => {
    const answers: string[] = [];
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
    });
    await sit(page, request, candidate);
    await choose(page, 1, 'A');
    await next(page);
    await choose(page, 2, 'B');
    await finish(page);
    await expect(page.getByRole('heading', { name: 'Your answers were received' })).toBeVisible();
    await expect(page.getByText(HELD)).toBeVisible();
    await page.reload();
    await expect(page.getByText(HELD)).toBeVisible();
    await page.getByRole('link', { name: 'My exams' }).click();
    await expect(page.getByText('Received', { exact: true })).toBeVisible();
    await expect(page.getByText(HELD)).toBeVisible();
    expect(answers.join('\n')).not.toMatch(/percantage|total_score|"score":\d/);
  });

  await test.step('staff release them, after they read what that shows', async () => {
    await release.getByRole('button', { name: 'Release now' }).click();
    await expect(dialog).toContainText('1 candidate will see 1 result. 1 e-mail will be sent.');
    await dialog.getByRole('button', { name: 'Release now' }).click();
    await expect(staff.getByText('Results released')).toBeVisible();
    await expect(release).toContainText('Released on');
    await expect(release.getByRole('button', { name: 'Release now' })).toHaveCount(0);
  });

  await test.step('the candidate sees the result', async () => {
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('1 of 2 · 50%')).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('link', { name: `See result of ${candidate.exam.examName}` }).click();
    await expect(page.getByRole('button', { name: 'Download result slip' })).toBeVisible();
  });
  await office.close();
});
