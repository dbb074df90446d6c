import type { Attempt } from '@concord/contracts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Applicant } from './applicant';
import { optionOf, questionText } from './candidate';

/** An attempt, as the server returns it. */
export interface Sitting {
  readonly attempt: Attempt;
  /** Bearer header of the candidate. */
  readonly headers: { readonly authorization: string };
  readonly read: () => Promise<Attempt>;
  /** Answers stored by the server. */
  readonly saved: () => Promise<Attempt['answers']>;
}

/** Signs in with the mouse and opens the list of exams. */
export async function signIn(page: Page, { email, serial }: Applicant, origin = '') {
  await page.goto(`${origin}/start-exam`);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/serial/i).fill(serial);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page).toHaveURL(/\/select-exam$/);
}

/** The attempt that the page starts or resumes during `begin`. */
export async function sittingOf(
  page: Page,
  request: APIRequestContext,
  begin: () => Promise<void>,
): Promise<Sitting> {
  const starting = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/exams/attempts') && answer.request().method() === 'POST',
  );
  await begin();
  const answer = await starting;
  expect(answer.ok()).toBe(true);
  const attempt = (await answer.json()) as Attempt;
  const headers = { authorization: (await answer.request().headerValue('authorization')) ?? '' };
  await expect(page).toHaveURL(/\/online-exam$/);
  const read = async () => {
    const current = await request.get(`/api/exams/attempts/${attempt._id}`, { headers });
    expect(current.status()).toBe(200);
    return (await current.json()) as Attempt;
  };
  return { attempt, headers, read, saved: async () => (await read()).answers };
}

/** Starts or resumes the only exam of the list. */
export const startExam = (page: Page, request: APIRequestContext): Promise<Sitting> =>
  sittingOf(page, request, async () => {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  });

/** Signs in and starts the exam; `origin` is for a proxy before the server. */
export async function sit(
  page: Page,
  request: APIRequestContext,
  candidate: Applicant,
  origin = '',
): Promise<Sitting> {
  await signIn(page, candidate, origin);
  return startExam(page, request);
}

export const question = (page: Page, number: number): Locator =>
  page.getByRole('heading', { name: questionText(number) });

export const option = (page: Page, number: number, letter: string): Locator =>
  page.getByRole('radio', { name: optionOf(number, letter) });

/**
 * Clicks an option. `check()` would read the option again, and the answer to its save may have
 * ended the page.
 */
export async function choose(page: Page, number: number, letter: string): Promise<void> {
  await expect(question(page, number)).toBeVisible();
  await option(page, number, letter).click();
}

export const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Next', exact: true }).click();

/** Finishes on the last question, and confirms. */
export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit your exam now?' });
  await expect(dialog).toContainText('You cannot change your answers after you submit.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
}

/** Answers to the first questions of the paper, one letter each. */
export const answersOf = ({ attempt }: Sitting, ...letters: string[]): Attempt['answers'] =>
  Object.fromEntries(
    letters.map((letter, at) => [attempt.exam.questions[at]?._id, optionOf(at + 1, letter)]),
  );

/** Time on the countdown in seconds. */
export async function secondsShown(page: Page): Promise<number> {
  const [hours = 0, minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText())
    .split(':')
    .map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Expects that the countdown differs from the server's time left by at most two seconds. */
export async function expectRightTime(page: Page, sitting: Sitting): Promise<void> {
  const { deadline, serverTime } = await sitting.read();
  const readAt = performance.now();
  const difference = async () => {
    const left = Date.parse(deadline) - Date.parse(serverTime) - (performance.now() - readAt);
    return Math.abs((await secondsShown(page)) - left / 1000);
  };
  await expect.poll(difference).toBeLessThanOrEqual(2);
}
