import type { MyAccount } from '@concord/contracts';
import { makePortrait } from '@concord/testing';
import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { newMember, signInAsMember } from '../support/member';
import { memberBearer } from '../support/member-money';
import { savedPdf } from '../support/pdf';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

const WIDTHS = { widths: [1280, 768, 360] };

test('a member pays by transfer with a photo of the receipt, and staff confirm it', async ({
  page,
  browser,
  playwright,
  request,
  baseURL,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const member = await newMember(staff);

  await test.step('sees what is due, and where to send it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAsMember(page, staff, member);
    const standing = page.getByRole('region', { name: 'Your membership' });
    await expect(standing).toContainText('Your membership starts with your first payment.');
    await expect(standing).toContainText('You owe ₦5,000');
    await standing.getByRole('link', { name: 'Pay ₦5,000' }).click();
    await expect(page.getByRole('button', { name: 'Copy the account number' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(member.number);
  });

  await test.step('sends a photo of the receipt', async () => {
    await expect(page.getByLabel('Amount in naira')).toHaveValue('5000');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Choose a photo or PDF of your receipt')).toBeVisible();
    const photo = { name: 'teller.jpg', mimeType: 'image/jpeg', buffer: await makePortrait(7, 600) };
    await page.getByLabel('Take a photo: file').setInputFiles(photo);
    await expect(page.getByText('Chosen: teller.jpg')).toBeVisible();
    await expectReadable(page, 'a transfer', WIDTHS);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const sent = page.getByRole('region', { name: 'What you sent us' });
    await expect(sent).toContainText('Received. We’re looking at it.');
    await page.goto('/me');
    await expect(page.getByText('You told us about ₦5,000.')).toBeVisible();
  });

  await test.step('staff look at the photo, and confirm what the bank shows', async () => {
    const office = await browser.newContext();
    const officer = await office.newPage();
    await signInAsStaff(officer, SUPER_ADMIN, '/admin/transfers');
    const row = officer.getByRole('row').filter({ hasText: member.surname });
    const opening = officer.waitForEvent('popup');
    await row.getByRole('button', { name: /^Evidence of .+: teller\.jpg$/ }).click();
    await expect((await opening).locator('img')).toBeVisible();
    await row.getByRole('button', { name: /^Confirm the transfer of / }).click();
    const dialog = officer.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('5,000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(officer.getByText('Transfer confirmed')).toBeVisible();
    await expect(row).toHaveCount(0);
    await office.close();
  });

  await test.step('has the receipt, and owes nothing', async () => {
    await page.goto('/me/account');
    const told = page.getByRole('region', { name: 'Transfers you told us about' });
    await expect(told).toContainText('Your money has arrived.');
    await expect(page.getByRole('region', { name: 'What you owe' })).toContainText('You owe nothing.');
    await expectReadable(page, 'the account of a member', WIDTHS);
    const receipt = page.getByRole('button', { name: /^PDF of receipt REC-/ });
    await savedPdf(receipt, new RegExp(`^Receipt REC-\\d{4}-\\d+ ${member.surname} Amina\\.pdf$`));
    await page.goto('/me');
    await expect(page.getByText(/^You’re in good standing until /)).toBeVisible();
  });

  await test.step('is the only member who gets the receipt', async () => {
    // Without the cookie of a sign-in.
    const api = await playwright.request.newContext({ baseURL });
    const own = await memberBearer(api, staff, member);
    const theirs = await memberBearer(api, staff, await newMember(staff));
    const account = await api.get('/api/me/account', { headers: own });
    const { documents } = (await account.json()) as MyAccount;
    expect(documents.map(({ kind }) => kind).sort()).toEqual(['invoice', 'receipt']);
    for (const { _id } of documents) {
      const path = `/api/me/documents/${_id}/file`;
      expect((await api.get(path, { headers: own })).status()).toBe(200);
      expect((await api.get(path, { headers: theirs })).status()).toBe(404);
      expect((await api.get(path)).status()).toBe(401);
    }
    await api.dispose();
  });
});
