import type { Member, MyStaff } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import { lagosToday, newMember, signInAsMember } from '../support/member';
import { accountOf } from '../support/member-money';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

const WIDTHS = { widths: [1280, 768, 360] };

test('an organisation pays for its staff by one transfer, which is divided as its bill says', async ({
  page,
  browser,
  request,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const people = [await newMember(staff), await newMember(staff)];
  const organisation = { name: unique('Peace Works '), email: `${unique('office')}@example.com` };
  const body = { organisation: { ...organisation, contact: 'Halima Sani' }, grade: 'Corporate', fees: [] };
  const { _id, number } = await staff<Member>('POST', 'member', 201, { ...body, inductedOn: lagosToday() });
  for (const { _id: member } of people)
    await staff<MyStaff>('POST', `member/${_id}/staff`, 201, { member, sponsored: true });
  const bill = page.getByRole('region', { name: 'Pay for your staff' });

  await test.step('the contact makes a bill, and sees account, amount and reference', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAsMember(page, staff, { _id, email: organisation.email }, '/me/staff');
    await bill.getByRole('button', { name: 'Make a bill: ₦10,000 for 2 people' }).click();
    await expect(bill).toContainText('Waits for your transfer');
    await expect(bill.getByRole('button', { name: 'Copy the account number' })).toBeVisible();
    await expect(bill).toContainText('₦10,000');
    await expect(bill).toContainText(number);
    await expectReadable(page, 'a bill', WIDTHS);
  });

  const office = await browser.newContext({ reducedMotion: 'reduce' });
  const officer = await office.newPage();
  await test.step('staff read the statement, and divide the line', async () => {
    await signInAsStaff(officer, SUPER_ADMIN, '/admin/statements');
    const [year, month, day] = lagosToday().split('-');
    const rows = [
      'Date,Narration,Debit,Credit,Balance',
      `${day}/${month}/${year},TRF/${number}/STAFF,,10000.00,`,
    ];
    const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
    await officer.getByLabel('Statement file').setInputFiles(file);
    await officer.getByLabel('Search lines').fill(number);
    const line = officer.getByRole('region', { name: 'Line', exact: true });
    await expect(line).toContainText(`${organisation.name} has an open bill of NGN 10,000 for 2 members.`);
    await expectReadable(officer, 'a line with a bill', WIDTHS);
    await line.getByRole('button', { name: 'Divide as billed' }).click();
    const dialog = officer.getByRole('dialog');
    await expect(dialog).toContainText('The parts add up to the line.');
    await expectReadable(officer, 'the parts of a bill', WIDTHS);
    await dialog.getByRole('button', { name: 'Confirm payments' }).click();
    await expect(officer.getByText(`The bill of ${organisation.name} is paid`)).toBeVisible();
    await office.close();
  });

  await test.step('each account is paid, and the contact reads that the bill is', async () => {
    for (const person of people) {
      const { balance, payments } = await accountOf(staff, person);
      expect([balance, payments.length]).toEqual([0, 1]);
    }
    expect((await accountOf(staff, { _id })).payments).toEqual([]);
    await page.reload();
    await expect(bill).toContainText('Paid');
    await expect(bill.getByRole('button', { name: /^Make a bill/ })).toHaveCount(0);
  });
});
