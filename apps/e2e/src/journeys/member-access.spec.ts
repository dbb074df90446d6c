import type { Exam, Member } from '@concord/contracts';
import { expect, type Page, test } from '@playwright/test';
import { SUPER_ADMIN, unique } from '../support/accounts';
import { newApplicant, register } from '../support/applicant';
import { makeQuestions } from '../support/candidate';
import { expectTabReachesAll } from '../support/keyboard';
import { inducted, lagosToday, pay, signInAsMember } from '../support/member';
import { expectResults, passExam } from '../support/passed';
import { expectReadable } from '../support/readable';
import { type StaffCalls, staffApi } from '../support/staff';

// Dialogs that fade in have other colours for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = { widths: [360, 768, 1280] };

/** Waits for the page, expects that it is accessible at every width, and that the keyboard reaches all of it. */
async function expectUsable(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectReadable(page, title.toString(), WIDTHS);
  await expectTabReachesAll(page);
}

/** Opens a page by the bar of a desktop, and looks at it. */
async function walk(page: Page, link: string, title = link): Promise<void> {
  await page.getByRole('navigation', { name: 'My pages' }).getByRole('link', { name: link }).click();
  await test.step(title, () => expectUsable(page, title));
}

/** Opens a form by its button, and expects that it is accessible, too. */
async function openForm(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expectReadable(page, button, WIDTHS);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function passedExam(staff: StaffCalls): Promise<Exam> {
  const exam = { title: unique('Exam of a member '), duration: 30, questions: makeQuestions(1) };
  return staff<Exam>('POST', 'exams/upload', 201, exam);
}

test('every page of a member is accessible at each width', async ({ page, request }) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const exam = await passedExam(staff);
  const name = { surname: unique('Okeke'), firstName: 'Ifeoma' };
  const applicant = await passExam(request, staff, exam, name);
  await expectResults(staff, exam, 1);
  const member = await inducted(staff, applicant);
  await pay(staff, member);
  const due = { title: 'Workshop on mediation', amount: 30_000, due: lagosToday(), reason: 'Took part' };
  await staff('POST', `member/${member._id}/charge`, 201, { fee: 'other', period: '2026', ...due });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/me');
  await test.step('sign-in', () => expectUsable(page, 'Sign in'));
  await signInAsMember(page, staff, member);
  await test.step('home', () => expectUsable(page, `Hello, Ifeoma ${name.surname}`));
  await walk(page, 'My account');
  await page.getByRole('link', { name: /^Pay/ }).first().click();
  await test.step('pay', () => expectUsable(page, /^Pay/));
  await walk(page, 'My card');
  await walk(page, 'Exams', 'Exams and certificates');
  await page.getByRole('link', { name: /^See result/ }).click();
  await test.step('result', () => expectUsable(page, exam.examName));
  await walk(page, 'Upgrade');
  await walk(page, 'CPD');
  await openForm(page, 'Enter an activity', 'CPD');
  await walk(page, 'Directory');
  await walk(page, 'My profile');
  await walk(page, 'My data');
  await walk(page, 'Sign-ins');
});

test('the pages of an applicant and of an organisation are accessible at each width', async ({
  page,
  browser,
  request,
}) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const applicant = await newApplicant(staff);
  const { _id: student } = await register(staff, applicant);
  await signInAsMember(page, staff, { _id: student, email: applicant.email });
  await test.step('home of an applicant', () => expectUsable(page, `Hello, Chidinma ${applicant.surname}`));
  await walk(page, 'My application');

  const email = `${unique('office')}@example.com`;
  const { _id } = await staff<Member>('POST', 'member', 201, {
    organisation: { name: unique('Peace Works '), contact: 'Halima Sani', email },
    grade: 'Corporate',
    inductedOn: lagosToday(),
    fees: [],
  });
  await staff('POST', `member/${_id}/staff`, 201, { name: 'Bala Musa', sponsored: true });
  const office = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await office.newPage();
  await signInAsMember(desk, staff, { _id, email }, '/me/staff');
  await test.step('staff of an organisation', () => expectUsable(desk, 'Our staff'));
  await office.close();
});
