import { expect, test } from '@playwright/test';
import { OFFICER } from '../support/accounts';
import { signInAsStaff } from '../support/staff';

const PHONE = { width: 360, height: 740 };

test('staff filter the students, come back to the same list, and read it on a phone', async ({ page }) => {
  const students = page.getByRole('table', { name: 'Students' });

  await test.step('filters stand in the address and above the list', async () => {
    await signInAsStaff(page, OFFICER, '/admin/students');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: 'Nigeria', exact: true }).click();
    await page.getByRole('button', { name: 'Full name' }).click();
    await expect(page).toHaveURL(/country=NG/);
    await expect(page).toHaveURL(/sort=surname/);
    await expect(page.getByRole('button', { name: 'Remove the filter Country: Nigeria' })).toBeVisible();
  });

  await test.step('Back from a record, and a reload, show the same', async () => {
    await expect(page.getByRole('columnheader', { name: 'Full name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(students).toHaveAttribute('aria-busy', 'false');
    const first = students.getByRole('row').nth(1).getByRole('link').first();
    const name = await first.textContent();
    await first.click();
    await expect(page).toHaveURL(/\/admin\/students\/[0-9a-f]{24}$/);
    await page.goBack();
    await expect(students.getByRole('row').nth(1)).toContainText(name ?? '');
    await page.reload();
    await expect(students.getByRole('row').nth(1)).toContainText(name ?? '');
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  await test.step('on a phone each student is a card, and the page is not wider than the screen', async () => {
    await page.setViewportSize(PHONE);
    const cards = page.getByRole('list', { name: 'Students' }).getByRole('listitem');
    await expect(cards.first().getByRole('link', { name: /^View/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  await test.step('an unknown value in a link is refused in words, and can be lifted', async () => {
    await page.goto('/admin/students?country=Nigeria');
    await expect(page.getByText('Enter the two-letter code of the country')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByRole('list', { name: 'Students' })).toBeVisible();
  });
});
