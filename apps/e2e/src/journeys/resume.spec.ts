import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import {
  answersOf,
  choose,
  expectRightTime,
  next,
  option,
  question,
  sit,
  type Sitting,
} from '../support/exam-portal';

const flag = (page: Page) => page.getByRole('button', { name: /^Flag/ });
const largeText = (page: Page) => page.getByRole('button', { name: 'Large text' });

async function expectHalfWay(page: Page, sitting: Sitting, third: string): Promise<void> {
  await expect(question(page, 3)).toBeVisible();
  await expect(flag(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(largeText(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Question 3, ${third}, flagged` })).toBeVisible();
  await expectRightTime(page, sitting);
  expect((await sitting.read()).deadline).toBe(sitting.attempt.deadline);
}

/** Opens a tab after a crash; another one if the first belongs to the process that is ending. */
async function openAfterCrash(context: BrowserContext): Promise<Page> {
  let page: Page | undefined;
  await expect(async () => {
    page = await context.newPage();
    await page.goto('/online-exam');
  }).toPass();
  if (!page) throw new Error('no tab could be opened');
  return page;
}

test('after a reload and after a crash of the browser the exam resumes as it was', async ({
  page,
  context,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 4, title: 'Crash practice' });
  const sitting = await sit(page, request, candidate);
  await choose(page, 1, 'B');
  await next(page);
  await choose(page, 2, 'A');
  await next(page);
  await flag(page).click();
  await largeText(page).click();
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'B', 'A'));
  await page.reload();
  await expectHalfWay(page, sitting, 'not answered');

  await page.route('**/answers', (route) => route.abort());
  await choose(page, 3, 'C');
  await expect(page.getByText('Offline. Saved on this device')).toBeVisible();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // The call gets no answer, because the page crashes.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = await openAfterCrash(context);
  await expect(option(again, 3, 'C')).toBeChecked();
  await expectHalfWay(again, sitting, 'answered');
  await again.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(option(again, 2, 'A')).toBeChecked();
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'B', 'A', 'C'));
});

test('an answer saved after the server read the state for a reloaded page is kept', async ({
  page,
  request,
}) => {
  const sitting = await sit(
    page,
    request,
    await readyCandidate(request, { questions: 2, title: 'Slow practice' }),
  );
  await choose(page, 1, 'B');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'B'));

  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/attempts/${sitting.attempt._id}`, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  const read = page.waitForRequest((sent) => sent.url().endsWith(`/attempts/${sitting.attempt._id}`));
  await page.reload();
  await read;
  await choose(page, 1, 'C');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'C'));
  // The next request of the page shows that it has the state.
  const heartbeat = page.waitForResponse('**/answers');
  release();
  await heartbeat;
  await expect(option(page, 1, 'C')).toBeChecked();
  await next(page);
  await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible();
});
