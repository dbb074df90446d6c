import { makePortrait } from '@concord/testing';
import { expect } from '@playwright/test';
import { newApplicant, onlyStudent, pdfFile } from '../support/applicant';
import { staffApi } from '../support/staff';
import { test } from './fixtures';
import { onDisk } from './page/chosen-file';
import { look } from './page/look';
import { expectSavedPdf } from './page/saved-pdf';
import type { Tab } from './page/tab';

/** Chooses an option of a select or of a searchable list. */
async function choose(tab: Tab, list: string | RegExp, option: string | RegExp): Promise<void> {
  await tab.role('combobox', list).click();
  await tab.role('option', option).click();
  await tab.role('listbox').gone();
  const { text, value } = (await tab.role('combobox', list).states())[0] ?? {};
  expect(value || text).toMatch(option);
}

test('an applicant registers with a cropped picture and documents', async ({ tab, request, files }, info) => {
  const staff = await staffApi(request);
  const applicant = await newApplicant(staff);
  await tab.open('/register');
  await tab.role('group', 'Date of Birth').shown();

  await test.step('crops the passport picture', async () => {
    const buffer = await makePortrait(3, 900);
    const picture = await onDisk(files, { name: 'passport.jpg', mimeType: 'image/jpeg', buffer });
    await tab.label('Passport image file').upload(picture);
    await tab.role('button', 'Adjust').click();
    const crop = tab.role('dialog', 'Adjust the picture');
    await crop.role('application').shown();
    await look(tab, info, 'crop');
    await crop.role('button', 'Rotate').click();
    await crop.role('button', 'Use this picture').click();
    await crop.gone();
    await tab.role('img', 'Your passport picture').shown();
  });

  await test.step('fills in the form', async () => {
    await choose(tab, /^Title/, 'Mrs');
    await tab.label(/^Surname/).fill(applicant.surname);
    await tab.label(/^Firstname/).fill(applicant.firstName);
    await tab.label(/^Middle Name/).fill('Ọlábísí');
    await choose(tab, /^Gender/, 'Female');
    await tab.role('group', 'Date of Birth').role('spinbutton', 'Day').type('05041990');
    await tab.label(/^Email/).fill(applicant.email);
    await tab.role('textbox', 'Mobile Number').fill('0803 123 4567');
    await choose(tab, 'Country', /Nigeria/);
    await choose(tab, 'State/Province', 'Kaduna');
    await choose(tab, 'Membership Cadre', 'Associate Member');
  });

  await test.step('adds the documents', async () => {
    await choose(tab, 'Document Type', 'SSCE');
    for (const [name, file] of [
      ['Waec/Neco Result', 'waec.pdf'],
      ['Jamb Result', 'jamb.pdf'],
    ] as const) {
      await tab.label(`${name} file`).upload(await onDisk(files, pdfFile(file)));
      await tab.role('group', name).text(file).shown();
    }
  });

  await test.step('registers', async () => {
    await tab.label(/^Serial Number/).fill(applicant.serial);
    await look(tab, info, 'form');
    await tab.role('button', 'Register').click();
    await tab
      .role('dialog', 'successful')
      .text(new RegExp(`${applicant.surname} ${applicant.firstName}`))
      .shown();
    await look(tab, info, 'registered');
    const student = await onlyStudent(staff, applicant);
    expect(student).toMatchObject({
      title: 'Mrs',
      surname: applicant.surname,
      middleName: 'Ọlábísí',
      gender: 'Female',
      dob: '1990-04-05',
      phoneNumber: '+2348031234567',
      country: 'NG',
      state: 'Kaduna',
      membershipCadre: 'Associate Member',
    });
    expect(student.documents.map(({ name }) => name)).toEqual(['Waec/Neco Result', 'Jamb Result']);
    for (const { url } of [student.passport, ...student.documents.map(({ file }) => file)])
      expect((await request.get(url)).status()).toBe(200);
  });

  await test.step('Print Form saves a PDF', async () => {
    await tab.role('button', 'Print Form').click();
    await expectSavedPdf(files);
  });
});
