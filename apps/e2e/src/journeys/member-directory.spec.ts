import { expect, type Page, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { newMember, pay, signInAsMember } from '../support/member';
import { expectReadable } from '../support/readable';
import { staffApi } from '../support/staff';

const FIELDS = 'Mediation between farmers and herders';

/** Searches by the form of the served page, as a visitor does. */
async function search(visitor: Page, name: string): Promise<void> {
  await visitor.goto('/directory');
  await visitor.getByLabel('Name').fill(name);
  await visitor.getByRole('button', { name: 'Search' }).click();
  await expect(visitor.getByRole('status')).not.toBeEmpty();
}

test('a member is found in the public directory once they agree, and not after they leave', async ({
  page,
  browser,
  request,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const member = await newMember(staff);
  await pay(staff, member);
  const phone = '+2348035550123';
  const { revision } = await staff<{ revision: number }>('GET', `member/${member._id}`, 200);
  await staff('PATCH', `member/${member._id}`, 200, { revision, phoneNumber: phone, state: 'Kaduna' });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  const entry = visitor.getByRole('listitem').filter({ hasText: member.surname });
  const nobody = visitor.getByText('No listed member matches your search.');

  await test.step('shows nobody who did not agree', async () => {
    await search(visitor, member.surname);
    await expect(nobody).toBeVisible();
  });

  await test.step('the member agrees, and sees the entry before', async () => {
    await signInAsMember(page, staff, member, '/me/directory');
    await expect(page.getByText('You are not in the directory.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'List me in the public directory' }).check();
    await page.getByRole('checkbox', { name: 'Show my state: Kaduna' }).check();
    const fields = page.getByRole('textbox', { name: 'Fields of work' });
    await fields.fill('Call me on 0803 555 0123');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Leave out phone numbers/)).toBeVisible();
    await fields.fill(FIELDS);
    await expect(page.getByRole('group', { name: 'Your entry' })).toContainText(FIELDS);
    await expectReadable(page, 'the choice', { widths: [1280, 768, 360] });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('You are in the directory.')).toBeVisible();
  });

  await test.step('a visitor without scripts finds them, and no way to reach them', async () => {
    await search(visitor, member.surname);
    await expect(entry).toContainText('Associate · Kaduna');
    await expect(entry).toContainText(FIELDS);
    const served = await visitor.content();
    for (const secret of [member.email, phone, '5550123', member.number])
      expect(served).not.toContain(secret);
    await expect(visitor.locator('main').getByRole('link')).toHaveCount(0);
  });

  await test.step('the member leaves, and is gone at once', async () => {
    await page.getByRole('checkbox', { name: 'List me in the public directory' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('You are not in the directory.').first()).toBeVisible();
    await search(visitor, member.surname);
    await expect(nobody).toBeVisible();
    await expect(entry).toHaveCount(0);
  });
  await plain.close();
});
