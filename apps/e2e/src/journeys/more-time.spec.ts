import type { Exam } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { OFFICER, SUPER_ADMIN, unique } from '../support/accounts';
import { newApplicant, onlyStudent, register } from '../support/applicant';
import { makeQuestions } from '../support/candidate';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

interface Outbox {
  _id: string;
  text: string;
  attachments?: { name: string; content: string }[];
}

test('an officer gives a student extra time, which a new exam uses and the e-mail mentions', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request, OFFICER);
  const applicant = { ...(await newApplicant(staff)), surname: unique('Time') };
  await register(staff, applicant);
  const { _id } = await onlyStudent(staff, applicant);
  const owner = await staffApi(request, SUPER_ADMIN);
  const duration = 45;
  const half = 23;
  const { examName, examCode } = await owner<Exam>('POST', 'exams/upload', 201, {
    title: unique('More time '),
    duration,
    questions: makeQuestions(1),
  });
  const dialog = page.getByRole('dialog');

  await test.step('gives the student half as much time again, with the reason', async () => {
    await signInAsStaff(page, OFFICER, `/admin/students/${_id}`);
    await page.getByRole('button', { name: 'Give extra time' }).click();
    await dialog.getByRole('combobox', { name: 'Extra time' }).click();
    await page.getByRole('option', { name: '50% extra time' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A broken arm, letter of the clinic');
    await expectReadable(page, 'more time', { widths: [360, 768, 1280] });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('50% extra in every new exam')).toBeVisible();
  });

  await test.step('assigns an exam, which takes it over, and tells the student', async () => {
    await page.getByRole('tab', { name: 'Exams' }).click();
    await page.getByRole('button', { name: 'Add Exam' }).click();
    await dialog.getByRole('combobox', { name: 'Exam' }).click();
    await page.getByRole('option', { name: `${examName} (${examCode})` }).click();
    await expect(dialog).toContainText(`Leave empty to use this student’s extra time: ${half} minutes (50%)`);
    await dialog.getByRole('checkbox', { name: 'Tell the student by e-mail' }).check();
    await expectReadable(page, 'an exam with more time', { widths: [360, 768, 1280] });
    await dialog.getByRole('button', { name: 'Add Exam' }).click();
    await expect(page.getByText(`${duration} minutes and ${half} extra`)).toBeVisible();
  });

  const mails = () =>
    staff<Outbox[]>('GET', `admin/outbox?kind=assignment&search=${encodeURIComponent(applicant.email)}`, 200);
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [summary] = await mails();
  const mail = await staff<Outbox>('GET', `admin/outbox/${summary?._id}`, 200);
  expect(mail.text).toContain(`${duration + half} minutes, including ${half} minutes of extra time`);
  expect(mail.text).not.toContain('clinic');
  expect(mail.attachments).toMatchObject([{ name: 'exam.ics' }]);

  await test.step('finds the mail with its calendar file in the outbox', async () => {
    await page.goto(`/admin/outbox/${mail._id}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'exam.ics' }).click();
    expect((await download).suggestedFilename()).toBe('exam.ics');
  });
});
