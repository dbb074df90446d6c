import type { Certificate, Course } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { newApplicant, register } from '../support/applicant';
import { SUPER_ADMIN } from '../support/accounts';
import { savedPdf } from '../support/pdf';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

test('a certificate is created with its serial, printed, verified, and not genuine after its revocation', async ({
  page,
  browser,
  request,
}) => {
  const staff = await staffApi(request);
  const [course] = await staff<Course[]>('GET', 'course', 200);
  if (!course) throw new Error('There is no course');
  const applicant = await newApplicant(staff);
  const { _id: student } = await register(staff, applicant);
  const studentName = `${applicant.surname} ${applicant.firstName}`;
  const office = await browser.newPage();

  const serial =
    await test.step('a super administrator makes the serial for a registered student', async () => {
      await signInAsStaff(office, SUPER_ADMIN, '/admin/serial-number');
      await office.getByRole('button', { name: 'For a certificate' }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Registered student' }).fill(applicant.email);
      await dialog.getByRole('option', { name: new RegExp(applicant.email) }).click();
      await expect(dialog.getByLabel('Student name')).toHaveValue(studentName);
      await dialog.getByRole('combobox', { name: 'Course' }).click();
      await office.getByRole('option', { name: course.courseTitle, exact: true }).click();
      await expectReadable(office, 'the serial of a certificate', { widths: [360, 768, 1280] });
      await dialog.getByRole('button', { name: 'Generate' }).click();
      return dialog.locator('strong').innerText();
    });

  await page.goto('/certificate-form');
  await page.getByLabel('Student name').fill(studentName);
  await page.getByRole('combobox', { name: 'Course' }).click();
  await page.getByRole('option', { name: course.courseTitle, exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('20112025');
  await page.getByLabel('Serial number').fill(serial);
  await page.getByRole('button', { name: 'Proceed' }).click();

  await expect(page).toHaveURL(/\/print-certificate$/);
  const sheet = page.getByRole('article', { name: 'Certificate' });
  for (const text of [studentName, course.courseTitle, '20 November 2025'])
    await expect(sheet).toContainText(text);
  await savedPdf(page.getByRole('button', { name: 'Print Certificate' }));

  await test.step('it stands on the record of the student, and can be mailed', async () => {
    await office.goto(`/admin/students/${student}?tab=certificates`);
    await office
      .getByRole('row')
      .filter({ hasText: course.courseTitle })
      .getByRole('link', { name: /^CERT-/ })
      .click();
    await office.getByRole('button', { name: `More for the certificate of ${studentName}` }).click();
    await expect(office.getByRole('menuitem', { name: 'Send by e-mail' })).toBeVisible();
    await office.close();
  });

  await page.getByRole('link', { name: 'See what they will see' }).click();
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'genuine' })).toContainText(studentName);

  const found = await staff<Certificate[]>(
    'GET',
    `certificate?search=${encodeURIComponent(studentName)}`,
    200,
  );
  await staff('DELETE', `certificate/${found[0]?._id ?? ''}`, 200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This certificate was revoked' })).toBeVisible();
});
