import type { LoginAnswer, StaffAccount } from '@concord/contracts';
import { expect, type Page, test } from '@playwright/test';
import { signUp, SUPER_ADMIN, unique } from '../support/accounts';
import { signInAsStaff, staffApi } from '../support/staff';

const PASSWORD = 'mango-9tw';

/** Simulates a return to the tab, which checks its session at once. */
const lookAt = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a colleague is invited, suspended and reinstated', async ({ page, browser }) => {
  const username = unique('i').slice(0, 10);
  const email = `${username}@example.com`;
  await signInAsStaff(page, SUPER_ADMIN, '/admin/staff-accounts');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const { pathname, search, hash } = new URL(await dialog.getByLabel('Link').inputValue());
  await dialog.getByRole('button', { name: 'Close' }).click();

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(pathname + search + hash);
  await expect(colleague.getByRole('heading', { name: 'Welcome. Choose a password' })).toBeVisible();
  await colleague.getByLabel('New password').fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Save password' }).click();
  await expect(colleague).toHaveURL(/\/signin$/);
  await signInAsStaff(colleague, { email, password: PASSWORD }, '/admin/students');

  await page.reload();
  await page.getByRole('button', { name: `More for ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await dialog.getByLabel(/Reason/).fill('Left the desk open');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(`${username} is suspended`)).toBeVisible();

  await lookAt(colleague);
  const again = colleague.getByRole('dialog', { name: 'Sign in again' });
  await expect(again.getByText(/session has ended/)).toBeVisible();
  await expect(colleague.getByRole('heading', { name: 'Students' })).toHaveCount(0);
  await again.getByLabel('Password').fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByText(/This account is suspended/)).toBeVisible();

  await page.getByRole('button', { name: `More for ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Lift the suspension' }).click();
  await expect(dialog.getByText(/Left the desk open/)).toBeVisible();
  await dialog.getByLabel(/Reason/).fill('It was a mistake');
  await dialog.getByRole('button', { name: 'Lift' }).click();
  await expect(page.getByText(`${username} can sign in again`)).toBeVisible();
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(colleague.getByRole('heading', { name: 'Students' })).toBeVisible();
});

test('typed text survives the end of the session, and is saved after a sign-in on the page', async ({
  page,
  request,
}) => {
  const account = { email: `${unique('k')}@example.com`, password: PASSWORD };
  const id = await signUp(request, { username: unique('k').slice(-10), ...account });
  const staff = await staffApi(request, SUPER_ADMIN);
  await staff('PATCH', `admin/${id}`, 200, { role: 'ADMIN' });
  const title = unique('Course ');
  await signInAsStaff(page, account, '/admin/courses');
  await page.getByRole('button', { name: 'Create course' }).click();
  await page.getByLabel(/Course title/).fill(title);
  await staff('DELETE', `admin/${id}/sessions`, 200);
  await lookAt(page);
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password').fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(title)).toBeVisible();
});

test('the page of an account awaiting approval opens the back office on approval', async ({
  page,
  request,
}) => {
  const username = unique('w').slice(0, 10);
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password').fill(PASSWORD);
  const signedUp = page.waitForResponse('**/api/auth/register');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const { data } = (await (await signedUp).json()) as { data: LoginAnswer };
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible();
  const staff = await staffApi(request);
  await staff<StaffAccount>('PATCH', `admin/${data.admin}`, 200, { role: 'ADMIN' });
  await lookAt(page);
  await expect(page.getByRole('link', { name: 'Students', exact: true })).toBeVisible();
  await expect(page.getByText('Your account is waiting for approval')).toHaveCount(0);
});
