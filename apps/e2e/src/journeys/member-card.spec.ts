import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { memberWithPhoto, pay, signInAsMember } from '../support/member';
import { waitUntilCached } from '../support/offline';
import { shownCode } from '../support/shown-code';
import { staffApi } from '../support/staff';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE });

test('a member shows the card, which another phone checks, and which stays without a network', async ({
  page,
  browser,
  context,
  request,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const member = await memberWithPhoto(staff);
  const path = `/card/${member.number}`;
  const other = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const second = await other.newPage();

  await test.step('tells who has not paid as well', async () => {
    await second.goto(path);
    await expect(second.getByRole('heading', { name: 'Not in good standing' })).toBeVisible();
    await pay(staff, member);
  });

  const photo = page.getByRole('img', { name: /^Photo of / });
  const standing = page.getByText(/^In good standing until 31 December \d{4}$/);
  let trueOn = '';

  await test.step('the member opens it', async () => {
    await signInAsMember(page, staff, member, '/me/card');
    await expect(photo).toBeVisible();
    await expect(page.getByText(member.surname).first()).toBeVisible();
    await expect(standing).toBeVisible();
    trueOn = await page.getByText(/^True on /).innerText();
  });

  await test.step('another phone scans the code, and sees the standing of today and nothing else', async () => {
    const address = await shownCode(page.getByRole('img', { name: /^Code of the address/ }));
    expect(new URL(address).pathname).toBe(path);
    const answer = await second.goto(address);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(second.getByRole('heading', { name: 'In good standing', exact: true })).toBeVisible();
    await expect(second.getByText(`The member with this number is in good standing today.`)).toBeVisible();
    const served = (await answer?.text()) ?? '';
    for (const secret of [member.surname, 'Chidinma', member.email, 'Associate'])
      expect(served).not.toContain(secret);
    expect(served).not.toMatch(/<script|<img/i);
  });

  await test.step('without a network it tells the time at which it was true', async () => {
    await waitUntilCached(page, 'member');
    // The photo is stored after the card, as it is made smaller first.
    const stored = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(stored).toContain('data:image/');
    await context.setOffline(true);
    await page.reload();
    await expect(
      page.getByText(/^We can’t reach the server\. This is your card as it was on /),
    ).toBeVisible();
    await expect(page.getByText(trueOn)).toBeVisible();
    await expect(standing).toBeVisible();
    await expect(photo).toBeVisible();
    await page.getByRole('button', { name: 'Show full screen' }).click();
    const alone = page.getByRole('dialog', { name: 'Membership card' });
    await expect(alone.getByText(trueOn)).toBeVisible();
    await alone.getByRole('button', { name: 'Close' }).click();
    await expect(alone).toBeHidden();
  });

  await test.step('is as of now by itself when the network is back', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/^We can’t reach the server/)).toBeHidden();
    await expect(page.getByRole('button', { name: 'PDF to print' })).toBeVisible();
  });
  await other.close();
});
