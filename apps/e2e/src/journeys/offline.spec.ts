import type { Attempt } from '@concord/contracts';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { optionOf, readyCandidate } from '../support/candidate';
import { FaultProxy } from '@concord/testing';

const QUESTIONS = 4;
const OFFLINE = 'Offline: kept on this device';

/** An attempt as the server has it, read past the line that the browser depends on. */
interface Sitting {
  readonly saved: () => Promise<Attempt['answers']>;
  readonly attempt: Attempt;
}

const radio = (page: Page, question: number, option: string) =>
  page.getByRole('radio', { name: optionOf(question, option) });

async function choose(page: Page, question: number, option: string) {
  await expect(page.getByText(`What is asked in place ${question}?`)).toBeVisible();
  await radio(page, question, option).check();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

async function submit(page: Page) {
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
}

/** Stored last of all, so all else that a reload needs is there. */
const waitUntilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await caches.match('/remotes/exam/mf-manifest.json')) !== undefined),
    )
    .toBe(true);

async function startSitting(page: Page, line: FaultProxy, request: APIRequestContext): Promise<Sitting> {
  const { email, serial } = await readyCandidate(request, { questions: QUESTIONS });
  await page.goto(`${line.url}/start-exam`);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/serial/i).fill(serial);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  const started = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/exams/attempts') && answer.request().method() === 'POST',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  const answer = await started;
  const attempt = (await answer.json()) as Attempt;
  const authorization = (await answer.request().headerValue('authorization')) ?? '';
  await expect(page).toHaveURL(/\/online-exam$/);
  return {
    attempt,
    saved: async () => {
      const read = await request.get(`/api/exams/attempts/${attempt._id}`, { headers: { authorization } });
      expect(read.status()).toBe(200);
      return ((await read.json()) as Attempt).answers;
    },
  };
}

/** The answers to the first questions of the paper, an option each. */
const answersOf = ({ attempt }: Sitting, ...options: string[]) =>
  Object.fromEntries(
    options.map((option, at) => [attempt.exam.questions[at]?._id, optionOf(at + 1, option)]),
  );

test.describe('without a network', () => {
  let line: FaultProxy;

  test.beforeEach(async ({ baseURL }) => {
    line = await FaultProxy.to(baseURL ?? '');
  });
  test.afterEach(() => line.cut());

  test('a reload shows the exam again, goes on, and all is saved afterwards', async ({ page, request }) => {
    const sitting = await startSitting(page, line, request);
    await choose(page, 1, 'A');
    await next(page);
    await choose(page, 2, 'B');
    await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A', 'B'));
    await waitUntilKept(page);

    await line.cut();
    await page.reload();
    await expect(page.getByText('What is asked in place 2?')).toBeVisible();
    await expect(radio(page, 2, 'B')).toBeChecked();
    await next(page);
    await choose(page, 3, 'C');
    await expect(page.getByText(OFFLINE).first()).toBeVisible();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(radio(page, 1, 'A')).toBeChecked();

    await page.reload();
    await expect(radio(page, 1, 'A')).toBeChecked();
    expect(await sitting.saved()).toEqual(answersOf(sitting, 'A', 'B'));

    await line.restore();
    await expect.poll(sitting.saved, { timeout: 60_000 }).toEqual(answersOf(sitting, 'A', 'B', 'C'));
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
  });

  test('for half a minute the exam goes on, and all is saved afterwards', async ({ page, request }) => {
    test.setTimeout(150_000);
    const sitting = await startSitting(page, line, request);
    await choose(page, 1, 'A');
    await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A'));

    await line.cut();
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

    await line.restore();
    await expect.poll(sitting.saved, { timeout: 60_000 }).toEqual(answersOf(sitting, 'A', 'B', 'B', 'C'));
  });

  test('Finish waits, also over a reload, and leads to the result afterwards', async ({ page, request }) => {
    const sitting = await startSitting(page, line, request);
    for (let question = 1; question <= QUESTIONS; question += 1) {
      await choose(page, question, question === 2 ? 'C' : 'A');
      if (question < QUESTIONS) await next(page);
    }
    await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A', 'C', 'A', 'A'));
    await waitUntilKept(page);

    await line.cut();
    await submit(page);
    await expect(page.getByText(/kept on this device/i).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(/kept on this device/i).first()).toBeVisible();

    await line.restore();
    await expect(page).toHaveURL(/\/exam-result$/, { timeout: 60_000 });
    await expect(page.getByText('75%')).toBeVisible();
    await expect(page.getByText('Passed')).toBeVisible();
  });

  test('a part of the site that was never visited says so inside the page', async ({ page }) => {
    await page.goto(`${line.url}/start-exam`);
    await waitUntilKept(page);
    await line.cut();
    for (const path of ['/signin', '/no/such/page', '/register']) {
      await page.goto(`${line.url}${path}`);
      await expect(page.getByRole('alert')).toContainText(/could not be reached|load this page anew/i);
    }
    await page.goto(`${line.url}/start-exam`);
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
    await page.goto(`${line.url}/register`);
    await expect(page.getByRole('alert')).toContainText('could not be reached');
    await line.restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  });
});

test.describe('with a network', () => {
  test('the worker leaves calls and addresses of nothing as they are', async ({ page, baseURL }) => {
    await page.goto('/start-exam');
    await waitUntilKept(page);
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
