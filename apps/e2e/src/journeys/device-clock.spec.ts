import { expect, type Page, test } from '@playwright/test';
import { readyCandidate } from '../support/candidate';
import { answersOf, choose, expectRightTime, next, sit } from '../support/exam-portal';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

declare global {
  interface Window {
    clockLeadMs: number;
  }
}

/** Shifts the wall clock of every page of the context. */
const shiftClock = (page: Page, leadMs: number) =>
  page.context().addInitScript((lead) => {
    const RealDate = Date;
    window.clockLeadMs = lead;
    window.Date = class extends RealDate {
      constructor(...given: unknown[]) {
        if (given.length === 0) super(RealDate.now() + window.clockLeadMs);
        else super(...(given as [number]));
      }
      static override now = () => RealDate.now() + window.clockLeadMs;
    } as DateConstructor;
  }, leadMs);

const setClock = (page: Page, leadMs: number) =>
  page.evaluate((lead) => {
    window.clockLeadMs = lead;
  }, leadMs);

const show = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    Object.defineProperty(document, 'hidden', { value: visibility === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('a device with a wrong clock, later set and after sleep, saves and shows the right time left', async ({
  page,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 3, title: 'Wrong clock' });
  await shiftClock(page, DAY_MS);
  const sitting = await sit(page, request, candidate);
  await expectRightTime(page, sitting);
  await choose(page, 1, 'A');
  await show(page, 'hidden');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A'));
  // During sleep the page's monotonic clock stops while the wall clock runs; only the server has the
  // right time.
  await setClock(page, DAY_MS + 5 * MINUTE_MS);
  await show(page, 'visible');
  await expectRightTime(page, sitting);
  await setClock(page, -DAY_MS);
  await next(page);
  await choose(page, 2, 'B');
  await expect.poll(sitting.saved).toEqual(answersOf(sitting, 'A', 'B'));
  await expectRightTime(page, sitting);
  await page.reload();
  await expectRightTime(page, sitting);
});
