import { expect, type Page, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import { newApplicant, onlyStudent, register } from '../support/applicant';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

const WIDTHS = { widths: [360, 768] };

async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

test('an applicant becomes a member, pays, and is suspended', async ({ page, request }) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const applicant = { ...(await newApplicant(staff)), surname: unique('Member'), firstName: 'Ngozi' };
  await register(staff, applicant);
  const { _id } = await onlyStudent(staff, applicant);
  await staff('PATCH', `student/${_id}/decision`, 200, { decision: 'accepted', notify: false });
  const dialog = page.getByRole('dialog');
  const name = `${applicant.surname} Ngozi`;

  await test.step('is inducted from the student’s page, with the subscription as the only fee', async () => {
    await signInAsStaff(page, SUPER_ADMIN, `/admin/students/${_id}`);
    await page.getByRole('link', { name: 'Induct as a member' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Accepted applicant' })).toHaveValue(name);
    await dialog.getByRole('combobox', { name: 'Grade' }).click();
    await page.getByRole('option', { name: 'Associate' }).click();
    for (const fee of ['Application form', 'Training', 'Induction', 'Admission', 'Development levy'])
      await dialog.getByRole('checkbox', { name: new RegExp(`^${fee}`) }).uncheck();
    await expect(dialog).toContainText('Together NGN 5,000');
    await expectReadable(page, 'the induction', WIDTHS);
    await dialog.getByRole('button', { name: 'Induct' }).click();
    await expect(page).toHaveURL(/\/admin\/members\/[0-9a-f]{24}$/);
    await expect(page.getByText('Pending: the first subscription is not paid yet.')).toBeVisible();
    await expectReadable(page, 'the profile of a member', WIDTHS);
  });

  await test.step('pays what is charged, and is in good standing', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTab(page, 'Account');
    await expect(page.getByText('Owes NGN 5,000')).toBeVisible();
    await page.getByRole('button', { name: 'Record a payment' }).click();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('5,000.00');
    await expect(dialog.getByRole('status', { name: 'What this payment pays' })).toContainText('NGN 5,000');
    await expectReadable(page, 'a payment', WIDTHS);
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText('Nothing due')).toBeVisible();
    await expectReadable(page, 'the account of a member', WIDTHS);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTab(page, 'Profile');
    await expect(
      page.getByText(/^In good standing until .+: the subscription of \d{4} is paid\.$/),
    ).toBeVisible();
  });

  await test.step('owes again once the payment is reversed', async () => {
    await openTab(page, 'Account');
    await page.getByRole('button', { name: 'More for the payment of NGN 5,000' }).click();
    await page.getByRole('menuitem', { name: 'Reverse' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The cheque bounced');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await expect(page.getByText('Owes NGN 5,000')).toBeVisible();
    await openTab(page, 'Profile');
    await expect(page.getByText('Pending: the first subscription is not paid yet.')).toBeVisible();
  });

  await test.step('is suspended with a reason', async () => {
    await openTab(page, 'Membership');
    await page.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Decision of the council');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByRole('table', { name: 'Events' })).toContainText('Decision of the council');
    await openTab(page, 'Profile');
    await expect(page.getByText(/^Suspended: suspended on /)).toBeVisible();
  });

  await test.step('is found in the list, and from the student’s page', async () => {
    await page.goto(`/admin/members?standing=suspended&search=${applicant.surname}`);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectReadable(page, 'the list of members', WIDTHS);
    await page.goto(`/admin/students/${_id}`);
    await expect(page.getByRole('link', { name: /^Member CIPCM-/ })).toBeVisible();
  });
});
