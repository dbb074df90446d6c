import type { Certificate, Course, Serial } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { unique } from '../support/accounts';
import { savedPdf } from '../support/pdf';
import { staffApi } from '../support/staff';

test('a certificate is made with its serial, printed, verified, and no longer genuine after its revocation', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request);
  const [course] = await staff<Course[]>('GET', 'course', 200);
  if (!course) throw new Error('There is no course');
  const studentName = unique('Amina ');
  const { serial } = await staff<Serial>('POST', 'serial/generate', 201, {
    purpose: 'certificate',
    studentName,
    selectedCourse: course._id,
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

  await page.getByRole('link', { name: 'see what the check says' }).click();
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
