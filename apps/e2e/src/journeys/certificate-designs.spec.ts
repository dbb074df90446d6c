import type { TemplateHistory } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import { savedPdf } from '../support/pdf';
import { expectReadable } from '../support/readable';
import { signInAsStaff, staffApi } from '../support/staff';

const PATH = '/admin/certificate-templates/membership';

test('a design is edited beside its preview, printed as a specimen, saved and restored', async ({
  page,
  request,
}) => {
  const staff = await staffApi(request);
  const design = 'certificate-templates/membership';
  const { present: before } = await staff<TemplateHistory>('GET', design, 200);
  const title = unique('Membership ');
  await signInAsStaff(page, SUPER_ADMIN, PATH);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Teal' }).click();

  // The site's policy must allow the frame its style sheet and fonts.
  const sheet = page.frameLocator('iframe[title="Preview of the certificate"]:not([aria-hidden="true"])');
  const heading = sheet.getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('font-family', /Noto Serif/);
  await expect(sheet.locator('.who')).toHaveCSS('color', 'rgb(11, 90, 94)');
  await savedPdf(page.getByRole('button', { name: 'Preview as PDF' }));
  await expectReadable(page, 'the design of a certificate', { widths: [360] });

  await page.getByRole('textbox', { name: 'Text' }).fill('To\n{name}\nof {town}');
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await expect(page.getByText(/There is no field \{town\}/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).fill(before.body);
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await expect(page.getByText(`Version ${before.version + 1} saved`)).toBeVisible();

  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: `View version ${before.version}`, exact: true }).click();
  await page.getByRole('button', { name: `Bring back version ${before.version}` }).click();
  await page.getByRole('button', { name: 'Bring back', exact: true }).click();
  await expect(page.getByText(`Version ${before.version} is the current version again`)).toBeVisible();
  const { present } = await staff<TemplateHistory>('GET', design, 200);
  expect(present).toMatchObject({
    version: before.version + 2,
    title: before.title,
    restored: before.version,
  });
});
