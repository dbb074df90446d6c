import { FaultProxy } from '@concord/testing';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { answersOf, choose, next, option, question, sit, type Sitting } from '../support/exam-portal';

const QUESTIONS = 4;
const OFFLINE = 'Offline: kept on this device';

const finish = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true }).click();

/** The manifest is stored last, so everything else that a reload needs is stored too. */
const waitUntilCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await caches.match('/remotes/exam/mf-manifest.json')) !== undefined),
    )
    .toBe(true);

/** Starts an exam in a browser that reaches the server through the proxy; the sitting is read past it. */
const sitThrough = async (page: Page, proxy: FaultProxy, request: APIRequestContext): Promise<Sitting> =>
  sit(page, request, await readyCandidate(request, { questions: QUESTIONS }), proxy.url);

test.describe('without a network', () => {
  let proxy: FaultProxy;

  test.beforeEach(async ({ baseURL }) => {
    proxy = await FaultProxy.to(baseURL ?? '');
  });
  test.afterEach(() => proxy.cut());

  test('the exam survives a reload, goes on, and saves everything afterwards', async ({ page, request }) => {
    const sitting = await sitThrough(page, proxy, request);
    await choose(page, 1, 'A');
    await next(page);
    await choose(page, 2, 'B');
    await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A', 'B'));
    await waitUntilCached(page);

    await proxy.cut();
    await page.reload();
    await expect(question(page, 2)).toBeVisible();
    await expect(option(page, 2, 'B')).toBeChecked();
    await next(page);
    await choose(page, 3, 'C');
    await expect(page.getByText(OFFLINE).first()).toBeVisible();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(option(page, 1, 'A')).toBeChecked();

    await page.reload();
    await expect(option(page, 1, 'A')).toBeChecked();
    expect(await sitting.saved()).toEqual(answersOf(sitting, 'A', 'B'));

    await proxy.restore();
    await expect.poll(sitting.saved, { timeout: 60_000 }).toEqual(answersOf(sitting, 'A', 'B', 'C'));
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
  });

  test('the exam goes on for half a minute and saves everything afterwards', async ({ page, request }) => {
    const sitting = await sitThrough(page, proxy, request);
    await choose(page, 1, 'A');
    await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A'));

    await proxy.cut();
    const from = Date.now();
    await next(page);
    await choose(page, 2, 'B');
    await expect(page.getByText(OFFLINE).first()).toBeVisible();
    await next(page);
    await choose(page, 3, 'B');
    await page.waitForTimeout(30_000 - (Date.now() - from));
    await next(page);
    await choose(page, 4, 'C');
    expect(await sitting.saved()).toEqual(answersOf(sitting, 'A'));

    await proxy.restore();
    await expect.poll(sitting.saved, { timeout: 60_000 }).toEqual(answersOf(sitting, 'A', 'B', 'B', 'C'));
  });

  test('Finish waits for the connection, also after a reload, and then leads to the result', async ({
    page,
    request,
  }) => {
    const sitting = await sitThrough(page, proxy, request);
    for (let number = 1; number <= QUESTIONS; number += 1) {
      await choose(page, number, number === 2 ? 'C' : 'A');
      if (number < QUESTIONS) await next(page);
    }
    await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A', 'C', 'A', 'A'));
    await waitUntilCached(page);

    await proxy.cut();
    await finish(page);
    await expect(page.getByText(/kept on this device/i).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(/kept on this device/i).first()).toBeVisible();

    await proxy.restore();
    await expect(page).toHaveURL(/\/exam-result$/, { timeout: 60_000 });
    await expect(page.getByText('75%')).toBeVisible();
    await expect(page.getByText('Passed')).toBeVisible();
  });

  test('a remote that was never visited shows an error inside the page', async ({ page }) => {
    await page.goto(`${proxy.url}/start-exam`);
    await waitUntilCached(page);
    await proxy.cut();
    for (const path of ['/signin', '/no/such/page', '/register']) {
      await page.goto(`${proxy.url}${path}`);
      await expect(page.getByRole('alert')).toContainText(/could not be reached|load this page anew/i);
    }
    await page.goto(`${proxy.url}/start-exam`);
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
    await page.goto(`${proxy.url}/register`);
    await expect(page.getByRole('alert')).toContainText('could not be reached');
    await proxy.restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  });
});

test.describe('with a network', () => {
  test('the service worker leaves API calls and unknown addresses to the server', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/start-exam');
    await waitUntilCached(page);
    await page.goto('/no-such-file.js');
    expect((await page.goto('/no-such-file.js'))?.status()).toBe(404);
    expect((await page.goto('/api/nothing'))?.status()).toBe(404);
    const stored = await page.goto('/start-exam').then(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().map(({ url }) => url);
      }),
    );
    expect(stored.filter((url) => url.startsWith(`${baseURL}/api`))).toEqual([]);
    expect(stored.some((url) => /\/remotes\/exam\/.+\.js$/.test(url))).toBe(true);
  });
});
