import { expect, type Page } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { cardTest as test } from '../support/card-provider';
import { lagosToday, newMember, pay, signInAsMember, type SigningMember } from '../support/member';
import { accountOf } from '../support/member-money';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi, type StaffCalls } from '../support/staff';

const WIDTHS = { widths: [1280, 768, 360] };
const FORGED = 'ab'.repeat(64);
const TEST = 'This is a test: no money moves, and real cards don’t work here.';

/** Charges the subscription of a year, due today. */
async function chargeYear(staff: StaffCalls, { _id }: SigningMember, year: number): Promise<void> {
  const fee = { fee: 'subscription', period: String(year), title: `Annual subscription ${year}` };
  const body = { ...fee, amount: 500_000, due: lagosToday(), reason: 'Billed ahead' };
  await staff('POST', `member/${_id}/charge`, 201, body);
}

/** Leaves the page of the payment for the provider. @returns the reference there */
async function leaveForProvider(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Pay ₦5,000 by card' }).click();
  await expect(page.getByRole('heading', { name: 'Pay NGN 5000.00' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('a member pays two years by card; once the webhook comes first, once the payer', async ({
  page,
  browser,
  request,
  baseURL,
  provider,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const member = await newMember(staff);
  await pay(staff, member);
  const next = new Date().getFullYear() + 2;
  /** The receipt of the payment; there is exactly one payment of a reference. */
  const receiptOf = async (reference: string): Promise<string | undefined> => {
    const found = (await accountOf(staff, member)).payments.filter((each) => each.reference === reference);
    expect(found.length).toBeLessThanOrEqual(1);
    return found[0]?.receipt?.number;
  };
  const references: string[] = [];

  await test.step('the webhook comes first, after a forged one', async () => {
    await chargeYear(staff, member, next);
    await signInAsMember(page, staff, member, '/me/account/pay');
    await expect(page.getByText(TEST)).toBeVisible();
    const reference = await leaveForProvider(page);
    expect(reference).toMatch(/^TEST-/);
    references.push(reference);
    provider.charge(reference);
    await provider.tell(reference, 401, FORGED);
    await provider.tell(reference, 200);
    await expect.poll(() => receiptOf(reference)).toMatch(/^REC-/);
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(/\/me\/account\/card-return\?/);
    const receipt = (await receiptOf(reference)) ?? '';
    await expect(
      page.getByText(`Thank you. ₦5,000 has arrived, and your receipt is ${receipt}.`),
    ).toBeVisible();
    await expect(page.getByText(TEST)).toBeVisible();
    await expectReadable(page, 'a card payment', WIDTHS);
  });

  await test.step('the payer comes back first, and the webhook twice afterwards', async () => {
    await chargeYear(staff, member, next + 1);
    await page.goto('/me/account/pay');
    const reference = await leaveForProvider(page);
    references.push(reference);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(/^Thank you\. ₦5,000 has arrived/)).toBeVisible();
    const receipt = await receiptOf(reference);
    await provider.tell(reference, 200);
    await provider.tell(reference, 200);
    await page.reload();
    await expect(page.getByText(/^Thank you\. ₦5,000 has arrived/)).toContainText(receipt ?? 'no receipt');
  });

  await test.step('has one payment and one receipt of each, and owes nothing', async () => {
    await page.getByRole('link', { name: 'My account' }).last().click();
    await expect(page.getByRole('region', { name: 'What you owe' })).toContainText('You owe nothing.');
    const paid = page.getByRole('region', { name: 'What you paid' });
    for (const reference of references) await expect(paid.getByText(reference)).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^PDF of receipt REC-/ })).toHaveCount(3);
  });

  await test.step('staff see both as paid tests', async () => {
    const office = await browser.newContext({ baseURL });
    const officer = await office.newPage();
    await signInAsStaff(officer, SUPER_ADMIN, '/admin/card-payments');
    for (const reference of references) {
      const row = officer.getByRole('row').filter({ hasText: reference });
      await expect(row).toContainText('Paid');
      await expect(row).toContainText('Test');
    }
    await expectReadable(officer, 'the card payments', WIDTHS);
    await office.close();
  });
});
