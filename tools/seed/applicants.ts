import {
  MEMBERSHIP_CADRES,
  PROGRAMMES,
  QUALIFICATIONS,
  type RegisteredStudent,
  type Serial,
  type Student,
  YEARS_EXPERIENCE,
} from '@concord/contracts';
import { makePortraitUrl } from '@concord/testing/pictures';
import { type Api, inParallel } from './api.ts';
import { PEOPLE } from './content/people.ts';

/** All serials that the demo has, used ones included. */
const SERIALS = 60;

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

/** Unused serials; makes as many as the demo has. */
async function freeSerials(staff: Api): Promise<string[]> {
  const { total } = await staff.list<Serial[]>('GET', 'serial?pageSize=1');
  if (total < SERIALS) await staff.call('POST', 'serial/generate', { count: SERIALS - total });
  const serials = await staff.call<Serial[]>('GET', 'serial?pageSize=100');
  return serials
    .filter(({ isValid, purpose }) => isValid && purpose === 'registration')
    .map(({ serial }) => serial);
}

/** The demo's students in the order of {@link PEOPLE}; those that are missing are registered. */
export async function ensureApplicants(api: Api, staff: Api): Promise<Student[]> {
  const present = await staff.call<Student[]>('GET', 'student?pageSize=100');
  const byEmail = new Map(present.map((student) => [student.email, student]));
  const missing = PEOPLE.map((person, index) => ({ person, index })).filter(
    ({ index }) => !byEmail.has(emailOf(index)),
  );
  const free = missing.length > 0 ? await freeSerials(staff) : [];
  await inParallel(missing, 3, async ({ person, index }) => {
    const serial = free.pop();
    if (!serial) throw new Error('There are no free serials left for the demo students');
    const payload = await payloadOf(person, index, serial);
    const student = await api.call<RegisteredStudent>('POST', 'student/register', payload);
    byEmail.set(student.email, student);
  });
  return PEOPLE.flatMap((_, index) => byEmail.get(emailOf(index)) ?? []);
}
