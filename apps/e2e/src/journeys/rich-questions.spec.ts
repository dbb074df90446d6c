import { FaultProxy } from '@concord/testing';
import { expect, type Locator, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { optionOf, questionText, readyCandidate } from '../support/candidate';
import { choose, finish, next, question, sit } from '../support/exam-portal';
import { waitUntilCached } from '../support/offline';
import { policyViolations } from '../support/policy-violations';
import { signInAsStaff } from '../support/staff';

const ALT = 'A square with sides of 4 cm';
const FIGURE = 'Three dots';

/** Picture as rendered by the browser. */
const drawPicture = (page: Locator) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const context = canvas.getContext('2d');
    context?.strokeRect(60, 40, 160, 160);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
const isDrawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('staff add a formula and pictures to a question; a candidate sees them, also offline', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const violations = await policyViolations(context);
  const candidate = await readyCandidate(request, { questions: 3, title: 'Pictures practice' });
  const office = await browser.newContext();
  const staffViolations = await policyViolations(office);
  const staff = await office.newPage();
  const dialog = staff.getByRole('dialog');

  await test.step('the editor shows the question as candidates will see it', async () => {
    await signInAsStaff(staff, SUPER_ADMIN, `/admin/exams/${candidate.exam._id}?tab=questions`);
    await staff.getByRole('button', { name: 'Edit question 2', exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Formatting and formulas' }).check();
    await dialog.getByRole('textbox', { name: 'Question' }).fill(`${questionText(2)} **It is** $\\frac{1$`);
    await expect(dialog.getByText(/can't be shown/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText("Some formulas can't be shown").first()).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'Question' })
      .fill(`${questionText(2)} **It is** $\\frac{a^2}{4}$`);
    const draft = dialog.getByRole('region', { name: 'As candidates see it' });
    await expect(draft.locator('mfrac')).toBeVisible();
    const buffer = Buffer.from(await drawPicture(draft), 'base64');
    const file = { name: 'square.png', mimeType: 'image/png', buffer };
    await dialog.getByLabel('File of the picture for the question').setInputFiles(file);
    await dialog.getByLabel('File of the picture for option B').setInputFiles(file);
    await dialog.getByLabel('What the picture for option B shows').fill(FIGURE);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Describe the picture')).toBeVisible();
    await dialog.getByLabel('What the picture for the question shows').fill(ALT);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText('Question saved')).toBeVisible();
    await expect(staff.getByRole('img', { name: ALT })).toBeVisible();
    expect(staffViolations).toEqual([]);
    await office.close();
  });

  const proxy = await FaultProxy.to(baseURL ?? '');
  const picture = page.getByRole('img', { name: ALT });
  const isKept = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('concord-exam');
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        opening.onsuccess = () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAllKeys();
          all.onsuccess = () => resolve(all.result);
        };
      });
      opening.result.close();
      return keys.filter((key) => String(key).startsWith('picture:')).length;
    });
  try {
    const sitting = await sit(page, request, candidate, proxy.url);
    expect(JSON.stringify(sitting.attempt.exam)).not.toContain('"answer"');
    await choose(page, 1, 'A');
    await expect.poll(isKept).toBe(2);
    await waitUntilCached(page, 'exam');
    await proxy.cut();
    await page.reload();
    await next(page);
    await expect(question(page, 2)).toContainText('It is');
    await expect(page.getByRole('heading', { level: 2 }).locator('mfrac')).toBeVisible();
    await expect.poll(() => isDrawn(picture)).toBe(true);
    await expect.poll(() => isDrawn(page.getByRole('img', { name: FIGURE }))).toBe(true);
    await page.getByRole('radio', { name: optionOf(2, 'B') }).check();
    await proxy.restore();
    await next(page);
    await choose(page, 3, 'A');
    await expect.poll(async () => Object.keys(await sitting.saved()).length, { timeout: 60_000 }).toBe(3);
    await finish(page);
    await expect(page).toHaveURL(/\/exam-result$/, { timeout: 60_000 });
    await expect(page.getByText('67%')).toBeVisible();
    expect(await isKept()).toBe(0);
    expect(violations).toEqual([]);
  } finally {
    await proxy.cut();
  }
});
