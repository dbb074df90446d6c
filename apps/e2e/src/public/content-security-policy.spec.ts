import type { MailSummary } from '@concord/contracts';
import { expect, test } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { newApplicant } from '../support/applicant';
import { readyCandidate } from '../support/candidate';
import { choose, finish, sit } from '../support/exam-portal';
import { policyViolations } from '../support/policy-violations';
import {
  expectRegistered,
  fillRequired,
  openForm,
  registerButton,
  successDialog,
  typeDate,
} from '../support/registration-page';
import { signInAsStaff, staffApi } from '../support/staff';

// The file each-page.spec.ts checks each public page.

test('registration, with its picture, dates and printout, needs nothing that the policy forbids', async ({
  page,
  context,
  request,
}) => {
  const violations = await policyViolations(context);
  const applicant = await newApplicant(await staffApi(request));
  await openForm(page);
  await fillRequired(page, applicant);
  await typeDate(page, 'Date of Birth', '05041990');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Adjust' }).click();
  const crop = page.getByRole('dialog', { name: 'Adjust the picture' });
  await expect(crop.getByRole('application')).toHaveCSS('position', 'absolute');
  await crop.getByRole('button', { name: 'Cancel' }).click();
  await registerButton(page).click();
  await expectRegistered(page, applicant);
  await page.route('**/api/media/documents', (route) => route.abort('connectionreset'));
  await successDialog(page).getByRole('button', { name: 'Print Form' }).click();
  await successDialog(page).getByRole('button', { name: 'Print from this page' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your form for printing' });
  await expect(sheet.locator('.printable-qr img')).toHaveCSS('display', 'block');
  expect(violations).toEqual([]);
});

test('an exam needs nothing that the policy forbids', async ({ page, context, request }) => {
  const violations = await policyViolations(context);
  await sit(page, request, await readyCandidate(request, { questions: 1, title: 'Policy' }));
  await choose(page, 1, 'A');
  await finish(page);
  await expect(page.getByText('Passed')).toBeVisible();
  expect(violations).toEqual([]);
});

test('the back office and the preview of an e-mail need nothing that the policy forbids', async ({
  page,
  context,
  request,
}) => {
  const violations = await policyViolations(context);
  const staff = await staffApi(request);
  const [mail] = await staff<MailSummary[]>('GET', 'admin/outbox', 200);
  await signInAsStaff(page, SUPER_ADMIN, '/admin/students');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goto(`/admin/outbox/${mail?._id ?? ''}`);
  await expect(page.frameLocator('iframe').locator('body')).not.toBeEmpty();
  expect(violations).toEqual([]);
});

test('text becomes neither script nor HTML nor style, and a violation is reported', async ({
  page,
  context,
}) => {
  const violations = await policyViolations(context);
  const answer = await page.goto('/about');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(/(?<=; )(?:script|style)-src [^;]*/g.exec(policy)?.join()).not.toContain('unsafe');
  const reported = page.waitForRequest('**/api/csp-report');
  const attempts = await page.evaluate(() => {
    const script = document.createElement('script');
    const style = document.createElement('style');
    style.textContent = 'h1 { letter-spacing: 77px }';
    document.head.append(style);
    const refused = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    return {
      html: refused(() => (document.createElement('div').innerHTML = '<img onerror="alert(1)">')),
      script: refused(() => (script.text = 'alert(1)')),
      address: refused(() => (script.src = '/api/media/files/1')),
      otherPolicy: refused(() =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (...of: unknown[]) => void } }
        ).trustedTypes.createPolicy('other', {}),
      ),
      style: style.sheet === null,
    };
  });
  expect(attempts).toEqual({ html: true, script: true, address: true, otherPolicy: true, style: true });
  expect((await reported).postData()).toContain('csp-report');
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(5);
});
