import { expect, test } from '@playwright/test';
import { OFFICER, SUPER_ADMIN, unique } from '../support/accounts';
import { type Applicant, newApplicant, onlyStudent, register } from '../support/applicant';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi, type StaffCalls } from '../support/staff';

const REASON = 'The fee of this year was not paid';

/** Applicants found by a search for their unique surname. */
async function applicantsOf(staff: StaffCalls, surname: string, firstNames: readonly string[]) {
  const applicants: Applicant[] = [];
  for (const firstName of firstNames) {
    const applicant = { ...(await newApplicant(staff)), surname, firstName };
    await register(staff, applicant);
    applicants.push(applicant);
  }
  return applicants as [Applicant, Applicant, Applicant];
}

test('an officer decides on many applications at once, and sees which were skipped', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request, OFFICER);
  const other = await staffApi(request, SUPER_ADMIN);
  const surname = unique('Together');
  const [ngozi, zainab, kofi] = await applicantsOf(staff, surname, ['Ngozi', 'Zainab', 'Kofi']);
  const students = page.getByRole('table', { name: 'Students' });
  const dialog = page.getByRole('dialog');

  await test.step('chooses all whom a search finds', async () => {
    await signInAsStaff(page, OFFICER, '/admin/students');
    await page.getByLabel('Search students').fill(surname);
    await expect(page.getByText('1–3 of 3')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(dialog).toContainText('3 applicants become Accepted. No e-mail will be sent.');
  });

  await test.step('rejects them for a reason that each of them is told', async () => {
    await dialog.getByRole('combobox', { name: 'New status' }).click();
    await page.getByRole('option', { name: 'Rejected' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
    await dialog.getByRole('checkbox', { name: 'Tell each applicant by e-mail' }).check();
    await expect(dialog).toContainText('3 applicants become Rejected. Each of them will get an e-mail.');
    await expectReadable(page, 'the decision on many', { widths: [360, 768, 1280] });
  });

  await test.step('is told of the one whom a colleague accepted meanwhile', async () => {
    const { _id } = await onlyStudent(staff, kofi);
    await other('PATCH', `student/${_id}/decision`, 200, { decision: 'accepted', notify: false, seen: 0 });
    await dialog.getByRole('button', { name: 'Decide on 3' }).click();
    await expect(page.getByRole('dialog', { name: '1 applicant not changed' })).toContainText('Kofi');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Rejected: 2 applicants')).toBeVisible();
    await expect(students.getByText('Rejected')).toHaveCount(2);
    await expect(students.getByText('Accepted')).toHaveCount(1);
  });

  for (const applicant of [ngozi, zainab]) {
    const { review } = await onlyStudent(staff, applicant);
    expect(review).toMatchObject({ status: 'rejected', reason: REASON, revision: 1 });
  }
  expect((await onlyStudent(staff, kofi)).review).toMatchObject({ status: 'accepted', revision: 1 });
  const mailsTo = ({ email }: Applicant) =>
    staff<object[]>('GET', `admin/outbox?kind=decision&search=${email}`, 200);
  for (const applicant of [ngozi, zainab]) await expect.poll(() => mailsTo(applicant)).toHaveLength(1);
  expect(await mailsTo(kofi)).toEqual([]);
});
