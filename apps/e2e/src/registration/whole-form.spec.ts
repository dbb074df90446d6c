import { type Mail, type MailSummary, maskSerial } from '@concord/contracts';
import { makePortrait } from '@concord/testing';
import { expect, test } from '@playwright/test';
import { newApplicant, pdfFile, onlyStudent } from '../support/applicant';
import { savedPdf } from '../support/pdf';
import {
  choose,
  expectEmptyForm,
  expectRegistered,
  fillRequired,
  uploadDocument,
  openForm,
  registerButton,
  successDialog,
  typeDate,
  openDiplomaCourses,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

test('the whole form with SSCE results reaches the institute unchanged', async ({ page, request }) => {
  const staff = await staffApi(request);
  const applicant = await newApplicant(staff);
  await openForm(page);
  await fillRequired(page, applicant);
  await choose(page, 'Title', 'Mrs');
  await page.getByLabel('Middle Name').fill('Ọlábísí');
  await choose(page, 'Gender', 'Female');
  await typeDate(page, 'Date of Birth', '05041990');
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('0803 123 4567');
  await choose(page, 'Highest Qualification', 'SSCE');
  await choose(page, 'Country', /Nigeria.*NG/);
  await choose(page, 'State/Province', 'Kaduna');
  await page.getByLabel('Organisation').fill('Kaduna Peace Commission');
  await typeDate(page, 'Date Joined', '01032015');
  await page.getByLabel('Position').fill('Field officer');
  await choose(page, 'Years of Career Experience', '4-10 yrs');
  await page.getByLabel('Location').fill('12 Ahmadu Bello Way\nKaduna');
  await choose(page, 'Membership Cadre', 'Associate Member');
  await choose(page, 'Membership Route', 'Executive Professional PGD course');
  await choose(page, 'Application Fee', 'Professional PGD course (N5000, $15)');
  await choose(page, 'Payment Method', 'USSD');
  await openDiplomaCourses(page);
  await page.getByRole('checkbox', { name: 'Peace Education' }).check();
  await choose(page, 'Document Type', 'SSCE');
  await uploadDocument(page, 'Waec/Neco Result', pdfFile('waec.pdf'));
  await uploadDocument(page, 'Jamb Result', {
    name: 'jamb.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePortrait(9, 800),
  });
  await registerButton(page).click();
  const done = successDialog(page);
  await expectRegistered(page, applicant);

  const student = await onlyStudent(staff, applicant);
  expect(student).toMatchObject({
    title: 'Mrs',
    surname: applicant.surname,
    firstName: applicant.firstName,
    middleName: 'Ọlábísí',
    gender: 'Female',
    dob: '1990-04-05',
    email: applicant.email,
    phoneNumber: '+2348031234567',
    eduQualification: 'SSCE',
    country: 'NG',
    state: 'Kaduna',
    currentEmploymet: {
      organization: 'Kaduna Peace Commission',
      startDate: '2015-03-01',
      position: 'Field officer',
      yearsExperience: '4-10 yrs',
      location: '12 Ahmadu Bello Way\nKaduna',
    },
    membershipCadre: 'Associate Member',
    membershipRoute: 'Executive Professional PGD course',
    applicationFee: 'Professional PGD course (N5000, $15)',
    paymentMethods: 'USSD',
    pgdCourses: ['Peace Education'],
    serialNumber: maskSerial(applicant.serial),
  });
  expect(student.documents.map(({ name }) => name)).toEqual(['Waec/Neco Result', 'Jamb Result']);
  for (const { url } of [student.passport, ...student.documents.map(({ file }) => file)])
    expect((await request.get(url)).status()).toBe(200);

  await test.step('one receipt is in the outbox', async () => {
    const mails = () =>
      staff<MailSummary[]>('GET', `admin/outbox?search=${encodeURIComponent(applicant.email)}`, 200);
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [receipt] = await mails();
    const { text } = await staff<Mail>('GET', `admin/outbox/${receipt?._id}`, 200);
    expect(text).toContain(applicant.surname);
    expect(text).not.toContain(applicant.serial);
  });

  await test.step('Print Form saves a PDF', async () => {
    await savedPdf(done.getByRole('button', { name: 'Print Form' }));
    await expect(done.getByRole('link', { name: 'Open the PDF' })).toBeVisible();
  });

  await test.step('closing leaves an empty form, also after a reload', async () => {
    await done.getByRole('button', { name: 'Close' }).click();
    await expect(done).toBeHidden();
    await expectEmptyForm(page, applicant);
    await openForm(page);
    await expectEmptyForm(page, applicant);
  });
});
