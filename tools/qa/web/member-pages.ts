import type { AccessCodeMade } from '@concord/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Hall } from '../exam/hall.ts';
import { inFreshContext } from './browser.ts';
import { type PageVisit, visitPage } from './page-visit.ts';
import { slowVisit, type Visited, visitTwice } from './slow-visit.ts';

const SIGN_IN = '/me/sign-in';
const HOME = '/me';

const formShown = (page: Page) => page.getByLabel('E-mail').waitFor();
/** Cards of the home, after which its parts load. */
const AREAS = 'nav[aria-label="Areas"]';

const homeShown = (page: Page) => page.locator(AREAS).waitFor();

/** Signs a new applicant in by a code of the office, as no mail arrives here. */
async function signIn(page: Page, origin: string): Promise<void> {
  const hall = await Hall.open(origin);
  await hall.fill(1);
  const id = hall.examinees[0]?._id ?? '';
  const reason = { reason: 'Cost of a page' };
  const { code, email } = await hall.staff.call<AccessCodeMade>('POST', `access/people/${id}/code`, reason);
  await page.goto(`${origin}${SIGN_IN}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: /have a code|Enter the code/ }).click();
  await page.getByLabel('Code').fill(code);
  await homeShown(page);
  await page.close();
}

/** Visits the sign-in page, and the home of somebody who has signed in. */
export const visitMember = (browser: Browser, origin: string): Promise<PageVisit[]> =>
  inFreshContext(browser, async (context) => {
    const visits = [await visitPage(context, origin, SIGN_IN, { ready: formShown })];
    await signIn(await context.newPage(), origin);
    visits.push(await visitPage(context, origin, HOME, { ready: homeShown, shown: AREAS }));
    return visits;
  });

/** Visits of the sign-in page, and of the home of somebody whose phone has signed in and whose cache is empty. */
export async function slowMemberVisits(browser: Browser, origin: string, runs: number) {
  const storageState = await inFreshContext(browser, async (context) => {
    await signIn(await context.newPage(), origin);
    return context.storageState();
  });
  const visits = new Map<string, Visited[]>([
    [SIGN_IN, []],
    [HOME, []],
  ]);
  for (let run = 0; run < runs; run += 1) {
    visits.get(SIGN_IN)?.push(await slowVisit(browser, `${origin}${SIGN_IN}`));
    const home = (context: BrowserContext) => visitTwice(context, `${origin}${HOME}`);
    visits.get(HOME)?.push(await inFreshContext(browser, home, { storageState }));
  }
  return visits;
}
