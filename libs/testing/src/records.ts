import type { Assignment, Student } from '@concord/contracts';

/** A student with `changes`; rarely tested optional fields are empty. */
export const aStudent = (changes: Partial<Student> = {}): Student => ({
  _id: '64a000000000000000000001',
  title: 'Mrs',
  surname: 'Bello',
  firstName: 'Amina',
  middleName: null,
  phoneNumber: '+2348030000001',
  email: 'amina@example.com',
  dob: '1990-04-12',
  gender: 'Female',
  country: 'NG',
  state: 'Kano',
  eduQualification: 'Bsc',
  currentEmploymet: {
    organization: null,
    position: null,
    yearsExperience: null,
    startDate: null,
    location: null,
  },
  applicationFee: null,
  paymentMethods: null,
  membershipCadre: null,
  membershipRoute: null,
  pgdCourses: [],
  membershipType: [],
  academicPrograms: [],
  passport: { url: 'media/files/passport?exp=1&sig=2', public_id: 'passport' },
  documents: [],
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
  createdAt: '2026-11-21T09:00:00.000Z',
  ...changes,
});

/** A student's assignment before its start, with `changes`. */
export const anAssignment = (changes: Partial<Assignment> = {}): Assignment => ({
  _id: '64d000000000000000000001',
  exam: {
    _id: '64c000000000000000000001',
    examName: 'Mediation',
    examCode: 'MED-1000',
    duration: 60,
    totalQuestions: 40,
  },
  status: 'pending',
  score: null,
  dateWritten: null,
  dueDate: '2026-12-21T22:59:59.999Z',
  extraTime: 0,
  student: aStudent()._id,
  AddedBy: { _id: '64b000000000000000000001', username: 'halima' },
  attempt: null,
  ...changes,
});
