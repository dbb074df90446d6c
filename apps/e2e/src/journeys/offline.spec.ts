import { FaultProxy } from '@concord/testing';
import { expect, type Page, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { answersOf, choose, finish, next, option, question, sit } from '../support/exam-portal';
import { waitUntilCached } from '../support/offline';

const OFFLINE = 'Offline. Saved on this device';

const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true }).click();

test.describe('without a network', () => {
  let proxy: FaultProxy;

  test.beforeEach(async ({ baseURL }) => {
    proxy = await FaultProxy.to(baseURL ?? '');
  });
  test.afterEach(() => proxy.cut());

  test('the exam continues after reloads; answers and Finish wait for the network', async ({
    page,
    request,
  }) => {
    const candidate = await readyCandidate(request, { questions: 4, title: 'Offline practice' });
    const sitting = await sit(page, request, candidate, proxy.url);
    await choose(page, 1, 'A');
    await next(page);
    await choose(page, 2, 'B');
    await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A', 'B'));
    await waitUntilCached(page, 'exam');

    await proxy.cut();
    await page.reload();
    await expect(question(page, 2)).toBeVisible();
    await expect(option(page, 2, 'B')).toBeChecked();
    await next(page);
    await choose(page, 3, 'A');
    await expect(page.getByText(OFFLINE).first()).toBeVisible();
    await previous(page);
    await previous(page);
    await expect(option(page, 1, 'A')).toBeChecked();
    await page.reload();
    await expect(option(page, 1, 'A')).toBeChecked();
    expect(await sitting.saved()).toEqual(answersOf(sitting, 'A', 'B'));

    await proxy.restore();
    await expect.poll(sitting.saved, { timeout: 60_000 }).toEqual(answersOf(sitting, 'A', 'B', 'A'));
    await expect(page.getByText(OFFLINE)).toHaveCount(0);

    await proxy.cut();
    for (let moves = 1; moves <= 3; moves += 1) await next(page);
    await choose(page, 4, 'A');
    await finish(page);
    await expect(page.getByText(/kept on this device/i).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(/kept on this device/i).first()).toBeVisible();
    await proxy.restore();
    await expect(page).toHaveURL(/\/exam-result$/, { timeout: 60_000 });
    await expect(page.getByText('75%')).toBeVisible();
  });

  test('the worker passes calls and unknown addresses to the server; a remote never visited shows an error', async ({
    page,
  }) => {
    await page.goto(`${proxy.url}/start-exam`);
    await waitUntilCached(page, 'exam');
    for (const path of ['/no-such-file.js', '/api/nothing'])
      expect((await page.goto(`${proxy.url}${path}`))?.status()).toBe(404);
    await page.goto(`${proxy.url}/start-exam`);
    const stored = await page.evaluate(async () => {
      const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caching.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.filter((path) => path.startsWith('/api'))).toEqual([]);

    await proxy.cut();
    await page.goto(`${proxy.url}/signin`);
    await expect(page.getByRole('alert')).toContainText('reload this page');
    await page.goto(`${proxy.url}/start-exam`);
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
    await page.goto(`${proxy.url}/register`);
    await expect(page.getByRole('alert')).toContainText('could not be reached');
    await proxy.restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  });
});
