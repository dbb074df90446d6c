import type { Journal, MemberAccount } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { lagosToday, newMember, pay, signInAsMember } from '../support/member';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

const WIDTHS = { widths: [1280, 768, 360] };

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test('a member who left asks for the erasure; the sign-in is gone and the books still add up', async ({
  page,
  browser,
  request,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const member = await newMember(staff);
  const name = `${member.surname} Amina`;
  const paid = await pay(staff, member);
  const day = lagosToday();
  const office = await browser.newContext();
  const desk = await office.newPage();

  /** Postings about the member, after a look whether all accounts of the journal are balanced. */
  const postings = async () => {
    const { lines, sums } = await staff<Journal>('GET', `journal?from=${day}&to=${day}`, 200);
    expect(sumOf(sums.map(({ debit }) => debit))).toBe(sumOf(sums.map(({ credit }) => credit)));
    return lines.filter((line) => line.member._id === member._id);
  };
  const before = await postings();
  expect(before.map(({ kind }) => kind).sort()).toEqual(['charge', 'payment']);

  await test.step('the member asks, and reads what stays', async () => {
    await signInAsMember(page, staff, member, '/me/data');
    await expect(page.getByText(/because the law asks for the books/)).toBeVisible();
    await page.getByRole('button', { name: 'Ask to erase my data' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('I leave the profession');
    await expectReadable(page, 'the request', WIDTHS);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('We’re looking at it')).toBeVisible();
  });

  await test.step('staff find the request, and erase once the membership has ended', async () => {
    const left = { kind: 'resigned', at: day, reason: 'Leaves the profession' };
    await staff('POST', `member/${member._id}/event`, 200, left);
    await signInAsStaff(desk, SUPER_ADMIN, '/admin/member-requests');
    const row = desk.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('I leave the profession');
    await row.getByRole('link', { name: `Open ${name} to erase the data` }).click();
    await desk.getByRole('button', { name: 'Erase personal data' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked on their page');
    await dialog.getByRole('textbox', { name: 'Member number' }).fill(member.number);
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: member.number })).toBeVisible();
    await desk.goto('/admin/member-requests');
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step('the open page ends, and no code signs in', async () => {
    // The services learn of it within seconds.
    await expect(async () => {
      await page.reload();
      await expect(page).toHaveURL(/\/me\/sign-in/, { timeout: 2000 });
    }).toPass();
    await staff('POST', `access/people/${member._id}/code`, 404, { reason: 'Called again' });
    await page.getByLabel('E-mail').fill(member.email);
    await page.getByRole('button', { name: /^(Enter the code|I already have a code)$/ }).click();
    await page.getByLabel('Code').fill('123456');
    await expect(page.getByText(/^This code isn't right/)).toBeVisible();
    await expect(page).toHaveURL(/\/me\/sign-in/);
  });

  await test.step('the postings are the same, under the number', async () => {
    const after = await postings();
    const { _id } = member;
    const nameless = { _id, number: member.number, name: member.number };
    expect(after).toEqual(before.map((line) => ({ ...line, member: nameless })));
    const account = await staff<MemberAccount>('GET', `member/${member._id}/account`, 200);
    expect(account).toEqual(paid);
  });
  await office.close();
});
