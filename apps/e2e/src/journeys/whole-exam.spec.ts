import { makeQuestionSheet } from '@concord/testing';
import { expect, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import type { Applicant } from '../support/applicant';
import { makeQuestions, questionText } from '../support/candidate';
import { choose, finish, next, sit } from '../support/exam-portal';
import {
  expectRegistered,
  fillRequired,
  openForm,
  registerButton,
  successDialog,
} from '../support/registration-page';
import { signInAsStaff } from '../support/staff';

const QUESTIONS = 4;

test('an exam is uploaded, an applicant registers, sits it, and staff find the result', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const title = `Peace Practice ${unique('')}`;

  await test.step('SUPER_ADMIN uploads an exam spreadsheet', async () => {
    await signInAsStaff(page, SUPER_ADMIN, '/admin/exam-upload');
    await page.getByLabel(/exam title/i).fill(title);
    await page.getByLabel(/duration/i).fill('30');
    await page.locator('input[type=file]').setInputFiles({
      name: 'questions.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await makeQuestionSheet(makeQuestions(QUESTIONS)),
    });
    await expect(page.getByLabel('Question, row 2')).toHaveValue(questionText(1));
    await page.getByRole('button', { name: /^upload/i }).click();
    await expect(page.getByText('Exam Uploaded Succesfully')).toBeVisible();
  });

  const serial = await test.step('generates a serial number', async () => {
    await page.goto('/admin/serial-number');
    const made = page.waitForResponse((r) => r.url().includes('/api/serial/generate') && r.status() === 201);
    await page
      .getByRole('button', { name: /generate/i })
      .first()
      .click();
    const body = (await (await made).json()) as { serial: string };
    await expect(page.getByText(body.serial).first()).toBeVisible();
    return body.serial;
  });

  const visitor = await (await browser.newContext()).newPage();
  const email = `${unique('ladi')}@example.com`;
  const applicant: Applicant = { surname: unique('Adamu'), firstName: 'Ladi', email, serial };

  await test.step('an applicant registers with a photo', async () => {
    await openForm(visitor);
    await expect(registerButton(visitor)).toBeDisabled();
    await fillRequired(visitor, applicant);
    await registerButton(visitor).click();
    await expectRegistered(visitor, applicant);
    await successDialog(visitor).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('staff assign the exam', async () => {
    await page.goto('/admin/students');
    await page.getByLabel(/search/i).fill(applicant.surname);
    // The row may move until then, because other rows leave the list.
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await page
      .getByRole('row', { name: new RegExp(applicant.surname) })
      .getByText('View')
      .click();
    await page.getByRole('tab', { name: 'Exams' }).click();
    await page.getByRole('button', { name: /add exam/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').first().click();
    await page.getByRole('option', { name: new RegExp(title) }).click();
    await dialog.getByRole('button', { name: /add exam|save|assign|^add/i }).click();
    await expect(page.getByText('Exam Added Succesfully')).toBeVisible();
    await expect(page.getByText(title).first()).toBeVisible();
  });

  await test.step('the candidate signs in, sits the exam and sees the result', async () => {
    await sit(visitor, visitor.request, applicant);
    for (const number of [1, 2, 3]) {
      await choose(visitor, number, 'A');
      await next(visitor);
    }
    await choose(visitor, QUESTIONS, 'B');
    await finish(visitor);
    await expect(visitor).toHaveURL(/\/exam-result/);
    await expect(visitor.getByText('75%')).toBeVisible();
    await expect(visitor.getByText('Passed')).toBeVisible();
  });

  await test.step('staff find the same result', async () => {
    await page.goto('/admin/student-result');
    await page.getByLabel(/search/i).fill(applicant.surname);
    const row = page.getByRole('row', { name: new RegExp(applicant.surname) });
    await expect(row).toContainText(title);
    await expect(row).toContainText(`3 of ${QUESTIONS}`);
  });
  await visitor.context().close();
});
