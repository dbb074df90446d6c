import { INSTITUTE } from '@concord/institute';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { visit } from '../support/public-page';

test.describe.configure({ mode: 'parallel' });

test('coordinators are found by state, name and number, and a search without a match can be cleared', async ({
  page,
}) => {
  await visit(page, '/contact');
  const table = page.getByRole('table', { name: 'Whom to call in each state' });
  const rows = table.locator('tbody tr');
  const search = page.getByRole('searchbox', { name: 'Search by state, name or number' });
  await expect(rows).toHaveCount(18);
  const [state = '', name = '', phone = ''] = await rows.nth(7).locator('th, td').allInnerTexts();
  for (const text of [state.toLowerCase(), name.toUpperCase(), phone.replace(/\s/g, '')]) {
    await search.fill(text);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText([state]);
    await expect(page.getByRole('status').filter({ hasText: /^1 / })).toBeVisible();
  }
  await search.fill('<b>nowhere</b>');
  await expect(page.getByText('No coordinator matches “<b>nowhere</b>”')).toBeVisible();
  await expect(table).toBeHidden();
  await page.getByRole('button', { name: 'Show all coordinators' }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await expect(rows).toHaveCount(18);
});

test('the account number is copied, and the table of contents leads to each section', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Copy the account number' }).click();
  await expect(page.getByText('Account number copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(INSTITUTE.bank.accountNumber);

  await visit(page, '/member');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  for (const index of Array(count).keys()) {
    const link = links.nth(index);
    const anchor = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(`/member${anchor.slice(anchor.indexOf('#'))}`);
    await expect(
      page
        .locator(anchor.slice(anchor.indexOf('#')))
        .getByRole('heading')
        .first(),
    ).toBeInViewport();
  }
});

test('the offline form of the NYSC scheme downloads as a PDF', async ({ page, request }) => {
  await visit(page, '/nysc');
  const link = page.getByRole('link', { name: /download/i }).first();
  const saved = page.waitForEvent('download');
  await link.click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/nysc.*\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
});
