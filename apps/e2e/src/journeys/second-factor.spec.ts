import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { signUp, unique } from '../support/accounts';
import { authenticator } from '../support/authenticator';
import { openGroup } from '../support/menu';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi, type StaffCalls } from '../support/staff';

const PASSWORD = 'olive-7tan';
const TOO_OLD = {
  statusCode: 403,
  code: 'CONFIRMATION_NEEDED',
  message: 'Enter a code from your authenticator app to continue',
  requestId: 'journey',
};

/** A staff account of this journey only. */
async function newAccount(request: APIRequestContext, staff: StaffCalls, role: string) {
  const username = unique('f').slice(-10);
  const account = { email: `${username}@example.com`, password: PASSWORD };
  const id = await signUp(request, { username, ...account });
  await staff('PATCH', `admin/${id}`, 200, { role });
  return { ...account, username, id };
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code from your authenticator app' });

test('staff set up a second factor, sign in with it, and confirm a change of role with a code', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request);
  const head = await newAccount(request, staff, 'SUPER_ADMIN');
  const officer = await newAccount(request, staff, 'PENDING');
  const dialog = page.getByRole('dialog');

  await signInAsStaff(page, head, '/admin/account');
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expectReadable(page, 'the account');

  const nextCode = await test.step('the app is added by its key, and proves it', async () => {
    await page.getByRole('button', { name: 'Set up' }).click();
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByAltText(/^QR code/)).toBeVisible();
    await expectReadable(page, 'the app');
    const key = await dialog.locator('code').innerText();
    const code = authenticator(key.replaceAll(' ', ''));
    await codeField(page).fill(await code());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await expectReadable(page, 'the recovery codes');
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('On since')).toBeVisible();
    await expectReadable(page, 'the account with a second factor', { widths: [360, 1280] });
    return code;
  });

  await test.step('the password alone signs nobody in any more', async () => {
    await page.getByRole('button', { name: 'LogOut' }).click();
    await page.goto('/signin');
    await page.getByLabel('Email').fill(head.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    await expectReadable(page, 'the second step', { widths: [360, 1280] });
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('not right');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await nextCode());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step('a role asks for a code again once the last one is too old', async () => {
    // The server asks after ten minutes. Only its refusal is simulated; everything after it is real.
    await page.route(`**/api/admin/${officer.id}`, (route) => route.fulfill({ status: 403, json: TOO_OLD }), {
      times: 1,
    });
    await openGroup(page, 'Administration');
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Staff accounts' })
      .click();
    await page.getByRole('button', { name: `Approve ${officer.username} as ADMIN` }).click();
    const question = page.getByRole('dialog', { name: 'Enter a code again' });
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await nextCode());
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`${officer.username} is now ADMIN`)).toBeVisible();
  });
});
