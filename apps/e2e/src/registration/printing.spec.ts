import { expect, type Page, test } from '@playwright/test';
import { type Applicant, newApplicant } from '../support/applicant';
import {
  choose,
  expectRegistered,
  fillRequired,
  openForm,
  registerButton,
  successDialog,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

// Requests of a service worker do not pass the page's routes.
test.use({ serviceWorkers: 'block' });

const printForm = (page: Page) => successDialog(page).getByRole('button', { name: 'Print Form' });

async function registered(page: Page, applicant: Applicant): Promise<void> {
  await openForm(page);
  await fillRequired(page, applicant);
  await choose(page, 'Membership Cadre', 'Associate Member');
  await registerButton(page).click();
  await expectRegistered(page, applicant);
}

test('Print Form opens a PDF in a new tab', async ({ page, request }) => {
  const applicant = await newApplicant(await staffApi(request));
  await registered(page, applicant);
  const opening = page.waitForEvent('popup');
  await printForm(page).click();
  await opening;
  const link = successDialog(page).getByRole('link', { name: 'Open the PDF' });
  await expect(link).toBeVisible({ timeout: 45_000 });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('without a PDF the page prints the form itself', async ({ page, request }) => {
  const applicant = {
    ...(await newApplicant(await staffApi(request))),
    firstName: 'Ọlábísí <b>عائشة</b>',
  };
  const message = 'PDF documents are switched off: no Chromium was found on this system';
  await page.route('**/api/media/documents', (route) =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, code: 'UNAVAILABLE', message, requestId: 'r-1' },
    }),
  );
  await registered(page, applicant);
  await printForm(page).click();
  await expect(successDialog(page).getByText('The PDF cannot be made at the moment')).toBeVisible();
  await successDialog(page).getByRole('button', { name: 'Print from this page' }).click();
  const preview = page.getByRole('dialog', { name: 'Your form for printing' });
  const sheet = preview.getByRole('article', { name: 'Registration form' });
  await expect(sheet).toContainText(`${applicant.surname} ${applicant.firstName}`);
  for (const text of [
    applicant.serial,
    'Associate Member',
    'Signature of the applicant',
    'For the institute',
  ])
    await expect(sheet).toContainText(text);
  for (const name of ['Personal details', 'Membership and payment', 'Programmes', 'Documents handed in'])
    await expect(sheet.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(sheet.getByRole('img', { name: /Passport photograph of/ })).toBeVisible();
  await expect(sheet.locator('svg')).toBeVisible();

  await test.step('only the form is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.locator('#root')).toBeHidden();
    await expect(page.getByText('Print your form and keep it')).toBeHidden();
    const pages = await page.pdf({ format: 'A4' });
    expect(pages.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
  });

  await preview.getByRole('button', { name: 'Back' }).click();
  await expect(successDialog(page)).toBeVisible();
});
