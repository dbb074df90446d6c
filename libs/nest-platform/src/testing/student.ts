import type { Student } from '@concord/contracts';

export const STUDENT_ID = 'd'.repeat(24);

/** A student's record as the students service answers it. */
export const aStudent = (changes: Partial<Student> = {}): Student => ({
  _id: STUDENT_ID,
  title: 'Mrs',
  surname: 'Okonkwo',
  firstName: 'Ngozi',
  middleName: null,
  phoneNumber: '+234 800 123 4567',
  email: 'ngozi@example.org',
  dob: '1990-05-04',
  gender: 'Female',
  country: 'NG',
  state: 'Kaduna',
  eduQualification: 'MSC',
  currentEmploymet: {
    organization: null,
    position: null,
    yearsExperience: '0-1 yr',
    startDate: null,
    location: null,
  },
  applicationFee: 'Nil',
  paymentMethods: 'USSD',
  membershipCadre: 'Full Member',
  membershipRoute: 'NYSC Scheme',
  pgdCourses: [],
  membershipType: ['NYSC Scheme'],
  academicPrograms: [],
  passport: { url: '/x', public_id: '0'.repeat(32) },
  documents: [],
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
  createdAt: '2026-11-21T10:00:00.000Z',
  ...changes,
});
