import type { Exam } from '@concord/contracts';
import { makeQuestionSheet, type SheetQuestion } from '@concord/testing';
import { expect, type Page, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { expectReadable } from '../support/readable';
import { signInAsStaff } from '../support/staff';
import { storedDraft } from '../support/stored-draft';

const options = ['Mediation', 'Litigation', 'Prosecution', 'Appeal'];
const question = (n: number): SheetQuestion => ({
  question: `Which way to settle dispute ${n} needs no court?`,
  answer: 'Mediation',
  options,
});
/** Rows 2 to 11 have different errors. The last two are right, one by letter and one by text. */
const ROWS: SheetQuestion[] = [
  { ...question(1), question: undefined },
  { ...question(2), answer: undefined },
  { ...question(3), answer: 'Peace' },
  { ...question(4), answer: 'G' },
  { ...question(5), options: ['Mediation'] },
  { ...question(6), options: ['Mediation', 'Mediation', 'Appeal'] },
  { ...question(7), question: 'Q'.repeat(2001) },
  { ...question(8), options: ['Mediation', 'x'.repeat(501)] },
  { ...question(9), options: 'abcdefghijk'.split(''), answer: 'a' },
  { ...question(10), question: ' ' },
  { ...question(11), answer: 'b' },
  question(12),
];

/** Option K in the stored draft; its removal is the last change before the reload. */
const LAST_MENDED = '"k"';

async function write(page: Page, cell: string, text: string): Promise<void> {
  await page.getByLabel(cell, { exact: true }).fill(text);
}

test('a sheet with ten mistakes is corrected on the page and uploaded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsStaff(page, SUPER_ADMIN, '/admin/exam-upload');
  const title = `Mended ${Date.now()}`;
  await page.getByLabel('Exam title').fill(title);
  await page.getByLabel('Duration in minutes').fill('45');
  const file = {
    name: 'mistakes.xlsx',
    mimeType: 'application/octet-stream',
    buffer: await makeQuestionSheet(ROWS),
  };
  await page.getByLabel('Question file').setInputFiles(file);
  await expect(page.getByText('2 questions to upload')).toBeVisible();
  await expectReadable(page, 'the rows of a sheet', { widths: [360, 768, 1280] });
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('the sheet is downloaded with an Error column', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download with errors marked' }).click();
    expect((await downloading).suggestedFilename()).toBe('exam-questions-errors.xlsx');
  });

  await test.step('cells are mended, and a reload keeps them', async () => {
    await page.getByLabel(/^Only rows with problems/).check();
    await write(page, 'Question, row 2', 'Which way to settle dispute 1 needs no court?');
    await write(page, 'Answer, row 3', 'a');
    await write(page, 'Answer, row 4', 'Appeal');
    await write(page, 'Answer, row 5', 'D');
    await write(page, 'Option B, row 6', 'Litigation');
    await write(page, 'Option B, row 7', 'Litigation');
    await write(page, 'Question, row 8', 'Which way is the shortest one?');
    await write(page, 'Option B, row 9', 'Litigation');
    await expect.poll(() => storedDraft(page, 'concord-exam-upload')).toContain(LAST_MENDED);
    await write(page, 'Option K, row 10', '');
    await expect(page.getByText('11 questions to upload')).toBeVisible();
    await expect.poll(() => storedDraft(page, 'concord-exam-upload')).not.toContain(LAST_MENDED);
    await page.reload();
    await expect(page.getByText(/This is your draft from/)).toBeVisible();
    await expect(page.getByText('11 questions to upload')).toBeVisible();
    await expect(page.getByLabel('Answer, row 5', { exact: true })).toHaveValue('D');
  });

  await test.step('what is still wrong is asked about', async () => {
    await page.getByRole('button', { name: 'Upload exam' }).click();
    await expect(page.getByRole('dialog', { name: 'Upload 11 of 12 questions?' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await write(page, 'Question, row 11', 'Which way to settle dispute 10 needs no court?');
    const uploading = page.waitForResponse((answer) => answer.url().endsWith('/api/exams/upload'));
    await page.getByRole('button', { name: 'Upload exam' }).click();
    const exam = (await (await uploading).json()) as Exam;
    expect(exam).toMatchObject({ examName: title, totalQuestions: 12 });
    expect(exam.questions.map(({ answer }) => answer)).toEqual([
      ...['Mediation', 'Mediation', 'Appeal', 'Appeal', 'Mediation', 'Mediation', 'Mediation', 'Mediation'],
      ...['a', 'Mediation', 'Litigation', 'Mediation'],
    ]);
    await expect(page.getByText(`${title} has been uploaded.`)).toBeVisible();
  });
});
