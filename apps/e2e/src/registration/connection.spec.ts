import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { newApplicant, pdfFile, studentsOf, onlyStudent } from '../support/applicant';
import { FaultProxy } from '@concord/testing';
import {
  choose,
  documentField,
  expectRegistered,
  fillRequired,
  uploadDocument,
  loadingDialog,
  openForm,
  registerButton,
  successDialog,
  surnameField,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

const SCAN_BYTES = 4_000_000;
const SLOW_BYTES_PER_SECOND = 400_000;

const lostNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nothing is lost' });

const tryAgain = (page: Page) => lostNotice(page).getByRole('button', { name: 'Try again' }).click();

/** Limits the upload speed of the browser in bytes per second; 0 is unlimited. */
async function limitUpload(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond || -1,
  });
}

test.describe('a connection that breaks', () => {
  let proxy: FaultProxy;

  test.beforeEach(async ({ baseURL }) => {
    proxy = await FaultProxy.to(baseURL ?? '');
  });
  test.afterEach(() => proxy.cut());

  /** Registers a new applicant and loses the answer to the stored registration. */
  async function loseAnswer(page: Page, request: APIRequestContext) {
    const staff = await staffApi(request);
    const applicant = await newApplicant(staff);
    await openForm(page, `${proxy.url}/register`);
    await fillRequired(page, applicant);
    proxy.cutAtAnswerTo('POST /api/student/register');
    await registerButton(page).click();
    await expect(lostNotice(page)).toContainText('Your registration may have reached us');
    return { staff, applicant };
  }

  test('before Register is pressed sends nothing, and says so', async ({ page, request, context }) => {
    const staff = await staffApi(request);
    const applicant = await newApplicant(staff);
    await openForm(page, `${proxy.url}/register`);
    await fillRequired(page, applicant);
    await context.setOffline(true);
    await registerButton(page).click();
    await expect(lostNotice(page)).toContainText('Your registration was not sent');
    await expect(lostNotice(page)).not.toContainText('may have reached us');
    expect(await studentsOf(staff, applicant)).toEqual([]);
    await context.setOffline(false);
    await tryAgain(page);
    await expect(page.getByRole('dialog', { name: 'successful' })).toBeVisible();
  });

  test('during the upload loses nothing, and a retry registers once', async ({ page, request }) => {
    const staff = await staffApi(request);
    const applicant = await newApplicant(staff);
    await openForm(page, `${proxy.url}/register`);
    await fillRequired(page, applicant);
    await choose(page, 'Document Type', 'Bsc');
    await uploadDocument(page, 'Bsc', pdfFile('scan.pdf', SCAN_BYTES));
    await limitUpload(page, SLOW_BYTES_PER_SECOND);
    await registerButton(page).click();
    await expect(loadingDialog(page)).toContainText('Loading.....');
    const progress = loadingDialog(page).getByRole('progressbar', { name: 'Sending your registration' });
    await expect(progress).toHaveAttribute('aria-valuetext', /^[1-9]\d?%: \d\.\d MB of 5\.\d MB sent$/);

    await proxy.cut();
    await expect(lostNotice(page)).toContainText('The connection was lost');
    await expect(lostNotice(page)).toBeFocused();
    await expect(loadingDialog(page)).toBeHidden();
    await expect(surnameField(page)).toHaveValue(applicant.surname);
    await expect(documentField(page, 'Bsc').getByText('scan.pdf')).toBeVisible();
    expect(await studentsOf(staff, applicant)).toEqual([]);

    await tryAgain(page);
    await expect(lostNotice(page)).toContainText('Nothing is lost');

    await proxy.restore();
    await limitUpload(page, 0);
    await tryAgain(page);
    await expectRegistered(page, applicant);
    await onlyStudent(staff, applicant);
  });

  test('after the registration was stored shows the success on a retry', async ({ page, request }) => {
    const { staff, applicant } = await loseAnswer(page, request);
    const stored = await onlyStudent(staff, applicant);
    await proxy.restore();
    await tryAgain(page);
    await expectRegistered(page, applicant);
    expect((await onlyStudent(staff, applicant))._id).toBe(stored._id);
  });

  test('after which the form was changed lists the changes that are not stored', async ({
    page,
    request,
  }) => {
    const { staff, applicant } = await loseAnswer(page, request);
    await proxy.restore();
    await choose(page, 'Title', 'Dr');
    await page.getByLabel('Middle Name').fill('Bola');
    await tryAgain(page);
    await expectRegistered(page, applicant);
    await expect(successDialog(page)).toContainText('changes are not included: Title, Middle Name');
    await expect(page.getByText('Has a problem')).toHaveCount(0);
    expect(await onlyStudent(staff, applicant)).toMatchObject({ title: null, middleName: null });
  });
});
