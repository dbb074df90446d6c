import type { Assignment, Student } from '@concord/contracts';
import { expect, type Page, test } from '@playwright/test';
import { OFFICER, SUPER_ADMIN, unique } from '../support/accounts';
import { pdfFile } from '../support/applicant';
import { readyCandidate } from '../support/candidate';
import { signInAsStaff, staffApi } from '../support/staff';

test('two members of staff correct one record, and both corrections are kept', async ({
  page,
  browser,
  request,
}) => {
  const candidate = await readyCandidate(request, { questions: 1, title: 'Corrected student' });
  const call = await staffApi(request);
  const { student } = candidate.assignment;
  const edit = `/admin/students/${student}/edit`;
  const surname = unique('Corrected');
  const fill = (office: Page, label: string, text: string) =>
    office.getByLabel(label, { exact: false }).fill(text);
  const save = (office: Page) => office.getByRole('button', { name: 'Save changes', exact: true }).click();

  await signInAsStaff(page, OFFICER, '/admin');
  await page.goto(edit);
  await fill(page, 'Surname', surname);
  await fill(page, 'Organisation', 'Peace Council');
  await page.getByLabel('Another document').setInputFiles(pdfFile('waec.pdf'));
  await expect(page.getByText('waec.pdf (new)')).toBeVisible();

  await test.step('the other one is faster', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signInAsStaff(other, SUPER_ADMIN, '/admin');
    await other.goto(edit);
    await fill(other, 'Surname', 'Mistaken');
    await fill(other, 'Middle name', 'Ifeoma');
    await save(other);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Mistaken');
    await context.close();
  });

  await test.step('both versions are shown, and each field is chosen', async () => {
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this record' });
    await expect(dialog.getByRole('button', { name: `Mine: ${surname}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(dialog.getByRole('button', { name: 'Theirs: Ifeoma' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await dialog.getByRole('button', { name: 'Use these' }).click();
    await save(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${surname} Chidinma Ifeoma`);
    await expect(page.getByRole('link', { name: 'waec.pdf' })).toBeVisible();
  });

  const stored = await call<Student>('GET', `student/${student}`, 200);
  expect(stored).toMatchObject({
    surname,
    middleName: 'Ifeoma',
    revision: 2,
    currentEmploymet: { organization: 'Peace Council' },
  });
  expect(await call<Student[]>('GET', `student?search=${surname}`, 200)).toHaveLength(1);
  const [assignment] = await call<Assignment[]>('GET', `exams/studentExamByStudentId/${student}`, 200);
  expect(assignment?._id).toBe(candidate.assignment._id);
});
