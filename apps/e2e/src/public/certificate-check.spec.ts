import { expect, type Page, test } from '@playwright/test';
import { toBuffer, toDataURL } from 'qrcode';
import { type Certificates, makeCertificates, REASON, UNKNOWN_NUMBER } from '../support/certificates';
import { expectHydrated, hydrated, observe, visit } from '../support/public-page';
import { excessWidth, expectReadable, expectReadableInDark } from '../support/readable';
import { staffApi } from '../support/staff';

test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

let certificates: Certificates;

test.beforeAll(async ({ request }) => {
  certificates = await makeCertificates(await staffApi(request));
});

const pathOf = ({ certificateNumber }: { certificateNumber: string }) => `/certificate/${certificateNumber}`;
const verdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const GENUINE = 'This certificate is genuine';
const REPLACED = 'This certificate was replaced';
const UNKNOWN = 'No certificate has this number';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  /** Opens the page of a certificate, and expects its status and texts. */
  async function expectVerdict(page: Page, path: string, status: number, words: readonly string[]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    for (const text of words) await expect(page.getByRole('status')).toContainText(text);
    expect(await excessWidth(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Print this result' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Scan the QR code' })).toBeHidden();
  }

  test('the served page shows each state', async ({ page }) => {
    const { course, valid, revoked, replaced, replacing } = certificates;
    const facts = [course, '20 November 2025', 'Issued by'];
    await expectVerdict(page, pathOf(valid), 200, [GENUINE, valid.studentName, ...facts]);
    await expectVerdict(page, pathOf(revoked), 200, ['was revoked', revoked.studentName, REASON, ...facts]);
    await expectVerdict(page, pathOf(replaced), 200, [REPLACED, replacing.certificateNumber, ...facts]);
    await page.getByRole('link', { name: replacing.certificateNumber }).click();
    await expect(verdict(page, GENUINE)).toBeVisible();
    await expect(page.getByRole('link', { name: replaced.certificateNumber })).toBeVisible();
    await expectVerdict(page, `/certificate/${UNKNOWN_NUMBER}`, 404, [UNKNOWN, UNKNOWN_NUMBER]);
    await expectVerdict(page, '/certificate/%3Cimg%20src=x%3E', 404, [UNKNOWN, '<IMGSRC=X>']);
  });

  test('the form accepts a number as people type it', async ({ page }) => {
    const { certificateNumber } = certificates.valid;
    await page.goto('/certificate');
    const typed = certificateNumber.toLowerCase().replaceAll('-', ' ').replace('202', '2o2');
    await page.getByLabel('Certificate number').fill(` ${typed}`);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL(pathOf(certificates.valid));
    await expect(verdict(page, GENUINE)).toBeVisible();
    await page.getByLabel('Certificate number').fill(UNKNOWN_NUMBER);
    await page.keyboard.press('Enter');
    await expect(verdict(page, UNKNOWN)).toBeVisible();
  });
});

test('the page of each verdict is hydrated as it was served, and accessible in both schemes', async ({
  page,
}) => {
  const { valid, revoked, replaced } = certificates;
  for (const path of [pathOf(valid), pathOf(revoked), pathOf(replaced)])
    await test.step(path, async () => {
      const problems = await observe(page);
      expect(await visit(page, path)).toBe(200);
      await expectHydrated(page, problems);
      await expectReadable(page, path, { whole: true, widths: [360, 768, 1280] });
      await expectReadableInDark(page, path);
      await page.emulateMedia({ colorScheme: 'light' });
    });
});

test('the served verdict is requested once, and again with each lookup', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/certificate/')) calls.push(request.url());
  });
  await visit(page, pathOf(certificates.valid));
  await expect(verdict(page, GENUINE)).toBeVisible();
  expect(calls).toEqual([]);
  const look = async (number: string) => {
    await page.getByLabel('Certificate number').fill(number);
    await page.keyboard.press('Enter');
  };
  await look(UNKNOWN_NUMBER);
  await expect(verdict(page, UNKNOWN)).toBeFocused();
  await look(certificates.valid.certificateNumber);
  await expect(verdict(page, GENUINE)).toBeFocused();
  expect(calls).toHaveLength(2);
  await page.goBack();
  await expect(verdict(page, UNKNOWN)).toBeVisible();
});

test.describe('scanning', () => {
  const scan = (page: Page) => page.getByRole('dialog', { name: 'Scan the QR code' });
  const picture = async (text: string) => ({
    name: 'code.png',
    mimeType: 'image/png',
    buffer: await toBuffer(text, { width: 600, margin: 4 }),
  });

  async function pressScan(page: Page) {
    await visit(page, '/certificate');
    await page.getByRole('button', { name: 'Scan the QR code' }).click();
  }

  async function openScan(page: Page) {
    await pressScan(page);
    await expect(scan(page)).toBeVisible();
  }

  test('a picture of the code opens the verdict, and another code is reported', async ({ page }) => {
    const problems = await observe(page);
    await openScan(page);
    await expect(scan(page).getByRole('alert')).toBeVisible();
    await expectReadable(page, 'the dialog');
    const file = scan(page).getByTestId('picture');
    await file.setInputFiles(await picture('https://evil.example/certificate/CERT-2026-7KQ2M-XW9PD'));
    await expect(scan(page).getByRole('alert')).toContainText('not from one of our certificates');
    await file.setInputFiles(await picture(`${new URL(page.url()).origin}${pathOf(certificates.valid)}`));
    await expect(verdict(page, GENUINE)).toBeVisible();
    await expect(page).toHaveURL(pathOf(certificates.valid));
    expect(problems).toEqual([]);
  });

  test('without a camera the dialog says so, and Escape returns to its button', async ({ page }) => {
    await openScan(page);
    await expect(scan(page).getByRole('alert')).toContainText(/camera/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Scan the QR code' })).toBeFocused();
  });

  test('the camera reads the code, and closes with the dialog', async ({ page, baseURL }) => {
    // A canvas with the code replaces the camera, which test machines do not have.
    const address = new URL(pathOf(certificates.valid), baseURL).href;
    await page.addInitScript(
      (code) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: 640, height: 480 });
        const picture = Object.assign(new Image(), { src: code });
        setInterval(() => {
          const context = canvas.getContext('2d');
          context?.fillRect(0, 0, 640, 480);
          if (picture.complete) context?.drawImage(picture, 140, 60);
        }, 100);
        const stream = canvas.captureStream(10);
        Object.assign(window, { cameraStream: stream });
        navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
      },
      await toDataURL(address, { width: 360 }),
    );
    // The code is already in view, so the dialog may have read it and closed before it can be seen.
    await pressScan(page);
    await expect(verdict(page, GENUINE)).toBeFocused();
    const state = await page.evaluate(
      () => (window as { cameraStream?: MediaStream }).cameraStream?.getTracks()[0]?.readyState,
    );
    expect(state).toBe('ended');
  });
});

test('the printed page has the verdict and no controls', async ({ page }) => {
  await visit(page, pathOf(certificates.valid));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(certificates.valid.studentName)).toBeVisible();
  for (const name of ['Check', 'Scan the QR code', 'Print this result'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await hydrated(page);
});
