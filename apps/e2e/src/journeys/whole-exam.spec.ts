import { makePortrait, makeQuestionSheet } from '@concord/testing';
import { expect, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import { signInAsStaff } from '../support/staff';

const QUESTIONS = [
  {
    question: 'Which of these is a peaceful means of settling a dispute?',
    answer: 'Mediation',
    options: ['Mediation', 'Siege', 'Blockade'],
  },
  {
    question: 'Who decides the outcome of a mediation?',
    answer: 'The parties',
    options: ['The judge', 'The parties', 'The police'],
  },
  {
    question: 'What does an early warning system aim at?',
    answer: 'Timely action',
    options: ['Punishment', 'Timely action', 'Profit'],
  },
  {
    question: 'Which comes before a peace agreement?',
    answer: 'Negotiation',
    options: ['Negotiation', 'Reintegration', 'Commemoration'],
  },
];

test('an exam is uploaded, an applicant registers, sits it, and staff find the result', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const title = `Peace Practice ${unique('')}`;
  const applicant = { surname: unique('Adamu'), firstName: 'Ladi', email: `${unique('ladi')}@example.com` };
  let serial = '';

  await test.step('SUPER_ADMIN uploads an exam spreadsheet', async () => {
    await signInAsStaff(page, SUPER_ADMIN, '/admin/exam-upload');
    await page.getByLabel(/exam title/i).fill(title);
    await page.getByLabel(/duration/i).fill('30');
    await page.locator('input[type=file]').setInputFiles({
      name: 'questions.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await makeQuestionSheet(QUESTIONS),
    });
    await expect(page.getByText(QUESTIONS[0]?.question ?? '')).toBeVisible();
    await page.getByRole('button', { name: /^upload/i }).click();
    await expect(page.getByText('Exam Uploaded Succesfully')).toBeVisible();
  });

  await test.step('generates a serial number', async () => {
    await page.goto('/admin/serial-number');
    const made = page.waitForResponse((r) => r.url().includes('/api/serial/generate') && r.status() === 201);
    await page
      .getByRole('button', { name: /generate/i })
      .first()
      .click();
    const dialogConfirm = page.getByRole('dialog').getByRole('button', { name: /generate/i });
    if (await dialogConfirm.isVisible().catch(() => false)) await dialogConfirm.click();
    const body = (await (await made).json()) as { serial: string } | { serial: string }[];
    serial = (Array.isArray(body) ? body[0] : body)?.serial ?? '';
    expect(serial).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
    await expect(page.getByText(serial).first()).toBeVisible();
  });

  const visitor = await (await browser.newContext()).newPage();

  await test.step('an applicant registers with a photo', async () => {
    await visitor.goto('/register');
    await expect(visitor.getByRole('button', { name: 'Register', exact: true })).toBeDisabled();
    await visitor
      .locator('input[type=file][accept*="image"]')
      .first()
      .setInputFiles({
        name: 'passport.jpg',
        mimeType: 'image/jpeg',
        buffer: await makePortrait(7, 600),
      });
    await visitor.getByLabel(/^surname/i).fill(applicant.surname);
    await visitor.getByLabel(/^first ?name/i).fill(applicant.firstName);
    await visitor.getByLabel(/^e-?mail/i).fill(applicant.email);
    await visitor.getByLabel(/serial number/i).fill(serial.toLowerCase());
    await visitor.getByRole('button', { name: 'Register', exact: true }).click();
    const done = visitor.getByRole('dialog', { name: 'successful' });
    await expect(done).toContainText(applicant.surname);
    await expect(done.getByRole('button', { name: /print form/i })).toBeVisible();
    await done.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('staff assign the exam', async () => {
    await page.goto('/admin/students');
    await page.getByLabel(/search/i).fill(applicant.surname);
    await page
      .getByRole('row', { name: new RegExp(applicant.surname) })
      .getByText('View')
      .click();
    await page.getByRole('button', { name: /add exam/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').first().click();
    await page.getByRole('option', { name: new RegExp(title) }).click();
    await dialog.getByRole('button', { name: /add exam|save|assign|^add/i }).click();
    await expect(page.getByText('Exam Added Succesfully')).toBeVisible();
    await expect(page.getByText(title).first()).toBeVisible();
  });

  await test.step('the candidate signs in, sits the exam and sees the result', async () => {
    await visitor.goto('/start-exam');
    await visitor.getByLabel(/email/i).fill(applicant.email);
    await visitor.getByLabel(/serial/i).fill(serial);
    await visitor.getByRole('button', { name: 'Proceed' }).click();
    await expect(visitor).toHaveURL(/\/select-exam/);
    await visitor.getByRole('radio').first().check();
    await visitor.getByRole('button', { name: 'Proceed' }).click();
    await expect(visitor.getByRole('dialog')).toContainText('30');
    await visitor.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(visitor).toHaveURL(/\/online-exam/);
    for (const [index, { question }] of QUESTIONS.entries()) {
      await expect(visitor.getByText(question)).toBeVisible();
      await expect(
        visitor.getByText(new RegExp(`${index + 1}\\s*/\\s*${QUESTIONS.length}`)).first(),
      ).toBeVisible();
      // Three of four answers are right, the last is wrong.
      const wanted = QUESTIONS[index];
      const choice = index < 3 ? wanted?.answer : wanted?.options.find((option) => option !== wanted.answer);
      await visitor.getByRole('radio', { name: choice, exact: true }).check();
      await visitor
        .getByRole('button', { name: index === QUESTIONS.length - 1 ? 'Finish' : 'Next', exact: true })
        .click();
    }
    await expect(visitor).toHaveURL(/\/exam-result/);
    await expect(visitor.getByText('75%')).toBeVisible();
    await expect(visitor.getByText('Passed')).toBeVisible();
  });

  await test.step('staff find the same result', async () => {
    await page.goto('/admin/student-result');
    await page.getByLabel(/search/i).fill(applicant.surname);
    const row = page.getByRole('row', { name: new RegExp(applicant.surname) });
    await expect(row).toContainText(title);
    await expect(row).toContainText('3');
  });
});
