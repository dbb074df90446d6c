import type { Student } from '@concord/contracts';
import { makePdf, makePortraitUrl } from '@concord/testing';
import { expect, test } from '@playwright/test';
import { OFFICER, SUPER_ADMIN } from '../support/accounts';
import { newApplicant } from '../support/applicant';
import { signInAsStaff, staffApi, type StaffCalls } from '../support/staff';

const PDF = `data:application/pdf;base64,${makePdf('Certificate').toString('base64')}`;

/** An applicant with a PDF. */
async function applicantWithPdf(staff: StaffCalls): Promise<Student> {
  const { serial: serialNumber, ...names } = await newApplicant(staff);
  const documents = { higestQualification: { name: 'certificate.pdf', file: PDF } };
  const image_data = await makePortraitUrl(4);
  return staff<Student>('POST', 'student/register', 201, { ...names, serialNumber, image_data, documents });
}

test('an officer reviews an applicant by keyboard; a slower one sees who was faster', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request, OFFICER);
  const other = await staffApi(request, SUPER_ADMIN);
  const { _id, surname, email } = await applicantWithPdf(staff);
  const heading = page.getByRole('heading', { level: 1 });
  await signInAsStaff(page, OFFICER, '/admin');
  await page.goto(`/admin/review?student=${_id}`);
  await expect(heading).toContainText(surname);
  // The browser's own viewer opens the PDF beside the form.
  await expect(page.locator('iframe[title="certificate.pdf"]')).toBeVisible();

  await test.step('asks for more information, with the mail in sight', async () => {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Proof that you paid the application fee.' }).click();
    // Browsers may skip the layout of a frame that is out of view.
    const frame = page.locator('iframe[title^="Preview:"]');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText('Proof that you paid the application fee.')).toBeVisible();
    await page.getByRole('button', { name: 'Request and send' }).click();
    await expect(page.getByText(`More information requested from ${surname}`)).toBeVisible();
  });

  await test.step('decides again after somebody else was faster', async () => {
    await page.goto(`/admin/review?student=${_id}`);
    await expect(page.getByRole('group', { name: 'Application' })).toContainText(
      'More information requested',
    );
    await page.keyboard.press('a');
    const rejected = { decision: 'rejected', reason: 'Registered twice', notify: false };
    await other('PATCH', `student/${_id}/decision`, 200, { ...rejected, seen: 1 });
    await page.getByRole('button', { name: 'Accept and send' }).click();
    await expect(page.getByText(/^Rejected by /)).toBeVisible();
    await page.getByRole('button', { name: 'Decide again' }).click();
    await page.getByRole('button', { name: 'Accept and send' }).click();
    await expect(page.getByText(`Accepted ${surname}`)).toBeVisible();
  });

  const stored = await staff<Student>('GET', `student/${_id}`, 200);
  expect(stored.review).toMatchObject({ status: 'accepted', revision: 3, reason: null });
  const mails = await staff<{ subject: string }[]>('GET', `admin/outbox?kind=decision&search=${email}`, 200);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your application has been accepted',
    'We need more information for your application',
  ]);
});
