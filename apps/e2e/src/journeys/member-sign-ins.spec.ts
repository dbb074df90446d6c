import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { newMember, signInAsMember } from '../support/member';
import { expectReadable } from '../support/readable';
import { staffApi } from '../support/staff';

test('a member signs out a lost phone, which reads nothing more', async ({ page, browser, request }) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const member = await newMember(staff);
  const lost = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await lost.newPage();
  const reading = phone.waitForRequest((made) => made.url().endsWith('/api/me/membership'));
  await signInAsMember(phone, staff, member);
  const authorization = (await (await reading).headerValue('authorization')) ?? '';
  const read = async () => {
    const headers = { authorization };
    return (await request.get('/api/me/membership', { headers })).status();
  };
  expect(await read()).toBe(200);

  await test.step('sees both sign-ins, and ends the other one', async () => {
    await signInAsMember(page, staff, member, '/me/sign-ins');
    const devices = page.getByRole('listitem').filter({ hasText: 'Signed in on' });
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
    await expectReadable(page, 'the sign-ins', { widths: [768, 360] });
    await devices.getByRole('button', { name: /^Sign out / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(devices).toHaveCount(1);
  });

  await test.step('the lost phone is led to the sign-in', async () => {
    // Other services learn of it within seconds.
    await expect.poll(read).toBe(401);
    await phone.getByRole('link', { name: 'See my account' }).click();
    await expect(phone).toHaveURL(/\/me\/sign-in\?next=%2Fme%2Faccount$/);
    await expect(phone.getByText('Your sign-in has ended. Please sign in again.')).toBeVisible();
    await expect(phone.getByText(member.number)).toHaveCount(0);
    await phone.goto('/me');
    await expect(phone).toHaveURL(/\/me\/sign-in/);
  });
  await lost.close();

  await page.getByRole('button', { name: 'My pages' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto('/me');
  await expect(page).toHaveURL(/\/me\/sign-in/);
});
