import type { Member, Student } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import { newApplicant, onlyStudent, register } from '../support/applicant';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

const WIDTHS = { widths: [768, 360] };

test('names are taken over, experience is recorded, and all of it is erased in the end', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const applicant = { ...(await newApplicant(staff)), surname: unique('Profile'), firstName: 'Ngozi' };
  await register(staff, applicant);
  const { _id: student } = await onlyStudent(staff, applicant);
  await staff('PATCH', `student/${student}/decision`, 200, { decision: 'accepted', notify: false });
  const member = await staff<Member>('POST', 'member', 201, {
    student,
    grade: 'Associate',
    inductedOn: new Date().toISOString().slice(0, 10),
    fees: ['subscription'],
  });
  const { revision } = await staff<Student>('GET', `student/${student}`, 200);
  await staff('PATCH', `student/${student}`, 200, { revision, firstName: 'Ngozika' });
  const dialog = page.getByRole('dialog');
  const open = async (tab: string) => {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  };

  await test.step('corrected names are taken over after both are shown', async () => {
    await signInAsStaff(page, SUPER_ADMIN, `/admin/members/${member._id}`);
    await page.getByRole('button', { name: 'Names from the application' }).click();
    await expect(dialog.getByRole('row', { name: /First name/ })).toContainText('Ngozika');
    await expectReadable(page, 'the names of both', WIDTHS);
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ngozika');
  });

  await test.step('the years of experience are recorded', async () => {
    await open('Membership');
    const section = page.getByRole('region', { name: 'Work experience' });
    await section.getByRole('button', { name: 'Change' }).click();
    await dialog.getByRole('textbox', { name: 'Years of experience' }).fill('7');
    await expectReadable(page, 'the experience', WIDTHS);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(section).toContainText(/7 years on/i);
    await expectReadable(page, 'the membership', WIDTHS);
  });

  await test.step('reminders are paused and seen, and exams of the application listed', async () => {
    await open('E-mails');
    await page.getByRole('button', { name: 'Pause reminders' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('In hospital');
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText(/Reminders are paused/)).toContainText('In hospital');
    await expectReadable(page, 'the mails of a member', WIDTHS);
    await open('Exams');
    await expect(page.getByRole('region', { name: 'Certificates' })).toBeVisible();
    await expectReadable(page, 'the exams of a member', WIDTHS);
  });

  await test.step('a waiver stands in the history', async () => {
    const { charges } = await staff<{ charges: { _id: string }[] }>(
      'GET',
      `member/${member._id}/account`,
      200,
    );
    const body = { kind: 'waiver', amount: 100_000, reason: 'Hardship' };
    await staff('POST', `member/${member._id}/charge/${charges[0]?._id}/reduce`, 200, body);
    await open('History');
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await expect(async () => {
      await refresh.click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Hardship' })).toBeVisible();
    }).toPass();
  });

  await test.step('is erased once nothing is open after the resignation, and keeps the number', async () => {
    const { charges } = await staff<{ charges: { _id: string }[] }>(
      'GET',
      `member/${member._id}/account`,
      200,
    );
    const rest = { kind: 'waiver', amount: 400_000, reason: 'Hardship' };
    await staff('POST', `member/${member._id}/charge/${charges[0]?._id}/reduce`, 200, rest);
    const at = new Date().toISOString().slice(0, 10);
    await staff('POST', `member/${member._id}/event`, 200, { kind: 'resigned', at, reason: 'Moved away' });
    await page.goto(`/admin/members/${member._id}`);
    await page.getByRole('button', { name: 'Erase personal data' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked in a letter');
    await dialog.getByRole('textbox', { name: 'Member number' }).fill(member.number);
    await expectReadable(page, 'the erasure', { widths: [1280, 768, 360] });
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByRole('heading', { level: 1, name: member.number })).toBeVisible();
    await expect(page.getByText(/^Personal data erased on/)).toBeVisible();
    await expectReadable(page, 'an erased member', { widths: [1280, 768, 360] });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin/members?search=${applicant.surname}`);
    await expect(page.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
    await page.goto(`/admin/members?search=${member.number}`);
    await expect(page.getByRole('row', { name: new RegExp(member.number) })).toContainText(
      'Personal data erased',
    );
  });
});
