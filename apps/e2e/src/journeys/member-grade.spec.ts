import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { pdfFile } from '../support/applicant';
import { formerMember, lagosToday, signInAsMember } from '../support/member';
import { expectReadable } from '../support/readable';
import { typeDate } from '../support/registration-page';
import { signInAsStaff, staffApi } from '../support/staff';

test('a member collects points and rises to the next grade, which staff confirm and grant', async ({
  page,
  browser,
  request,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const member = await formerMember(request, staff);
  const name = `${member.surname} Zainab`;
  const office = await browser.newContext();
  const desk = await office.newPage();
  const dialog = desk.getByRole('dialog');
  const year = lagosToday().slice(0, 4);
  const add = (group: string, file: string) => page.getByLabel(group).setInputFiles(pdfFile(file));

  await test.step('enters an activity with evidence, which counts nothing yet', async () => {
    await signInAsMember(page, staff, member, '/me/cpd');
    await expect(page.getByText(`You have 0 of 10 points for ${year}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Enter an activity' }).click();
    await page.getByRole('combobox', { name: 'Activity' }).click();
    await page.getByRole('option', { name: 'Course, training or workshop' }).click();
    await page.getByRole('textbox', { name: 'What you did' }).fill('Mediation course in Jos');
    await typeDate(page, 'Day', lagosToday().split('-').reverse().join(''));
    await page.getByRole('textbox', { name: 'Hours' }).fill('6');
    await add('Evidence', 'course.pdf');
    await expect(page.getByText('course.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(page.getByText('6 points, waits for us to confirm')).toBeVisible();
    await expect(page.getByText(`You have 0 of 10 points for ${year}.`)).toBeVisible();
    await expect(page.getByText('6 more points wait for us to confirm.')).toBeVisible();
  });

  await test.step('staff see the evidence in the queue, and confirm', async () => {
    await signInAsStaff(desk, SUPER_ADMIN, '/admin/cpd');
    const row = desk.getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('link', { name: /course\.pdf/ })).toBeVisible();
    await row.getByRole('button', { name: `Confirm Mediation course in Jos of ${name}` }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('the sum has risen', async () => {
    await page.reload();
    await expect(page.getByText(`You have 6 of 10 points for ${year}.`)).toBeVisible();
    await expect(page.getByText(/^6 points, confirmed on /)).toBeVisible();
  });

  await test.step('applies for the next grade with a document', async () => {
    await page.getByRole('link', { name: 'Upgrade' }).click();
    await expect(page.getByText('60 of 60 months in good standing').last()).toBeVisible();
    await page.getByRole('textbox', { name: 'Why you apply' }).fill('Seven years of work in peace offices');
    await add('Documents', 'letter.pdf');
    await expect(page.getByText('letter.pdf')).toBeVisible();
    await expectReadable(page, 'the application', { widths: [768, 360, 1280] });
    await page.getByRole('button', { name: 'Send my application' }).click();
    await expect(page.getByText(/^We have had your application for Full since /)).toBeVisible();
  });

  await test.step('staff read it and grant it', async () => {
    await desk.goto('/admin/upgrades?tab=proposals');
    const row = desk.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Seven years of work in peace offices');
    await expect(row.getByRole('link', { name: /letter\.pdf/ })).toBeVisible();
    await row.getByRole('button', { name: `Grant ${name}` }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Decision of the council');
    await dialog.getByRole('button', { name: 'Grant' }).click();
    await expect(row).toContainText('Granted from');
  });

  await test.step('page and card show the new grade', async () => {
    await page.reload();
    await expect(page.getByText(/^You are Full from /)).toBeVisible();
    await expect(page.getByText(/^Your way to Senior$/)).toBeVisible();
    await page.getByRole('link', { name: 'My card' }).click();
    await expect(page.getByText('Full', { exact: true })).toBeVisible();
  });
  await office.close();
});
