import {
  MEMBERSHIP_CADRES,
  PROGRAMMES,
  QUALIFICATIONS,
  type RegisteredStudent,
  type Student,
  YEARS_EXPERIENCE,
} from '@concord/contracts';
import { makePortraitUrl } from '@concord/testing/pictures';
import { type Api, ApiRefusal, inParallel } from './api.ts';
import { PEOPLE } from './content/people.ts';
import { log } from './log.ts';
import { DemoSerials } from './serials.ts';
import type { Officer } from './staff.ts';

const PAGE = 100;
/**
 * Maximum tries of a registration, each with another serial, because people may use those of the demo
 * meanwhile.
 */
const TRIES = 10;

const pick = <T>(choices: readonly T[], index: number): T => choices[index % choices.length] as T;

const emailOf = (index: number): string => `student${String(index + 1).padStart(2, '0')}@concord.example`;

async function payloadOf(person: (typeof PEOPLE)[number], index: number, serialNumber: string) {
  const programme = pick(PROGRAMMES, index);
  return {
    ...person,
    image_data: await makePortraitUrl(index + 1),
    dob: `${1970 + (index % 30)}-0${1 + (index % 9)}-1${index % 10}`,
    phoneNumber: `+234 803 000 ${String(1000 + index)}`,
    email: emailOf(index),
    eduQualification: pick(QUALIFICATIONS, index),
    currentEmploymet: {
      organization: pick(
        ['State Ministry of Education', 'Community Relief Initiative', 'Peace Radio'],
        index,
      ),
      position: pick(['Programme officer', 'Teacher', 'Field coordinator'], index),
      yearsExperience: pick(YEARS_EXPERIENCE, index),
      startDate: `20${String(10 + (index % 14)).padStart(2, '0')}-03-01`,
      location: `${person.state}, ${person.country}`,
    },
    membershipCadre: pick(MEMBERSHIP_CADRES, index),
    membershipRoute: 'Direct Membership Admission',
    applicationFee: 'Direct Membership (N5000, $15)',
    paymentMethods: 'Direct Bank Deposit',
    academicPrograms: [{ name: programme.name, options: programme.options.slice(0, 1) }],
    serialNumber,
  };
}

/** Student with an e-mail, as found by staff. */
async function findByEmail(staff: Api, email: string): Promise<Student | undefined> {
  const found = await staff.call<Student[]>('GET', `student?${new URLSearchParams({ search: email })}`);
  return found.find((student) => student.email === email);
}

/** Existing students of the demo, by e-mail. */
async function presentStudents(staff: Api): Promise<Map<string, Student>> {
  const { body, total } = await staff.list<Student[]>('GET', `student?pageSize=${PAGE}`);
  const byEmail = new Map(body.map((student) => [student.email, student]));
  if (total <= PAGE) return byEmail;
  await inParallel(PEOPLE, 3, async (_, index) => {
    const found = byEmail.get(emailOf(index)) ?? (await findByEmail(staff, emailOf(index)));
    if (found) byEmail.set(found.email, found);
  });
  return byEmail;
}

const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiRefusal && error.code === code;

/** Registers a demo student with a serial of the demo; undefined if the serial was used meanwhile. */
async function tryToRegister(api: Api, index: number, serial: string): Promise<Student | undefined> {
  const person = pick(PEOPLE, index);
  try {
    const payload = await payloadOf(person, index, serial);
    return await api.call<RegisteredStudent>('POST', 'student/register', payload);
  } catch (error) {
    if (isRefusal(error, 'SERIAL_INVALID')) return undefined;
    throw error;
  }
}

async function register(api: Api, index: number, serials: DemoSerials): Promise<Student> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const student = await tryToRegister(api, index, await serials.take());
    if (student) return student;
  }
  throw new Error(`${TRIES} serial numbers of the demo were used by others before a demo student could`);
}

/**
 * The demo's students in the order of {@link PEOPLE}, registered if missing. Undefined where somebody else
 * has the e-mail.
 */
export async function ensureApplicants(api: Api, officer: Officer): Promise<(Student | undefined)[]> {
  const byEmail = await presentStudents(officer.api);
  const serials = new DemoSerials(officer);
  const missing = PEOPLE.map((_, index) => index).filter((index) => !byEmail.has(emailOf(index)));
  await inParallel(missing, 3, async (index) => {
    const email = emailOf(index);
    try {
      byEmail.set(email, await register(api, index, serials));
    } catch (error) {
      if (!isRefusal(error, 'EMAIL_TAKEN')) throw error;
      const student = await findByEmail(officer.api, email);
      if (student) byEmail.set(email, student);
      else log.warn({}, `leaves out ${email}: somebody has registered with it, and it is not in the list`);
    }
  });
  return PEOPLE.map((_, index) => byEmail.get(emailOf(index)));
}
