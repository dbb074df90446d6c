import type { Member } from '@concord/contracts';
import { expect, type Page, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import { newApplicant, onlyStudent, register } from '../support/applicant';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

const WIDTHS = { widths: [360, 768] };
/** A past year, in which the members of other journeys had not joined. */
const YEAR = new Date().getFullYear() - 9;

async function chooseYear(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Year' }).click();
  await page.getByRole('option', { name: String(YEAR) }).click();
}

test('accepted applicants are inducted at once, a year is billed, and the list is exported', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const surname = unique('Inducted');
  const dialog = page.getByRole('dialog');
  for (const [firstName, decision] of [
    ['Ngozi', 'accepted'],
    ['Zainab', 'accepted'],
    ['Musa', 'in-review'],
  ] as const) {
    const applicant = { ...(await newApplicant(staff)), surname, firstName };
    await register(staff, applicant);
    const { _id } = await onlyStudent(staff, applicant);
    await staff('PATCH', `student/${_id}/decision`, 200, { decision, notify: false });
  }
  const person = { surname, firstName: 'Hauwa' };
  const old = { person, grade: 'Associate', inductedOn: `${YEAR - 1}-01-15`, fees: [] };
  const member = await staff<Member>('POST', 'member', 201, old);

  await test.step('the selection is inducted after a look at who becomes a member', async () => {
    await signInAsStaff(page, SUPER_ADMIN, `/admin/students?search=${surname}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Induct' }).click();
    await dialog.getByRole('combobox', { name: 'Grade' }).click();
    await page.getByRole('option', { name: 'Associate' }).click();
    await expect(dialog.getByRole('status')).toHaveText(
      /^2 applicants become members, from number CIPCM-\d+\. Left out: 1 is not accepted\.$/,
    );
    await dialog.getByRole('button', { name: 'Left out (1)' }).click();
    await expect(dialog.getByRole('link', { name: `${surname} Musa` })).toBeVisible();
    await expectReadable(page, 'the induction of many', WIDTHS);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Induct 2' }).click();
    await expect(dialog.getByText('2 applicants inducted')).toBeVisible();
    await expectReadable(page, 'the outcome of an induction', WIDTHS);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('link', { name: 'See the new members' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: `${surname} Zainab`, exact: true })).toBeVisible();
  });

  await test.step('student and member lead to each other', async () => {
    await page.getByRole('link', { name: `${surname} Zainab`, exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/members\/[0-9a-f]{24}/);
    await page.getByRole('link', { name: `${surname} Zainab`, exact: true }).click();
    await expect(page.getByRole('link', { name: /^Member CIPCM-/ })).toBeVisible();
  });

  await test.step('a year is billed after a dry run, once', async () => {
    await page.goto('/admin/members?action=bill');
    await chooseYear(page);
    await expect(dialog.getByRole('status')).toHaveText(/^[\d,]+ members?, NGN [\d,]+$/);
    await dialog.getByRole('button', { name: /^Joined after this year/ }).click();
    await expectReadable(page, 'the billing of a year', WIDTHS);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: /^Bill [\d,]+$/ }).click();
    await expect(dialog.getByText(/^Billed: [\d,]+ members?, NGN [\d,]+$/)).toBeVisible({ timeout: 60_000 });
    await expectReadable(page, 'the outcome of a billing', WIDTHS);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.goto(`/admin/members/${member._id}?tab=account`);
    await expect(page.getByText('Owes NGN 5,000')).toBeVisible();
    await page.goto('/admin/members?action=bill');
    await chooseYear(page);
    await expect(dialog.getByRole('button', { name: /^Billed for this year before/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the list is exported as its filter shows it', async () => {
    await page.goto(`/admin/members?search=${surname}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Members \d{4}-\d\d-\d\d\.xlsx$/);
  });

  await test.step('the palette finds the member by number', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: /Search people/ }).fill(member.number);
    await page.getByRole('option', { name: `${surname} Hauwa` }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/members/${member._id}$`));
  });
});
