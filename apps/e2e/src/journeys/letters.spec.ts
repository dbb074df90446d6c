import type { Assignment, Certificate, Course, Exam, Serial } from '@concord/contracts';
import { HARD_NAMES, LETTERS, LONG_NAME, MARKED_NAME } from '@concord/testing/letters';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import { newApplicant, register } from '../support/applicant';
import { makeQuestions } from '../support/candidate';
import { UNKNOWN_NUMBER } from '../support/certificates';
import { signIn } from '../support/exam-portal';
import { expectFits, facesOf } from '../support/faces';
import { signInAsStaff, staffApi } from '../support/staff';

const TEXT = ['Inter Variable'];
const HEADING = ['Noto Serif SemiBold'];
/** Time after the first paint until fonts are late: several times the limit of browsers. */
const LATE_MS = 1000;
const PHONE = { width: 360, height: 780 };

test("every letter of headings, text, dialogs and the certificate has the site's fonts", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const all = [...LETTERS, ...HARD_NAMES].join(' ');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    // Fonts may be late for a visit on a busy machine; the next visit has them from the cache.
    await page.goto('/certificate');
    expect(await facesOf(heading)).toEqual(HEADING);
  }).toPass();
  await expect.poll(() => facesOf(heading, all)).toEqual(HEADING);
  await expect.poll(() => facesOf(page.locator('main p').first(), all)).toEqual(TEXT);
});

/** Opens the page without fonts until browsers stop waiting (0.1 s), then delivers the fonts. */
async function visitWithLateFonts(page: Page, beforeArrival: () => Promise<unknown>): Promise<void> {
  let release = () => undefined as void;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/certificate', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.waitForFunction((lateMs) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() - paint.startTime > lateMs;
  }, LATE_MS);
  await expect.poll(() => facesOf(heading)).toEqual(['system']);
  await beforeArrival();
  release();
}

test('fonts that are late for the first paint are used if they move nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const heading = page.getByRole('heading', { level: 1 });
  const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
  const button = page.getByRole('button', { name: 'Check' });
  let before = 0;
  await visitWithLateFonts(page, async () => (before = await topOf(button)));
  await expect.poll(() => facesOf(heading)).toEqual(HEADING);
  expect(Math.abs((await topOf(button)) - before)).toBeLessThan(1);
  await expect.poll(() => facesOf(heading, HARD_NAMES.join(' '))).toEqual(HEADING);
  await expect.poll(() => facesOf(page.locator('main p').first())).toEqual(TEXT);
});

test('late fonts that would move text are used from the next page on', async ({ page }) => {
  const isKept = () => page.evaluate(() => 'takeLateFonts' in window);
  // Width of a hundred zeros, which differs in every font.
  await visitWithLateFonts(page, () =>
    page
      .locator('main p')
      .first()
      .evaluate((text) => (text.style.marginBottom = '100ch')),
  );
  await expect.poll(isKept).toBe(true);
  await expect.poll(() => facesOf(page.getByRole('heading', { level: 1 }))).toEqual(['system']);

  await page.getByLabel('Certificate number').fill(UNKNOWN_NUMBER);
  await page.keyboard.press('Enter');
  const verdict = page.getByRole('heading', { level: 2, name: 'No certificate has this number' });
  await expect(verdict).toBeVisible();
  await expect.poll(() => facesOf(verdict, HARD_NAMES.join(' '))).toEqual(HEADING);
  await expect.poll(() => facesOf(page.locator('main p').first())).toEqual(TEXT);
});

test('the page of a certificate embeds its fonts, so that a name has them at the first paint', async ({
  browser,
  request,
}) => {
  const staff = await staffApi(request);
  const [course] = await staff<Course[]>('GET', 'course', 200);
  const holder = { studentName: HARD_NAMES[0], selectedCourse: course?._id };
  const { serial } = await staff<Serial>('POST', 'serial/generate', 201, {
    purpose: 'certificate',
    ...holder,
  });
  const { certificateNumber } = await staff<Certificate>('POST', 'certificate/create', 201, {
    ...holder,
    serialNumber: serial,
    dateGenerated: '2025-11-20',
  });
  // Without a script the page keeps its first paint.
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(`/certificate/${certificateNumber}`);
  await expect.poll(() => facesOf(page.getByText(holder.studentName).first())).toEqual(TEXT);
  await expect.poll(() => facesOf(page.getByRole('heading', { level: 1 }))).toEqual(HEADING);
  await context.close();
});

test('names that are long or have rare letters have our fonts and fit, in the office and the exam portal', async ({
  page,
  request,
  browser,
}) => {
  const staff = await staffApi(request);
  const candidates = [];
  for (const names of [
    { surname: LONG_NAME, firstName: MARKED_NAME },
    { surname: HARD_NAMES[4], firstName: HARD_NAMES[9] },
  ]) {
    const applicant = { ...(await newApplicant(staff)), ...names };
    candidates.push({ ...applicant, ...(await register(staff, applicant)) });
  }
  const [long, hard] = candidates as [(typeof candidates)[number], (typeof candidates)[number]];
  const exam = await staff<Exam>('POST', 'exams/upload', 201, {
    title: unique('Letters '),
    duration: 30,
    questions: makeQuestions(1),
  });
  await staff<Assignment>('POST', 'exams/addExamToStudent', 201, { exam: exam._id, student: long._id });

  await signInAsStaff(page, SUPER_ADMIN, '/admin');
  for (const candidate of [long, hard]) {
    await page.setViewportSize(PHONE);
    await page.goto(`/admin/students/${candidate._id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(candidate.surname);
    await expect.poll(() => facesOf(heading)).toEqual(HEADING);
    await expectFits(heading);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin/students?search=${encodeURIComponent(candidate.email)}`);
    const cell = page.getByRole('row').filter({ hasText: candidate.surname }).first();
    await expect(cell).toBeVisible();
    await expect.poll(() => facesOf(cell.getByRole('link').first())).toEqual(TEXT);
    await expectFits(page.locator('main'));
  }

  const context = await browser.newContext({ viewport: PHONE });
  const portal = await context.newPage();
  await signIn(portal, long);
  const welcome = portal.getByRole('heading', { level: 1 });
  await expectFits(welcome);
  await portal.getByRole('radio').first().check();
  await portal.getByRole('button', { name: 'Proceed' }).click();
  const dialog = portal.getByRole('dialog');
  await expect.poll(() => facesOf(dialog.getByRole('heading').first(), LETTERS.join(' '))).toEqual(HEADING);
  await expect.poll(() => facesOf(dialog.getByText('Exam code'), LETTERS.join(' '))).toEqual(TEXT);
  await expectFits(dialog);
  await context.close();
});
