import { expect, test } from '@playwright/test';
import { expectReadable } from '../support/readable';

test('a new staff account awaits approval', async ({ page }) => {
  await page.goto('/signup');
  const name = `s${Date.now().toString(36)}`.slice(0, 10);
  await page.getByLabel(/username/i).fill(name);
  await page.getByLabel(/email/i).fill(`${name}@example.com`);
  await page.getByLabel(/password/i).fill('olive-7tan');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).not.toHaveURL(/signup/);
  await page.goto('/admin');
  await expect(page.getByText(/waiting for approval/i).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Students' })).toHaveCount(0);
});

test('the forms of staff accounts are accessible', async ({ page }) => {
  for (const path of ['/signin', '/signup', '/forgot-password', '/reset-password#token']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectReadable(page, path);
  }
});
