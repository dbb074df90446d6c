import { expect, test } from '@playwright/test';
import { OFFICER, SUPER_ADMIN } from '../support/accounts';
import { newApplicant, pdfFile, register } from '../support/applicant';
import { signInAsMember } from '../support/member';
import { savedPdf } from '../support/pdf';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

const WIDTHS = { widths: [1280, 768, 360] };
const QUESTION = 'Proof that you paid the application fee.';

test('an applicant answers the reviewer’s question on a phone, and is accepted', async ({
  page,
  browser,
  request,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const applicant = await newApplicant(staff);
  const { _id } = await register(staff, applicant);
  const office = await browser.newContext();
  const officer = await office.newPage();
  const review = `/admin/review?student=${_id}`;
  const heading = (name: string) => page.getByRole('heading', { name });

  await test.step('signs in with the code of the office', async () => {
    await page.goto('/me/sign-in');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expectReadable(page, 'the sign-in', WIDTHS);
    await signInAsMember(page, staff, { ...applicant, _id }, '/me/application');
    await expect(heading('We have your application')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Up next');
  });

  await test.step('the reviewer asks a question', async () => {
    await signInAsStaff(officer, OFFICER, '/admin');
    await officer.goto(review);
    await expect(officer.getByRole('heading', { level: 1 })).toContainText(applicant.surname);
    await officer.keyboard.press('m');
    await officer.getByRole('button', { name: QUESTION }).click();
    await officer.getByRole('button', { name: 'Request and send' }).click();
    await expect(officer.getByText(`More information requested from ${applicant.surname}`)).toBeVisible();
  });

  await test.step('finds it on the home, and answers with a file', async () => {
    await page.goto('/me');
    await expect(heading(`Hello, ${applicant.firstName} ${applicant.surname}`)).toBeVisible();
    const part = page.getByRole('region', { name: 'My application' });
    await expect(part).toContainText(QUESTION);
    await expectReadable(page, 'the home of an applicant', WIDTHS);
    await part.getByRole('link', { name: 'Answer now' }).click();
    await expect(heading('We need something from you')).toBeVisible();
    await page.getByRole('textbox', { name: 'Answer' }).fill('I paid on Monday, at the bank.');
    await page.getByLabel('File', { exact: true }).setInputFiles(pdfFile('teller.pdf'));
    await expect(page.getByRole('button', { name: 'Remove teller.pdf' })).toBeVisible();
    await expectReadable(page, 'an answer', WIDTHS);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(heading('Thank you, we have your answer')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveCount(0);
    const link = page.getByRole('link', { name: 'teller.pdf' });
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await expectReadable(page, 'an answered application', WIDTHS);
  });

  await test.step('the reviewer reads it, and accepts', async () => {
    await officer.goto(review);
    const thread = officer.getByRole('list', { name: 'Messages' });
    await expect(thread).toContainText('I paid on Monday, at the bank.');
    await expect(thread.getByRole('link', { name: 'teller.pdf' })).toBeVisible();
    await officer.keyboard.press('a');
    await officer.getByRole('button', { name: 'Accept and send' }).click();
    await expect(officer.getByText(`Accepted ${applicant.surname}`)).toBeVisible();
    await office.close();
  });

  await test.step('sees the decision, and prints the form', async () => {
    await page.reload();
    await expect(heading('Your application is accepted')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Accepted on');
    await expect(page.getByRole('button', { name: 'Propose a correction' })).toHaveCount(0);
    await savedPdf(page.getByRole('button', { name: 'Print my form' }));
  });
});
