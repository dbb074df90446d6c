import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Hall } from '../exam/hall.ts';
import { inFreshContext } from './browser.ts';
import { type PageVisit, type Signs, visitPage } from './page-visit.ts';

const QUESTIONS = 3;
const MINUTES = 30;

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().waitFor();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** The pages of a sitting in order, with a sign that each is shown. */
const PAGES: Readonly<Record<string, Signs>> = {
  '/start-exam': { ready: button('Proceed') },
  '/practice': { ready: button('Practise') },
  '/select-exam': { ready: button('Proceed') },
  '/online-exam': { ready: button('Next'), shown: '[role="radiogroup"]' },
  '/exam-result': { ready: heading },
};

/** Signs in as a student with an exam and starts it. */
async function startExam(context: BrowserContext, origin: string): Promise<void> {
  const hall = await Hall.open(origin);
  await hall.fill(1);
  const exam = await hall.makeExam('What a sitting costs', QUESTIONS, MINUTES);
  await hall.assign(exam, 1);
  const { email = '', serialNumber = '' } = hall.examinees[0] ?? {};
  const page = await context.newPage();
  await page.goto(`${origin}/start-exam`);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/serial/i).fill(serialNumber);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/online-exam');
  await page.close();
}

/** Submits the exam; earlier, the address of the result redirects to the selection. */
async function handIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/online-exam`);
  for (let next = 1; next < QUESTIONS; next += 1)
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
  await page.waitForURL('**/exam-result');
  await page.close();
}

/** Visits each page of a real sitting: the sign-in without an account, the others as a candidate. */
export const visitSitting = (browser: Browser, origin: string): Promise<PageVisit[]> =>
  inFreshContext(browser, async (context) => {
    const visits: PageVisit[] = [];
    for (const [path, signs] of Object.entries(PAGES)) {
      visits.push(await visitPage(context, origin, path, signs));
      if (path === '/start-exam') await startExam(context, origin);
      if (path === '/online-exam') await handIn(context, origin);
    }
    return visits;
  });
