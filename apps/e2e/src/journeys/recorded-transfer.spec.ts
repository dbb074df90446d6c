import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { lagosToday, newMember, pay } from '../support/member';
import { accountOf } from '../support/member-money';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

const WIDTHS = { widths: [1280, 768, 360] };

test.use({ reducedMotion: 'reduce' });

test('staff are warned of a bank line whose money is recorded, and skip it', async ({ page, request }) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const member = await newMember(staff);
  const { payments } = await pay(staff, member);
  const { number } = member;
  const naira = ((payments[0]?.amount ?? 0) / 100).toFixed(2);
  const line = page.getByRole('region', { name: 'Line', exact: true });
  const question = page.getByRole('dialog', { name: 'Record it again?' });

  await test.step('the line of the statement names the payment', async () => {
    await signInAsStaff(page, SUPER_ADMIN, '/admin/statements');
    const [year, month, day] = lagosToday().split('-');
    const rows = ['Date,Narration,Debit,Credit,Balance', `${day}/${month}/${year},TRF ${number},,${naira},`];
    const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
    await page.getByLabel('Statement file').setInputFiles(file);
    await page.getByLabel('Search lines').fill(number);
    await expect(line).toContainText('is recorded already for this member');
    await expectReadable(page, 'a line that is recorded', WIDTHS);
  });

  await test.step('a confirmation asks first, and the line is skipped with the reason', async () => {
    await line.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectReadable(page, 'the question', WIDTHS);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await line.getByRole('button', { name: 'Skip as recorded' }).click();
    await page.getByRole('button', { name: 'Skip line' }).click();
    await expect(page.getByText('No line matches')).toBeVisible();
    expect((await accountOf(staff, member)).payments).toHaveLength(1);
  });
});
