import { expect, type Page, test } from '@playwright/test';
import { newApplicant, pdfFile, studentsOf, theOneStudent } from '../support/applicant';
import { FaultProxy } from '@concord/testing';
import {
  choose,
  documentPlace,
  expectRegistered,
  fillRequired,
  giveDocument,
  loadingDialog,
  openForm,
  registerButton,
  surnameField,
  toast,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

const SCAN_BYTES = 4_000_000;
const SLOW_BYTES_A_SECOND = 400_000;

const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nothing is lost' });

const tryAgain = (page: Page) => lost(page).getByRole('button', { name: 'Try again' }).click();

/** Makes the browser send no faster than this; 0 is as fast as it can. */
async function sendAtMost(page: Page, bytesASecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesASecond || -1,
  });
}

test.describe('a connection that breaks', () => {
  let line: FaultProxy;

  test.beforeEach(async ({ baseURL }) => {
    line = await FaultProxy.to(baseURL ?? '');
  });
  test.afterEach(() => line.cut());

  test('in the middle of sending loses nothing, and trying again registers once', async ({
    page,
    request,
  }) => {
    const staff = await staffApi(request);
    const applicant = await newApplicant(staff);
    await openForm(page, `${line.url}/register`);
    await fillRequired(page, applicant);
    await choose(page, 'Document Type', 'Bsc');
    await giveDocument(page, 'Bsc', pdfFile('scan.pdf', SCAN_BYTES));
    await sendAtMost(page, SLOW_BYTES_A_SECOND);
    await registerButton(page).click();
    await expect(loadingDialog(page)).toContainText('Loading.....');
    const progress = loadingDialog(page).getByRole('progressbar', { name: 'Sending your registration' });
    await expect(progress).toHaveAttribute('aria-valuetext', /^[1-9]\d?%: \d\.\d MB of 5\.\d MB sent$/);

    await line.cut();
    await expect(lost(page)).toContainText('The connection was lost');
    await expect(lost(page)).toBeFocused();
    await expect(loadingDialog(page)).toBeHidden();
    await expect(surnameField(page)).toHaveValue(applicant.surname);
    await expect(documentPlace(page, 'Bsc').getByText('scan.pdf')).toBeVisible();
    expect(await studentsOf(staff, applicant)).toEqual([]);

    await tryAgain(page);
    await expect(lost(page)).toContainText('Nothing is lost');

    await line.restore();
    await sendAtMost(page, 0);
    await tryAgain(page);
    await expectRegistered(page, applicant);
    await theOneStudent(staff, applicant);
  });

  test('after the registration was stored gives its success on trying again', async ({ page, request }) => {
    const staff = await staffApi(request);
    const applicant = await newApplicant(staff);
    await openForm(page, `${line.url}/register`);
    await fillRequired(page, applicant);
    line.cutAtAnswerTo('POST /api/student/register');
    await registerButton(page).click();
    await expect(lost(page)).toContainText('Your registration may have arrived');
    const stored = await theOneStudent(staff, applicant);
    await line.restore();
    await tryAgain(page);
    await expectRegistered(page, applicant);
    expect((await theOneStudent(staff, applicant))._id).toBe(stored._id);
  });
});

test.describe('a service that is not there', () => {
  // What a service worker asks for does not pass the routes that these journeys set up for the page.
  test.use({ serviceWorkers: 'block' });

  test('is told in its own words, the form stays, and trying again registers', async ({ page, request }) => {
    const staff = await staffApi(request);
    const applicant = await newApplicant(staff);
    const words = 'Files cannot be stored at the moment. Please try again in a minute.';
    await page.route(
      '**/api/student/register',
      (route) =>
        route.fulfill({
          status: 503,
          json: { statusCode: 503, code: 'UNAVAILABLE', message: words, requestId: 'r-1' },
        }),
      { times: 1 },
    );
    await openForm(page);
    await fillRequired(page, applicant);
    await registerButton(page).click();
    await expect(toast(page, words)).toBeVisible();
    await expect(lost(page)).toBeVisible();
    await expect(surnameField(page)).toHaveValue(applicant.surname);
    await expect(registerButton(page)).toBeEnabled();
    expect(await studentsOf(staff, applicant)).toEqual([]);
    await tryAgain(page);
    await expectRegistered(page, applicant);
    await theOneStudent(staff, applicant);
  });

  test('is asked once by a double click', async ({ page, request }) => {
    const staff = await staffApi(request);
    const applicant = await newApplicant(staff);
    const sent: string[] = [];
    page.on('request', (each) => {
      if (each.method() === 'POST' && each.url().endsWith('/api/student/register')) sent.push(each.url());
    });
    await openForm(page);
    await fillRequired(page, applicant);
    await registerButton(page).dblclick();
    await expectRegistered(page, applicant);
    expect(sent).toHaveLength(1);
    await theOneStudent(staff, applicant);
  });
});
