import type { Exam } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { OFFICER, SUPER_ADMIN, unique } from '../support/accounts';
import { type Applicant, newApplicant, onlyStudent, register } from '../support/applicant';
import { makeQuestions } from '../support/candidate';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

test('an officer creates a cohort from pasted e-mails, and adds a student from the list', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request, OFFICER);
  const surname = unique('Cohort');
  const applicants: Applicant[] = [];
  for (const firstName of ['Ngozi', 'Zainab', 'Kofi']) {
    const applicant = { ...(await newApplicant(staff)), surname, firstName };
    await register(staff, applicant);
    applicants.push(applicant);
  }
  const owner = await staffApi(request, SUPER_ADMIN);
  const exam = await owner<Exam>('POST', 'exams/upload', 201, {
    title: unique('Of a cohort '),
    duration: 30,
    questions: makeQuestions(1),
  });
  const [ngozi, zainab, kofi] = applicants as [Applicant, Applicant, Applicant];
  const name = `Diet of ${surname}`;
  const dialog = page.getByRole('dialog');
  const students = page.getByRole('table', { name: 'Students of the cohort' });

  await test.step('learns which e-mails are of nobody before anything is stored', async () => {
    await signInAsStaff(page, OFFICER, '/admin/cohorts');
    await page.getByRole('button', { name: 'New cohort' }).click();
    await dialog.getByRole('textbox', { name: 'Cohort name' }).fill(name);
    await dialog
      .getByRole('textbox', { name: 'E-mails of the students' })
      .fill(
        `Ngozi <${ngozi.email}>\n${zainab.email.toUpperCase()}, nobody-${surname}@example.org\nno address`,
      );
    await dialog.getByRole('button', { name: 'Check e-mails' }).click();
    await expect(dialog).toContainText('2 of 4 found');
    await expect(dialog).toContainText('No student with this e-mail (1)');
    await expectReadable(page, 'a cohort of e-mails', { widths: [360, 768, 1280] });
  });

  await test.step('makes it, and sees its students', async () => {
    await dialog.getByRole('button', { name: 'Create with 2 students' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(students.getByRole('link', { name: `${surname} Ngozi`, exact: true })).toBeVisible();
    await expect(students.getByRole('link', { name: `${surname} Zainab`, exact: true })).toBeVisible();
    // Table rows of a wide window are sized for a mouse.
    await expectReadable(page, 'a cohort', { widths: [360, 768] });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('assigns an exam to the whole cohort, which is told by mail', async () => {
    await page.getByRole('button', { name: 'Assign an exam' }).click();
    await dialog.getByRole('combobox', { name: 'Exam' }).click();
    await page.getByRole('option', { name: exam.examName }).click();
    await dialog.getByLabel('Include applicants who are not decided yet (2)').check();
    await expect(dialog).toContainText('2 students will get the exam');
    await dialog.getByRole('checkbox', { name: 'Tell each student by e-mail' }).check();
    await expectReadable(page, 'an exam for a cohort', { widths: [360, 768, 1280] });
    await dialog.getByRole('button', { name: 'Assign to 2' }).click();
    await expect(dialog).toContainText('2 students got the exam');
    await dialog.getByRole('button', { name: 'Close' }).click();
    for (const { email } of [ngozi, zainab])
      await expect
        .poll(() => staff<object[]>('GET', `admin/outbox?kind=assignment&search=${email}`, 200))
        .toHaveLength(1);
  });

  await test.step('adds another one from the list of students', async () => {
    await page.goto(`/admin/students?search=${kofi.email}`);
    await page.getByRole('checkbox', { name: `Select ${surname} Kofi` }).check();
    await page.getByRole('button', { name: 'Add to a cohort' }).click();
    const field = dialog.getByRole('combobox', { name: 'Cohort', exact: true });
    await field.fill(surname);
    await page.getByRole('option', { name: `${name} (2)` }).click();
    await dialog.getByRole('button', { name: 'Add 1' }).click();
    await expect(page.getByText(`1 student added to ${name}`)).toBeVisible();
  });

  await test.step('finds the cohort on the profile, and takes the student out again', async () => {
    const { _id } = await onlyStudent(staff, kofi);
    await page.goto(`/admin/students/${_id}`);
    await page.getByRole('list', { name: 'Cohorts' }).getByRole('link', { name }).click();
    await page.getByRole('checkbox', { name: `Select ${surname} Kofi` }).check();
    await page.getByRole('button', { name: 'Remove from cohort' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(students.getByRole('link')).toHaveCount(4);
  });

  await test.step('deletes it, and the students stay', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/admin\/cohorts$/);
    for (const applicant of applicants) expect((await onlyStudent(staff, applicant)).surname).toBe(surname);
  });
});
