import type { Certificate, CertificateVerdict, Course, Exam } from '@concord/contracts';
import { expect, type Page, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import { makeQuestions } from '../support/candidate';
import { expectResults, passExam } from '../support/passed';
import { savedPdf } from '../support/pdf';
import { codeOf } from '../support/pdf-code';
import { expectReadable } from '../support/readable';
import { savedRows } from '../support/spreadsheet';
import { signInAsStaff, staffApi } from '../support/staff';

const LONG = { firstName: 'Oluwaseun Temitope', surname: 'Ogunlesi-Adebayo' };
/** The last width is a wide window, in which the journey continues. */
const WIDTHS = { widths: [360, 768, 1280] };
const GRADUATES = 20;
const SHORT = 'O. T. Ogunlesi-Adebayo';

/** The list row that contains this text. */
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('staff issue certificates of an exam, revoke one publicly, and replace one', async ({
  page,
  browser,
  request,
}) => {
  const call = await staffApi(request);
  const title = unique('Mediation ');
  const exam = await call<Exam>('POST', 'exams/upload', 201, {
    title,
    duration: 30,
    questions: makeQuestions(1),
  });
  const courseTitle = unique('Course of ');
  await call<Course>('POST', 'course/create', 201, { courseTitle, exams: [exam._id] });
  const surname = unique('Bello');
  const ngozi = await passExam(request, call, exam, { firstName: 'Ngozi', surname });
  await passExam(request, call, exam, { firstName: 'Zainab', surname });
  await passExam(request, call, exam, LONG);
  const others = Array.from({ length: GRADUATES - 3 }, () => ({
    firstName: 'Musa',
    surname: unique('Lawal'),
  }));
  await Promise.all(others.map((name) => passExam(request, call, exam, name)));
  await expectResults(call, exam, GRADUATES);
  const dialog = page.getByRole('dialog');
  const numberOf = async (name: string) => {
    const found = await call<Certificate[]>('GET', `certificate?exam=${exam._id}&pageSize=100`, 200);
    return found.find(({ studentName }) => studentName === name)?.certificateNumber ?? '';
  };
  const verdictOf = (number: string) => call<CertificateVerdict>('GET', `certificate/verify/${number}`, 200);

  await test.step('all that match get one, after a name that is too long is shortened', async () => {
    await signInAsStaff(page, SUPER_ADMIN, '/admin/student-certificates');
    await page.getByRole('button', { name: 'Issue from results' }).click();
    await dialog.getByRole('combobox', { name: 'Exam' }).click();
    await page.getByRole('option', { name: title }).click();
    await dialog.getByLabel(`Include applicants who are not decided yet (${GRADUATES})`).check();
    await expect(
      dialog.getByText(`${GRADUATES} of ${GRADUATES} results will get a certificate.`),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.goto(`/admin/student-result?exam=${exam._id}`);
    await page
      .getByRole('checkbox', { name: /^Select the result of/ })
      .first()
      .check();
    await page.getByRole('button', { name: `Select all ${GRADUATES} that match` }).click();
    await page.getByRole('button', { name: 'Issue certificates' }).click();
    await dialog.getByLabel(`Include applicants who are not decided yet (${GRADUATES})`).check();
    await expect(
      dialog.getByText(`${GRADUATES} of ${GRADUATES} results will get a certificate.`),
    ).toBeVisible();
    const short = dialog.getByLabel(`${LONG.surname} ${LONG.firstName}`);
    await expect(short).not.toHaveValue('');
    await short.fill(`${LONG.surname} ${LONG.firstName}`);
    await expect(dialog.getByRole('button', { name: `Issue ${GRADUATES} certificates` })).toBeDisabled();
    await short.fill(SHORT);
    await dialog.getByLabel('Tell each student by e-mail').check();
    await expectReadable(page, 'the order', WIDTHS);
    await dialog.getByRole('button', { name: `Issue ${GRADUATES} certificates` }).click();
    await expect(dialog.getByText(`${GRADUATES} certificates issued`)).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('link', { name: 'See the certificates of this exam' }).click();
    await expect(page.getByText(`1–10 of ${GRADUATES}`)).toBeVisible();
    await page.getByLabel('Search certificates').fill(SHORT);
    await expect(rowOf(page, SHORT)).toContainText(courseTitle);
    // A wide window has buttons sized for a mouse.
    await expectReadable(page, 'the list', { widths: [360, 768] });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('its mail is in the outbox with the PDF, whose code leads to the check', async () => {
    await expect(async () => {
      await page.goto(`/admin/outbox?search=${encodeURIComponent(ngozi.email)}`);
      await expect(rowOf(page, courseTitle)).toContainText(ngozi.email, { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await rowOf(page, courseTitle).getByRole('link').first().click();
    const pdf = await savedPdf(page.getByRole('button', { name: 'Certificate (PDF)' }));
    await page.goto(await codeOf(browser, pdf));
    await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
    await expect(page.getByText(`${surname} Ngozi`)).toBeVisible();
  });

  const [revoked, replaced] = [await numberOf(`${surname} Ngozi`), await numberOf(`${surname} Zainab`)];

  await test.step('one is revoked, and whoever checks its number is told why', async () => {
    await page.goto(`/admin/student-certificates?exam=${exam._id}&search=${surname}`);
    await page.getByRole('button', { name: `Revoke (delete) the certificate of ${surname} Ngozi` }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Issued to a namesake');
    await dialog.getByLabel('Show the reason on the public check page').check();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Deleted Succesfully')).toBeVisible();
    await expect(rowOf(page, `${surname} Ngozi`)).toHaveCount(0);
    expect(await verdictOf(revoked)).toMatchObject({ state: 'revoked', reason: 'Issued to a namesake' });
    await page.goto(`/certificate/${revoked}`);
    await expect(page.getByRole('heading', { name: 'This certificate was revoked' })).toBeVisible();
    await expect(page.getByText('Issued to a namesake')).toBeVisible();
  });

  await test.step('one is replaced, and its number leads to the new one', async () => {
    await page.goto(`/admin/student-certificates?exam=${exam._id}&search=${surname}`);
    await page.getByRole('button', { name: `More for the certificate of ${surname} Zainab` }).click();
    await page.getByRole('menuitem', { name: 'Replace' }).click();
    await dialog.getByLabel('Name on the certificate').fill('Zainab Sani');
    await dialog.getByLabel('Reason').fill('Her married name');
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(dialog.getByText(`now replaces ${replaced}.`)).toBeVisible();
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectReadable(page, 'the new number', WIDTHS);
    await dialog.getByRole('button', { name: 'Close' }).click();
    const replacedBy = await numberOf('Zainab Sani');
    await page.goto(`/certificate/${replaced}`);
    await page.getByRole('link', { name: replacedBy }).click();
    await expect(page.getByText('Zainab Sani')).toBeVisible();
    await page.goto(`/admin/student-certificates?exam=${exam._id}&status=replaced`);
    await rowOf(page, replaced).getByRole('link', { name: replacedBy }).click();
    await expect(rowOf(page, 'Zainab Sani')).toContainText(`Replaces ${replaced}`);
  });

  await test.step('the list of revoked ones is taken out as Excel', async () => {
    await page.goto(`/admin/student-certificates?exam=${exam._id}&status=revoked`);
    await expect(rowOf(page, revoked)).toBeVisible();
    const rows = await savedRows(page.getByRole('button', { name: 'Excel' }));
    expect(rows).toEqual([
      expect.objectContaining({
        Number: revoked,
        Name: `${surname} Ngozi`,
        Course: courseTitle,
        Exam: exam.examCode,
        Made: 'From a result',
        Status: 'Revoked',
        Reason: 'Issued to a namesake',
      }),
    ]);
    await expectReadable(page, 'the list of revoked ones', { widths: [360, 768] });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the revoked one is reinstated', async () => {
    await page.goto(`/admin/student-certificates?exam=${exam._id}&status=revoked`);
    await expect(rowOf(page, revoked)).toContainText('Issued to a namesake');
    await page.getByRole('button', { name: `More for the certificate of ${surname} Ngozi` }).click();
    await page.getByRole('menuitem', { name: 'Reinstate' }).click();
    await dialog.getByLabel('Reason').fill('There was no namesake');
    await dialog.getByRole('button', { name: 'Reinstate' }).click();
    await expect(page.getByText(`${revoked} is valid again`)).toBeVisible();
    expect((await verdictOf(revoked)).state).toBe('valid');
  });
});
