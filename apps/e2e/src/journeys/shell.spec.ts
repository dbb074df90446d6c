import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { OFFICER } from '../support/accounts';

test.describe('shell', () => {
  test('the session outlives a reload, shows on public pages, and Logout ends it at home', async ({
    page,
  }) => {
    await page.goto('/student-certificates');
    await expect(page).toHaveURL(/\/signin/);
    await page.getByLabel(/email/i).fill(OFFICER.email);
    await page
      .getByLabel(/password/i)
      .first()
      .fill(OFFICER.password);
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/\/admin\/student-certificates$/);
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'OFFICER', exact: true })).toBeVisible();
    await page.reload();
    await page
      .getByRole('button', { name: /logout/i })
      .or(page.getByRole('link', { name: /logout/i }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/signin/);
  });

  test('wrong credentials are told in words, and what was typed stays', async ({ page }) => {
    await page.goto('/auth-certificate');
    await page.getByLabel(/email/i).fill('nobody@example.com');
    await page
      .getByLabel(/password/i)
      .first()
      .fill('wrong-one');
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page.getByText(/email or the password/i).first()).toBeVisible();
    await expect(page.getByLabel(/email/i)).toHaveValue('nobody@example.com');
  });

  test('a new staff account awaits approval', async ({ page }) => {
    await page.goto('/signup');
    const name = `s${Date.now().toString(36)}`.slice(0, 10);
    await page.getByLabel(/username/i).fill(name);
    await page.getByLabel(/email/i).fill(`${name}@example.com`);
    await page
      .getByLabel(/password/i)
      .first()
      .fill('secret1');
    await page
      .getByRole('button', { name: /sign up|register|create/i })
      .last()
      .click();
    await expect(page).not.toHaveURL(/signup/);
    await page.goto('/admin');
    await expect(page.getByText(/await/i).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Students' })).toHaveCount(0);
  });

  for (const width of [360, 1280]) {
    for (const path of ['/signin', '/signup', '/register', '/start-exam']) {
      test(`${path} has no accessibility fault at ${width} px and does not scroll sideways`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  }
});
