import type { AccessCodeMade, Member, MemberAccount, MemberImport, MemberRow } from '@concord/contracts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bearerOf, SUPER_ADMIN, unique } from './accounts';
import { newApplicant, onlyStudent, register } from './applicant';
import type { StaffCalls } from './staff';

/** A member who can sign in. */
export interface SigningMember {
  readonly _id: string;
  readonly number: string;
  readonly surname: string;
  readonly email: string;
}

const LAGOS_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** Today in Nigeria, `YYYY-MM-DD`. */
export const lagosToday = (): string => LAGOS_DAY.format(new Date());

const FEES = { grade: 'Associate', fees: ['subscription'] } as const;

/** Inducts a person who owes the first subscription. */
export async function newMember(staff: StaffCalls): Promise<SigningMember> {
  const person = { surname: unique('Bello'), firstName: 'Amina', email: `${unique('amina')}@example.com` };
  const member = await staff<Member>('POST', 'member', 201, { person, inductedOn: lagosToday(), ...FEES });
  return { _id: member._id, number: member.number, ...person };
}

/** Inducts an accepted applicant, whose photo is then on the card. */
export async function memberWithPhoto(staff: StaffCalls): Promise<SigningMember> {
  const applicant = await newApplicant(staff);
  await register(staff, applicant);
  return inducted(staff, applicant);
}

/** Accepts and inducts a registered applicant. */
export async function inducted(
  staff: StaffCalls,
  applicant: Parameters<typeof onlyStudent>[1],
): Promise<SigningMember> {
  const { _id: student } = await onlyStudent(staff, applicant);
  await staff('PATCH', `student/${student}/decision`, 200, { decision: 'accepted', notify: false });
  const member = await staff<Member>('POST', 'member', 201, { student, inductedOn: lagosToday(), ...FEES });
  const { surname, email } = applicant;
  return { _id: member._id, number: member.number, surname, email };
}

/** Imports a member of an earlier register, whose years since 2019 count as paid. */
export async function formerMember(request: APIRequestContext, staff: StaffCalls): Promise<SigningMember> {
  const given = {
    number: unique('OLD-'),
    surname: unique('Danladi'),
    email: `${unique('zainab')}@example.com`,
  };
  const rows = [
    'Member number,Surname,First name,Email,Grade,Induction date',
    `${given.number},${given.surname},Zainab,${given.email},Associate,01/02/2019`,
  ];
  const answer = await request.post('/api/member/import', {
    headers: await bearerOf(request, SUPER_ADMIN),
    multipart: { file: { name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) } },
  });
  expect(answer.status(), await answer.text()).toBe(202);
  expect((await answer.json()) as MemberImport).toMatchObject({ ready: 1, faulty: 0 });
  const found = () => staff<MemberRow[]>('GET', `member?search=${given.surname}`, 200);
  await expect.poll(async () => (await found()).length).toBe(1);
  const [{ _id } = { _id: '' }] = await found();
  return { _id, ...given };
}

/** Pays all that a member owes. */
export async function pay(staff: StaffCalls, { _id }: SigningMember): Promise<MemberAccount> {
  const { balance: amount } = await staff<MemberAccount>('GET', `member/${_id}/account`, 200);
  const how = { method: 'transfer', receivedOn: lagosToday() };
  await staff('POST', 'payment', 201, { member: _id, amount, ...how });
  return staff<MemberAccount>('GET', `member/${_id}/account`, 200);
}

/** A code that staff give on the telephone. */
export async function codeFor(staff: StaffCalls, { _id }: Pick<SigningMember, '_id'>): Promise<string> {
  const body = { reason: 'Called the office' };
  return (await staff<AccessCodeMade>('POST', `access/people/${_id}/code`, 200, body)).code;
}

/** Opens one of the member's pages, signs in by a code of staff, and expects to return to that page. */
export async function signInAsMember(
  page: Page,
  staff: StaffCalls,
  member: Pick<SigningMember, '_id' | 'email'>,
  landing = '/me',
): Promise<void> {
  await page.goto(landing);
  await expect(page).toHaveURL(/\/me\/sign-in/);
  await page.getByLabel('E-mail').fill(member.email);
  // The button of a site that sends no mails, and of one that does.
  await page.getByRole('button', { name: /^(Enter the code|I already have a code)$/ }).click();
  await page.getByLabel('Code').fill(await codeFor(staff, member));
  await expect(page).toHaveURL(new RegExp(`${landing}$`));
}
